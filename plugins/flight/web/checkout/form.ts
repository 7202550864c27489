import { z } from 'zod/mini';
import type { Said } from '@/core/contract';
import {
  fieldError,
  filledIn,
  REQUIRED,
  textShape,
  valueAt,
  type FormRules,
} from '@/core/selling/checkout/form/form';
import { payerRules, payerShape } from '@/core/selling/checkout/form/payer';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import {
  type Asks,
  PAPERS,
  passengerTypeOn,
  titlesFor,
  Traveller,
  type FlightBookingRequest,
  type PassengerType,
} from '../../contract';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';

/** In the order of the page. */
export const TRAVELLER_FIELDS = [
  'title',
  'gender',
  'firstName',
  'middleName',
  'lastName',
  'birthDate',
] as const;
/** Asked for by some offers. */
export const PAPER_FIELDS = ['passportNumber', 'passportCountry', 'passportExpiryDate'] as const;
export const LOYALTY_FIELDS = ['loyaltyAirline', 'loyaltyNumber'] as const;
const SCHEMAS = { ...Traveller.shape, ...PAPERS, middleName: z.optional(Traveller.shape.firstName) };

const TravellerShape = textShape([...TRAVELLER_FIELDS, ...PAPER_FIELDS, ...LOYALTY_FIELDS]);
/** One traveller as typed; empty while nothing is chosen. */
export type TravellerForm = z.output<typeof TravellerShape>;
/** What a profile keeps of a traveller. */
export type NamedForm = Pick<TravellerForm, (typeof TRAVELLER_FIELDS)[number]>;

/** What a draft of a form for so many travellers looks like. */
export const formShape = (travellers: number) =>
  z.object({ travellers: z.array(TravellerShape).check(z.length(travellers)), ...payerShape });
export type CheckoutForm = z.output<ReturnType<typeof formShape>>;

/** The form with what the profile knows: the person at the keyboard is the first traveller. */
export function prefilledForm(travellers: number, user: KnownUser | null): CheckoutForm {
  const { contact, billing, ...names } = prefilled(user);
  const nobody = {
    ...{ title: '', firstName: '', middleName: '', lastName: '', gender: '', birthDate: '' },
    ...{ passportNumber: '', passportCountry: '', passportExpiryDate: '' },
    ...{ loyaltyAirline: '', loyaltyNumber: '' },
  };
  return {
    travellers: Array.from({ length: travellers }, (_, index) => (index ? nobody : { ...nobody, ...names })),
    contact,
    billing,
  };
}

export interface Rules {
  /** One a traveller. */
  codes: readonly PassengerType[];
  /** The day of the last flight, `YYYY-MM-DD`, on which ages count (G10). */
  lastDay: string;
  today: string;
  /** What the offer asks for beside names. */
  asks?: Asks | undefined;
}

/** The fields of a traveller on this offer, in the order of the page. */
const fieldsOf = ({ asks }: Pick<Rules, 'asks'>): (keyof TravellerForm)[] => [
  ...TRAVELLER_FIELDS,
  ...(asks?.passport ? PAPER_FIELDS : []),
  ...(asks?.loyalty.length ? LOYALTY_FIELDS : []),
];

/** A number without its program, and a program without a number, are half of something. */
function loyaltyError(field: string, { loyaltyAirline, loyaltyNumber }: TravellerForm): Said | null {
  const isHalf = (field === 'loyaltyAirline' ? loyaltyNumber : loyaltyAirline).trim() !== '';
  const isEmpty = (field === 'loyaltyAirline' ? loyaltyAirline : loyaltyNumber).trim() === '';
  return isEmpty && isHalf ? flightRefusals.loyaltyIncomplete : null;
}

/** What does not fit the age of the fare. */
function ageError(field: string, value: string, code: PassengerType, { lastDay, today }: Rules): Said | null {
  if (field === 'title')
    return titlesFor(code).some((title) => title === value) ? null : flightRefusals.titleOfAnotherAge;
  if (field !== 'birthDate') return null;
  if (value > today) return travellerRefusals.notPast;
  return passengerTypeOn(value, lastDay) === code ? null : travellerRefusals[code];
}

/** What is wrong with a field (R220, R223, G10, G100). */
export const formRules = (rules: Rules): FormRules<CheckoutForm> => ({
  paths: (form) => [
    ...form.travellers.flatMap((_, index) => fieldsOf(rules).map((field) => `travellers.${index}.${field}`)),
    ...payerRules.paths(form),
  ],
  error: (form, path) => {
    const [part, index, field] = path.split('.') as [string, string, keyof TravellerForm];
    if (part !== 'travellers') return payerRules.error(form, path);
    const value = valueAt(form, path);
    const code = rules.codes[Number(index)] ?? 'ADT';
    const wrong = fieldError(SCHEMAS[field], value, REQUIRED);
    if (wrong) return wrong;
    if (field === 'loyaltyAirline' || field === 'loyaltyNumber')
      return loyaltyError(field, form.travellers[Number(index)]!);
    if (field === 'passportExpiryDate') return value < rules.lastDay ? flightRefusals.passportEnds : null;
    return ageError(field, value, code, rules);
  },
});

/** A valid form as the booking call wants it. */
export const toRequest = ({ travellers, ...payer }: CheckoutForm, rules: Pick<Rules, 'codes' | 'asks'>) =>
  ({
    travellers: travellers.map((traveller, index) => ({
      // What was typed for another offer stays here.
      ...filledIn(Object.fromEntries(fieldsOf(rules).map((field) => [field, traveller[field]]))),
      passengerType: rules.codes[index] ?? 'ADT',
    })),
    ...payer,
  }) as Pick<FlightBookingRequest, 'travellers' | 'contact' | 'billing'>;
