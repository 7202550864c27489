import { z } from 'zod/mini';
import {
  BILLING_PATHS,
  CONTACT_PATHS,
  contactError,
  emptyBilling,
  wrongBy,
  REQUIRED,
  valueAt,
  type BillingForm,
  type ContactForm,
  type FormRules,
} from '@/core/selling/checkout/form/form';
import {
  passengerTypeOn,
  titlesFor,
  Traveller,
  type FlightBookingRequest,
  type PassengerType,
} from '../../contract';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';

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
  contact: ContactForm;
  billing: BillingForm;
}

const emptyTraveller = (): TravellerForm => ({
  title: '',
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  birthDate: '',
});

export const emptyForm = (travellers: number): CheckoutForm => ({
  travellers: Array.from({ length: travellers }, emptyTraveller),
  contact: { email: '', phone: '' },
  billing: emptyBilling(),
});

const text = z.string();
/** What a draft of a form for so many travellers looks like. */
export const formShape = (travellers: number) =>
  z.object({
    travellers: z
      .array(
        z.object({
          title: text,
          firstName: text,
          middleName: text,
          lastName: text,
          gender: text,
          birthDate: text,
        }),
      )
      .check(z.length(travellers)),
    contact: z.object({ email: text, phone: text }),
    billing: z.object({ address: text, city: text, state: text, zipCode: text, country: text }),
  });

export const TRAVELLER_FIELDS = [
  'title',
  'gender',
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
] as const;
/** Every field of the form in the order of the page. */
const fieldPaths = (form: CheckoutForm): string[] => [
  ...form.travellers.flatMap((_, index) => TRAVELLER_FIELDS.map((field) => `travellers.${index}.${field}`)),
  ...CONTACT_PATHS,
  ...BILLING_PATHS,
];

export interface Rules {
  /** One a traveller. */
  codes: readonly PassengerType[];
  /** The day of the last flight, `YYYY-MM-DD`, on which ages count (G10). */
  lastDay: string;
  today: string;
}

/** What is wrong with one field; null when nothing is (R220, R223, G10, G100). */
function fieldError(form: CheckoutForm, path: string, { codes, lastDay, today }: Rules) {
  const value = valueAt(form, path);
  const [part, index, field] = path.split('.') as [string, string, string | undefined];
  if (part !== 'travellers') return contactError(path, value);
  if (field === 'middleName') return value.trim() ? wrongBy(Traveller.shape.firstName, value) : null;
  if (!value.trim()) return REQUIRED;
  const wrong = wrongBy(Traveller.shape[field as keyof typeof Traveller.shape], value);
  if (wrong) return wrong;
  const code = codes[Number(index)] ?? 'ADT';
  if (field === 'title')
    return titlesFor(code).some((title) => title === value) ? null : flightRefusals.titleOfAnotherAge;
  if (field !== 'birthDate') return null;
  if (value > today) return travellerRefusals.notPast;
  return passengerTypeOn(value, lastDay) === code ? null : travellerRefusals[code];
}

export const formRules = (rules: Rules): FormRules<CheckoutForm> => ({
  paths: fieldPaths,
  error: (form, path) => fieldError(form, path, rules),
});

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
