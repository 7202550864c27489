import { z } from 'zod/mini';
import type { InputOf, SavedTravelerInput } from '@/core/contract';
import { filledIn, rulesBy, textShape, type FormRules } from '@/core/selling/checkout/form/form';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import { knownOf } from '@/core/selling/checkout/travelers/saved';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import { CarDriver, FlightNumber, isPickupTime, type CarDetails, type reserveCar } from '../../contract';
import { carFieldRefusals } from '../../contract/refusals';

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

/** What a draft of the form looks like: the driver as typed, empty while nothing is. */
export const FormShape = z.object({ driver: textShape(DRIVER_FIELDS), flightNumber: z.string() });
export type CheckoutForm = z.output<typeof FormShape>;

const fields = rulesBy({
  ...Object.fromEntries(DRIVER_FIELDS.map((field) => [`driver.${field}`, CarDriver.shape[field]])),
  flightNumber: z.optional(FlightNumber),
});

/** What is wrong with a field (R300, R301, R286), for a car that is picked up as `rental` says. */
export const formRules = (rental: Parameters<typeof isPickupTime>[1]): FormRules<CheckoutForm> => ({
  ...fields,
  error: (form, path) =>
    fields.error(form, path) ??
    (path !== 'driver.pickupTime' || isPickupTime(form.driver.pickupTime, rental)
      ? null
      : carFieldRefusals.pickUpTime),
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
      pickupTime: pickUpDateTime.slice(11, 16),
    },
    flightNumber: '',
  };
}

type Sent = Pick<InputOf<typeof reserveCar>['body'], 'driver' | 'flightNumber'>;

/** A valid form as the booking call wants it. */
export const toRequest = ({ driver, flightNumber }: CheckoutForm): Sent =>
  ({ driver: filledIn(driver), ...filledIn({ flightNumber }) }) as Sent;

/** What a saved traveller fills into the driver's fields. */
export const fieldsOfSaved = ({ title, firstName, lastName, email, phone }: SavedTravelerInput) =>
  knownOf({
    // A title that no driver may have is asked for.
    title: CarDriver.shape.title.safeParse(title).data ?? '',
    firstName,
    lastName,
    email,
    phone,
  });
