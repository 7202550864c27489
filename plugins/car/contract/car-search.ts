import { z } from 'zod/mini';
import { inputRefusals } from '@/core/contract/refusals/input';
import { endpoint, SupplierReport } from '@/core/contract';
import { CarOffer } from './offer';
import type { CarPlace } from './place';
import {
  CAR_DRIVER_AGE_DEFAULT,
  CAR_DRIVER_AGES,
  CAR_DROP_DEFAULT,
  CAR_LOCATION_DEFAULT,
  checkRental,
} from './rental';
import { carFieldRefusals } from './refusals';

const latitude = (message: string) => z.number(message).check(z.minimum(-90), z.maximum(90));
const longitude = (message: string) => z.number(message).check(z.minimum(-180), z.maximum(180));
const named = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(120));
const pickUpRequired = carFieldRefusals.pickUpRequired.reason;
const dropOffRequired = carFieldRefusals.dropOffRequired.reason;

export const Age = z.int().check(z.minimum(CAR_DRIVER_AGES.min), z.maximum(CAR_DRIVER_AGES.max));

/** R283 to R288, with the letters of the specification (capital U in `pickUpDateTime`). */
export const CarSearch = z
  .strictObject({
    pickupLatitude: latitude(pickUpRequired),
    pickupLongitude: longitude(pickUpRequired),
    /** Local time at the pick-up, `YYYY-MM-DDTHH:mm` (G106). */
    pickUpDateTime: z.string(carFieldRefusals.pickUpTime.reason),
    age: z._default(Age, CAR_DRIVER_AGE_DEFAULT),
    /** ISO 3166 alpha-2. */
    countryOfResidence: z._default(
      z.string().check(z.regex(/^[A-Z]{2}$/, inputRefusals.countryForm.reason)),
      CAR_LOCATION_DEFAULT.alpha2Code,
    ),
    returnLatitude: latitude(dropOffRequired),
    returnLongitude: longitude(dropOffRequired),
    /** Local time at the drop-off. */
    returnDateTime: z.string(carFieldRefusals.tooShort.reason),
    /** For people. */
    pickupName: named(pickUpRequired),
    dropoffName: named(dropOffRequired),
  })
  .check((context) => {
    for (const { field, problem } of checkRental(context.value))
      context.issues.push({
        code: 'custom',
        message: carFieldRefusals[problem].reason,
        path: [field],
        input: context.value[field],
      });
  });
export type CarSearch = z.output<typeof CarSearch>;
export type CarSearchInput = z.input<typeof CarSearch>;

type Where = Pick<CarPlace, 'latitude' | 'longitude' | 'name'>;

/** The places of a search; with `Same drop-off` the car comes back to where it was picked up (R288). */
export function searchPlaces(pickUp: Where, drop: Where | typeof CAR_DROP_DEFAULT) {
  const back = drop === CAR_DROP_DEFAULT ? pickUp : drop;
  return {
    pickupLatitude: pickUp.latitude,
    pickupLongitude: pickUp.longitude,
    pickupName: pickUp.name,
    returnLatitude: back.latitude,
    returnLongitude: back.longitude,
    dropoffName: back.name,
  };
}

/**
 * R292, R293. Open to visitors where the agency lets them search (G33), otherwise 401. Errors: 422 with the field and the
 * rule's words, 502 when no supplier answered.
 */
export const availableCars = endpoint({
  method: 'POST',
  path: '/api/car-rental/availableCars',
  access: 'search',
  summary: "Cars for a place and times, priced with the agency's markup, cheapest first.",
  rate: 'search',
  costly: true,
  forClient: true,
  body: CarSearch,
  response: z.object({
    data: z.array(CarOffer),
    suppliers: z.array(SupplierReport),
    /** What a US dollar comes to in the currency of the prices: the steps of the price filter are dollars (R295). */
    dollar: z.optional(z.number()),
  }),
});
