import { z } from 'zod/mini';
import { inputRefusals } from '@/core/contract/refusals/input';
import { emailAddress, IsoDate, personName, Phone, requiredLine, zipCode } from '@/core/contract';
import { carFieldRefusals } from './refusals';

/** R301 */
export const CAR_TITLES = ['Mr', 'Mrs', 'Ms', 'Dr'] as const;

/** Who picks up the car and pays for it (R300); every field but the phone and the country has to be filled in. */
export const CarDriver = z.strictObject({
  title: z.enum(CAR_TITLES),
  firstName: personName(carFieldRefusals.firstName.reason),
  lastName: personName(carFieldRefusals.lastName.reason),
  email: emailAddress(carFieldRefusals.email.reason),
  phone: z.optional(Phone),
  /** Asked for where the vendor wants it. */
  birthDate: z.optional(IsoDate),
  address: requiredLine(120, carFieldRefusals.address.reason),
  city: requiredLine(80, carFieldRefusals.city.reason),
  state: requiredLine(80, carFieldRefusals.state.reason),
  zipCode: zipCode(carFieldRefusals.zipCode.reason),
  /** ISO 3166 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, inputRefusals.countryForm.reason))),
  /**
   * When the driver comes to the desk, `HH:mm` on the day of the pick-up: not before the time that was priced, and while
   * somebody is there (R286).
   */
  pickupTime: z
    .string(carFieldRefusals.pickUpTime.reason)
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, carFieldRefusals.pickUpTime.reason)),
});
export type CarDriver = z.output<typeof CarDriver>;

/** Such as `TP 1356`: so that somebody waits when the plane is late. */
export const FlightNumber = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z0-9]{2} ?\d{1,4}$/, carFieldRefusals.flightNumber.reason));
