import { safeParse, type z } from 'zod/mini';
import {
  BillingAddress,
  Contact,
  passengerTypeOn,
  Traveller,
  type FlightBookingRequest,
  type PassengerType,
} from '../../contract';

/** One traveller as typed; empty while nothing is chosen. */
export interface TravellerForm {
  title: string;
  firstName: string;
  middleName: string;
  lastName: string;
  gender: string;
  birthDate: string;
}
export interface CheckoutForm {
  travellers: readonly TravellerForm[];
  contact: { email: string; phone: string };
  billing: { address: string; city: string; state: string; zipCode: string; country: string };
}

/** Texts of errors: the contract's own, so that the server's words and ours are the same. */
export type FieldErrors = Readonly<Record<string, string>>;

export const REQUIRED = 'Field is required';
export const NOT_IN_FUTURE = 'Choose a date in the past';
export const WRONG_AGE: Record<PassengerType, string> = {
  ADT: 'Adults are 12 or older on the day of departure',
  CHD: 'Children are 2 to 11 years old on the day of departure',
  INF: 'Infants are under 2 until the last day of the trip',
};

const emptyTraveller = (): TravellerForm => ({
  title: '',
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  birthDate: '',
});

export const emptyForm = (
  travellers: number,
  contact: Partial<CheckoutForm['contact']> = {},
  country = '',
): CheckoutForm => ({
  travellers: Array.from({ length: travellers }, emptyTraveller),
  contact: { email: '', phone: '', ...contact },
  billing: { address: '', city: '', state: '', zipCode: '', country },
});

export const TRAVELLER_FIELDS = [
  'title',
  'gender',
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
] as const;
const CONTACT_FIELDS = ['email', 'phone'] as const;
const BILLING_FIELDS = ['address', 'city', 'state', 'zipCode', 'country'] as const;

/** Every field of the form in the order of the page, as `travellers.0.firstName`. */
export const fieldPaths = (form: CheckoutForm): string[] => [
  ...form.travellers.flatMap((_, index) => TRAVELLER_FIELDS.map((field) => `travellers.${index}.${field}`)),
  ...CONTACT_FIELDS.map((field) => `contact.${field}`),
  ...BILLING_FIELDS.map((field) => `billing.${field}`),
];

export const valueAt = (form: CheckoutForm, path: string): string => {
  const [part, first, second] = path.split('.') as [keyof CheckoutForm, string, string | undefined];
  const holder = second === undefined ? form[part] : form.travellers[Number(first)];
  return ((holder as Record<string, string> | undefined)?.[second ?? first] ?? '') as string;
};

/** The form with one field changed. */
export function withValue(form: CheckoutForm, path: string, value: string): CheckoutForm {
  const [part, first, second] = path.split('.') as [keyof CheckoutForm, string, string | undefined];
  if (second === undefined) return { ...form, [part]: { ...form[part], [first]: value } };
  return {
    ...form,
    travellers: form.travellers.map((traveller, index) =>
      index === Number(first) ? { ...traveller, [second]: value } : traveller,
    ),
  };
}

const messageFrom = (schema: z.core.$ZodType, value: string): string | null => {
  const parsed = safeParse(schema, value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? REQUIRED);
};

export interface Rules {
  /** One a traveller. */
  codes: readonly PassengerType[];
  /** First and last day of the trip, `YYYY-MM-DD`: ages count on the first, those of infants on the last (G10). */
  departure: string;
  arrival: string;
  today: string;
}

/** What is wrong with one field; null when nothing is (R220, R223, G10, G100). */
export function fieldError(
  form: CheckoutForm,
  path: string,
  { codes, departure, arrival, today }: Rules,
): string | null {
  const value = valueAt(form, path);
  const [part, first, second] = path.split('.') as [string, string, string | undefined];
  if (second === 'middleName') return value.trim() ? messageFrom(Traveller.shape.firstName, value) : null;
  if (!value.trim()) return REQUIRED;
  if (part === 'contact') return messageFrom(Contact.shape[first as keyof typeof Contact.shape], value);
  if (part === 'billing')
    return messageFrom(BillingAddress.shape[first as keyof typeof BillingAddress.shape], value);
  const wrong = messageFrom(Traveller.shape[second as keyof typeof Traveller.shape], value);
  if (wrong || second !== 'birthDate') return wrong;
  const code = codes[Number(first)] ?? 'ADT';
  if (value > today) return NOT_IN_FUTURE;
  // An infant that turns two on the way needs a seat of its own.
  return passengerTypeOn(value, code === 'INF' ? arrival : departure) === code ? null : WRONG_AGE[code];
}

/** Everything that is wrong, in the order of the page. */
export function formErrors(form: CheckoutForm, rules: Rules): FieldErrors {
  return Object.fromEntries(
    fieldPaths(form).flatMap((path) => {
      const error = fieldError(form, path, rules);
      return error ? [[path, error]] : [];
    }),
  );
}

/** A valid form as the booking call wants it. */
export const toRequest = (
  form: CheckoutForm,
  codes: readonly PassengerType[],
): Pick<FlightBookingRequest, 'travellers' | 'contact' | 'billing'> => ({
  travellers: form.travellers.map(
    ({ middleName, ...traveller }, index) =>
      ({
        ...traveller,
        ...(middleName.trim() && { middleName }),
        passengerType: codes[index] ?? 'ADT',
      }) as FlightBookingRequest['travellers'][number],
  ),
  contact: form.contact,
  billing: form.billing,
});

/** The server's field errors on the fields of this form; what belongs to none is left out. */
export function serverErrors(
  form: CheckoutForm,
  fields: readonly { path: string; message: string }[],
): FieldErrors {
  const known = new Set(fieldPaths(form));
  return Object.fromEntries(
    fields.flatMap(({ path, message }) => {
      const own = path.replace(/^body\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
      return known.has(own) ? [[own, message]] : [];
    }),
  );
}
