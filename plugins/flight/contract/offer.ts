import { z } from 'zod/mini';
import { CurrencyCode, Money } from '@/core/contract';
import { AirportRef } from './airport';
import { LocalTime } from './date';
import { RouteType } from './route-type';
import { PassengerType } from './traveller';

/** From the plainest to the finest. */
export const CABINS = ['economy', 'premium', 'business', 'first'] as const;
export const Cabin = z.enum(CABINS);
export type Cabin = z.output<typeof Cabin>;

/** What one traveller may bring. Zero pieces: none. `kilograms` is the limit of each piece, 0 where the airline names none. */
export const BagAllowance = z.object({ pieces: z.int(), kilograms: z.int() });
export type BagAllowance = z.output<typeof BagAllowance>;

/** A landing on the way of one flight: nobody changes planes. */
export const TechnicalStop = z.object({
  airport: AirportRef,
  /** Minutes on the ground; null where the airline does not say. */
  duration: z.nullable(z.int()),
});
export type TechnicalStop = z.output<typeof TechnicalStop>;

/** One flight under one number. Times are those on the clock of the airport. */
export const FlightSegment = z.object({
  id: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  /** The airline that flies it when that is another one. */
  operatedBy: z.nullable(z.string()),
  flightNumber: z.string(),
  aircraft: z.string(),
  origin: AirportRef,
  destination: AirportRef,
  originTerminal: z.nullable(z.string()),
  destinationTerminal: z.nullable(z.string()),
  departureTime: LocalTime,
  arrivalTime: LocalTime,
  departureZone: z.string(),
  arrivalZone: z.string(),
  /** Minutes from gate to gate. */
  duration: z.int(),
  cabin: Cabin,
  bookingClass: z.string(),
  /** Where it lands on the way; absent where it does not. */
  technicalStops: z.optional(z.array(TechnicalStop)),
});
export type FlightSegment = z.output<typeof FlightSegment>;

/** A wait between two segments. */
export const Stop = z.object({
  airport: AirportRef,
  /** Minutes between landing and the next take-off. */
  duration: z.int(),
  /** The night is spent there. */
  overnight: z.boolean(),
  /** The airport of the next take-off, when it is another one in the same city. */
  changeTo: z.nullable(AirportRef),
  /** The flights are on tickets of their own: bags are collected and checked in again, and nobody waits. */
  selfTransfer: z.optional(z.boolean()),
});
export type Stop = z.output<typeof Stop>;

/** One leg of the trip, from the searched origin to the searched destination. */
export const FlightLeg = z.object({
  origin: AirportRef,
  destination: AirportRef,
  /** Minutes from first take-off to last landing, waits included. */
  duration: z.int(),
  stops: z.array(Stop),
  /** Of the longest segment. */
  cabin: Cabin,
  carrier: z.string(),
  airlineName: z.string(),
  departureTime: LocalTime,
  arrivalTime: LocalTime,
  departureZone: z.string(),
  arrivalZone: z.string(),
  /** Calendar days from the date of departure to that of arrival; -1 across the date line. */
  dayOffset: z.int(),
  segments: z.array(FlightSegment),
});
export type FlightLeg = z.output<typeof FlightLeg>;

/** What travellers of one type pay together. The totals of all types add up to the offer's. */
export const TravellerPrice = z.object({
  passengerType: PassengerType,
  count: z.int(),
  total: Money,
});
export type TravellerPrice = z.output<typeof TravellerPrice>;

/** Whether a service is in the fare, costs extra, or is not to be had. */
export const FareService = z.enum(['included', 'fee', 'none']);
export type FareService = z.output<typeof FareService>;

/** A change of the ticket: `fee` per traveller, zero when free, null when it cannot be done or is not named. */
export const FarePenalty = z.object({ service: FareService, fee: z.nullable(Money) });
export type FarePenalty = z.output<typeof FarePenalty>;

/** What plans that change cost, before departure. */
export const FareTerms = z.object({
  /** Hours after the tickets are issued in which all of it comes back; 0 where nobody promises that. */
  voidHours: z.int(),
  change: FarePenalty,
  refund: FarePenalty,
});
export type FareTerms = z.output<typeof FareTerms>;

/** Whether a fare is returned or changed at all. */
export const mayBe = ({ change, refund }: FareTerms) => ({
  refundable: refund.service !== 'none',
  changeable: change.service !== 'none',
});

/** R243: the seller of a fare that the agency has under a contract of its own with the airline. */
export const CUSTOM_SELLER_ID = 999;

export const FlightOffer = z.object({
  /** Sealed by the supplier's adapter; pass it back as it is. */
  id: z.string(),
  supplier: z.string(),
  /** `CUSTOM_SELLER_ID` for a private fare, absent for what everybody may buy. Staff only (SEC-35). */
  seller: z.optional(z.int()),
  /** The same for offers with the same flights and another fare family: of one supplier they differ in cabins and classes alone. */
  itineraryId: z.string(),
  /** What was searched for. */
  routeType: RouteType,
  /** For all travellers, everything included. */
  totalAmount: Money,
  /** What the supplier's currency was converted at, where it asks for another than this; absent in what is packed. */
  exchange: z.optional(z.object({ from: CurrencyCode, rate: z.string() })),
  travellerPrices: z.array(TravellerPrice),
  /** Staff only (SEC-35). */
  wholesale: z.optional(Money),
  /** The agency's fee within the price. Staff only (SEC-35). */
  agencyFee: z.optional(Money),
  /** The airline that issues the ticket. */
  validatingCarrier: z.string(),
  flights: z.array(FlightLeg),
  /** Id of an entry of `fareFamilies`. */
  fareFamily: z.string(),
  bags: z.object({ carryOn: BagAllowance, checked: BagAllowance }),
  /** Null when there are nine or more. */
  seatsLeft: z.nullable(z.int()),
  refundable: z.boolean(),
  changeable: z.boolean(),
  terms: FareTerms,
  /** In results: until when it may be reserved now and paid later, ISO UTC; absent when it has to be paid at once. */
  holdUntil: z.optional(z.string()),
});
export type FlightOffer = z.output<typeof FlightOffer>;

export const FareFamily = z.object({
  id: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  /** The airline's own name for it; with an agency's custom brands `Theirs (Airline's)`. */
  name: z.string(),
  cabin: Cabin,
  features: z.object({
    carryOn: BagAllowance,
    checked: BagAllowance,
    change: FareService,
    refund: FareService,
    seat: FareService,
  }),
});
export type FareFamily = z.output<typeof FareFamily>;
