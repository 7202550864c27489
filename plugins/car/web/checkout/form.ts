import { z } from 'zod/mini';
import type { InputOf, SavedTravelerInput } from '@/core/contract';
import { filledIn, rulesBy, textShape, type FormRules } from '@/core/forms/rules';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import { knownOf } from '@/core/selling/checkout/travelers/saved';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import {
  CarDriver,
  driverProblems,
  FlightNumber,
  isPickupTime,
  type CarDetails,
  type reserveCar,
} from '../../contract';
import { carFieldRefusals } from '../../contract/refusals';

/** In the order of the page. */
const DRIVER_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthDate',
  'pickupTime',
  'address',
  'city',
  'state',
  'zipCode',
  'country',
] as const satisfies readonly (keyof CarDriver)[];

/** What the box of the privacy policies holds once it is ticked. */
export const AGREED = 'yes';

/** What a draft of the form looks like: the driver as typed, empty while nothing is. */
export const FormShape = z.object({
  driver: textShape(DRIVER_FIELDS),
  flightNumber: z.string(),
  privacy: z.string(),
});
export type CheckoutForm = z.output<typeof FormShape>;

const fields = rulesBy({
  ...Object.fromEntries(DRIVER_FIELDS.map((field) => [`driver.${field}`, CarDriver.shape[field]])),
  flightNumber: z.optional(FlightNumber),
  privacy: z.string(),
});

type Rental = Parameters<typeof isPickupTime>[1] & Pick<CarDetails, 'texts' | 'requirements'>;

export const hasPolicies = ({ texts }: Pick<CarDetails, 'texts'>): boolean =>
  (texts?.privacyPolicies.length ?? 0) > 0;

/** What is wrong with a field for this rental alone. */
function rentalError({ driver, privacy }: CheckoutForm, path: string, rental: Rental) {
  if (path === 'driver.pickupTime')
    return isPickupTime(driver.pickupTime, rental) ? null : carFieldRefusals.pickUpTime;
  if (path === 'privacy') return hasPolicies(rental) && privacy !== AGREED ? carFieldRefusals.privacy : null;
  return driverProblems(driver, rental).find(({ field }) => path === `driver.${field}`)?.said ?? null;
}

/** What is wrong with a field (R300, R301, R286), for a car that is rented out as `rental` says. */
export const formRules = (rental: Rental): FormRules<CheckoutForm> => ({
  ...fields,
  error: (form, path) => fields.error(form, path) ?? rentalError(form, path, rental),
});

/**
 * The form with what is known: most people drive themselves and come at the time they searched for. `country` is where the
 * driver of the search lives.
 */
export function prefilledForm(
  user: KnownUser | null,
  { pickUpDateTime }: Pick<CarDetails, 'pickUpDateTime'>,
  country = '',
): CheckoutForm {
  const { firstName, lastName, contact, billing } = prefilled(user);
  return {
    driver: {
      title: '',
      firstName,
      lastName,
      ...contact,
      ...billing,
      country: billing.country || country,
      birthDate: '',
      pickupTime: pickUpDateTime.slice(11, 16),
    },
    flightNumber: '',
    privacy: '',
  };
}

type Sent = Pick<InputOf<typeof reserveCar>['body'], 'driver' | 'flightNumber' | 'privacyAccepted'>;

/** A valid form as the booking call wants it. */
export const toRequest = (
  { driver, flightNumber, privacy }: CheckoutForm,
  { requirements: { exactly } }: Pick<CarDetails, 'requirements'>,
): Sent =>
  ({
    // A date of birth that nobody asked for stays here.
    driver: filledIn(exactly ? driver : { ...driver, birthDate: '' }),
    ...filledIn({ flightNumber }),
    ...(privacy === AGREED ? { privacyAccepted: true } : {}),
  }) as Sent;

/** What a saved traveller fills into the driver's fields. */
export const fieldsOfSaved = ({ title, firstName, lastName, birthDate, email, phone }: SavedTravelerInput) =>
  knownOf({
    // A title that no driver may have is asked for.
    title: CarDriver.shape.title.safeParse(title).data ?? '',
    firstName,
    lastName,
    birthDate: birthDate ?? '',
    email,
    phone,
  });
