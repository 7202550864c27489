import { z } from 'zod/mini';
import { wrongBy, REQUIRED, valueAt, type FormRules } from '@/core/selling/checkout/form/form';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import {
  CAR_LOCATION_DEFAULT,
  CarDriver,
  FlightNumber,
  isPickupTime,
  type CarDetails,
  type reserveCar,
} from '../../contract';
import { carFieldRefusals } from '../../contract/refusals';
import type { InputOf, Said, SavedTravelerInput } from '@/core/contract';

/** The driver as typed; empty while nothing is. */
export type DriverForm = Record<keyof CarDriver, string>;
export interface CheckoutForm {
  driver: DriverForm;
  flightNumber: string;
}

/** In the order of the page. */
const DRIVER_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'pickupTime',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const satisfies readonly (keyof CarDriver)[];
const OPTIONAL: readonly string[] = ['phone', 'country'];

const text = z.string();
/** What a draft of the form looks like. */
export const FormShape = z.object({
  driver: z.object({
    title: text,
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
    country: text,
    pickupTime: text,
  }),
  flightNumber: text,
});

type Rental = Parameters<typeof isPickupTime>[1];

function driverError(field: keyof CarDriver, value: string, rental: Rental): Said | null {
  if (!value.trim() && OPTIONAL.includes(field)) return null;
  if (!value && field === 'title') return REQUIRED;
  const wrong = wrongBy(CarDriver.shape[field], value);
  if (wrong || field !== 'pickupTime') return wrong;
  return isPickupTime(value, rental) ? null : carFieldRefusals.pickUpTime;
}

/** What is wrong with a field (R300, R301, R286), for a car that is picked up as `rental` says. */
export const formRules = (rental: Rental): FormRules<CheckoutForm> => ({
  paths: () => [...DRIVER_FIELDS.map((field) => `driver.${field}`), 'flightNumber'],
  error: (form, path) => {
    const value = valueAt(form, path);
    if (path === 'flightNumber') return value.trim() ? wrongBy(FlightNumber, value) : null;
    return driverError(path.slice('driver.'.length) as keyof CarDriver, value, rental);
  },
});

/**
 * The form with what is known: most people drive themselves and come at the time they searched for. `country` is where the
 * driver of the search lives, which says nothing of an address where it is only the default (R287).
 */
export function prefilledForm(
  user: KnownUser | null,
  { pickUpDateTime }: Pick<CarDetails, 'pickUpDateTime'>,
  country = '',
  located = '',
): CheckoutForm {
  const { firstName, lastName, contact, billing } = prefilled(user);
  return {
    driver: {
      title: '',
      firstName,
      lastName,
      ...contact,
      ...billing,
      country: billing.country || (country === CAR_LOCATION_DEFAULT.alpha2Code ? located : country),
      pickupTime: pickUpDateTime.slice(11, 16),
    },
    flightNumber: '',
  };
}

/** A valid form as the booking call wants it. */
export function toRequest({
  driver: { phone, country, ...driver },
  flightNumber,
}: CheckoutForm): Pick<InputOf<typeof reserveCar>['body'], 'driver' | 'flightNumber'> {
  return {
    driver: {
      ...driver,
      title: driver.title as CarDriver['title'],
      ...(phone.trim() && { phone }),
      ...(country && { country }),
    },
    ...(flightNumber.trim() && { flightNumber }),
  };
}

/** What a saved traveller fills into the driver's fields; a field of which nothing is known is left as it is. */
export const fieldsOfSaved = ({ title, firstName, lastName, email, phone }: SavedTravelerInput) =>
  Object.entries({
    // A title that no driver may have is asked for.
    title: CarDriver.shape.title.safeParse(title).data ?? '',
    firstName,
    lastName,
    email,
    phone,
  }).filter(([, value]) => value !== '');

/** The driver of a valid form as the profile saves people. */
export const toSaved = ({ title, firstName, lastName, email, phone }: DriverForm): SavedTravelerInput => ({
  firstName: firstName.trim(),
  middleName: '',
  lastName: lastName.trim(),
  title: title as SavedTravelerInput['title'],
  gender: null,
  birthDate: null,
  email: email.trim(),
  phone: phone.trim(),
  nationality: null,
});
