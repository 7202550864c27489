import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';
import { CarCoverage, CarOffer } from './offer';
import { PricedAccessory } from './extras';
import { RentalPoint } from './point';

/** What a cancellation costs, by time. */
export const CarCancellation = z.object({
  /** Until then nothing is kept, ISO UTC; null when it is never free. */
  freeUntil: z.nullable(z.string()),
  /** Kept after that and before the pick-up; null: everything. */
  fee: z.nullable(Money),
  /** From the pick-up on nothing is returned, ISO UTC. */
  nothingFrom: z.string(),
});
export type CarCancellation = z.output<typeof CarCancellation>;

/** A text of the vendor's own, in its own language. */
export const CarText = z.object({ title: z.string(), text: z.string() });
export type CarText = z.output<typeof CarText>;

/** What the vendor says of a rental in its own words. */
export const CarTexts = z.object({
  /** What within the price it names, such as an insurance. */
  charges: z.array(z.object({ name: z.string(), amount: Money })),
  conditions: z.array(CarText),
  /** Nothing is booked before they are accepted. */
  privacyPolicies: z.array(CarText),
});
export type CarTexts = z.output<typeof CarTexts>;

/** An offer in full. */
export const CarDetails = z.extend(CarOffer, {
  pickUp: RentalPoint,
  dropOff: RentalPoint,
  accessories: z.array(PricedAccessory),
  cancellation: CarCancellation,
  requirements: z.object({
    /** Null where it is not told. */
    minimumAge: z.nullable(z.int()),
    /** Years that the driver has had a licence, at least. */
    licenceYears: z.int(),
    /** The deposit is taken from a credit card in the driver's name. */
    creditCard: z.boolean(),
    /**
     * The vendor is told who comes, and when, once and for all: a driver of this age at the time of the pick-up. Then the
     * date of birth and a phone number with its country are asked for.
     */
    exactly: z.optional(z.object({ age: z.int() })),
  }),
  texts: z.optional(CarTexts),
});
export type CarDetails = z.output<typeof CarDetails>;

/** Every coverage that may be added, cheapest first. */
export const optionalCoverages = ({ availableInfo }: Pick<CarOffer, 'availableInfo'>): CarCoverage[] =>
  availableInfo.coverages
    .filter(({ charge }) => !charge.includedRateInd && charge.amount)
    .sort((a, b) => a.charge.amount!.amount - b.charge.amount!.amount);

/** Sealed by the supplier's adapter. */
export const CarOfferId = z.string().check(z.minLength(1), z.maxLength(400));

const Answer = z.object({
  data: z.object({
    offer: CarDetails,
    /** Path of the own site that shows this offer to whoever opens it, while it lasts. */
    tempUrl: z.string(),
  }),
});

/** Where the address of an offer leads; `offer` is its id. */
export const CAR_OFFER_PATH = '/booknow/cars/result-details';
export const tempUrlOf = (offerId: string): string =>
  `${CAR_OFFER_PATH}?offer=${encodeURIComponent(offerId)}`;

/** Errors: 422 "Invalid request" for an id that is none, 410 `OFFER_GONE` when the car is not to be had any more. */
export const carDetails = endpoint({
  method: 'POST',
  path: '/api/car-rental/carDetails',
  access: 'search',
  summary: 'Everything about one offer: coverages, accessories, places with hours, terms.',
  rate: 'search',
  forClient: true,
  body: z.strictObject({ offerId: CarOfferId }),
  response: Answer,
});

/** R309. The address is read, never opened: only one of this site's own offers is answered. Errors as `carDetails`. */
export const getDetailsFromTempUrl = endpoint({
  method: 'POST',
  path: '/api/car-rental/getDetailsFromTempUrl',
  access: 'search',
  summary: 'The offer behind an address that `carDetails` gave out.',
  rate: 'search',
  forClient: true,
  body: z.strictObject({ url: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
  response: Answer,
});
