import { z } from 'zod/mini';
import type { Said } from '@/core/contract';
import { filled } from '@/core/contract/refusal';
import { fieldError, filledIn, REQUIRED, textShape, valueAt, type FormRules } from '@/core/forms/rules';
import { payerRules, payerShape } from '@/core/selling/checkout/form/payer';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import { isDate } from '@/core/ui/dates/date-range';
import {
  agedOtherwise,
  ageOn,
  type Asks,
  PAPERS,
  passengerTypeOn,
  titlesFor,
  Traveller,
  type FlightBookingRequest,
  type PassengerType,
  type TravellerCounts,
} from '../../contract';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';
import { withAges } from '../search/criteria/travellers';

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

/** Of somebody whose date of birth gives an age that was not priced, the age that was; null for everybody else. */
export function pricedAgeOf(form: CheckoutForm, index: number, { codes, asks }: Rules): number | null {
  const travellers = form.travellers.map(({ birthDate }, at) => ({
    birthDate: isDate(birthDate) ? birthDate : '',
    passengerType: codes[at] ?? 'ADT',
  }));
  return agedOtherwise(travellers, asks?.ages)[index] ?? null;
}

/** Who was searched for, at the ages that the dates of birth give where those were typed. */
export const atTypedAges = (
  travellers: TravellerCounts,
  form: CheckoutForm,
  ages: NonNullable<Asks['ages']>,
): TravellerCounts =>
  withAges(
    travellers,
    form.travellers.map(({ birthDate }, index) =>
      isDate(birthDate) ? ageOn(birthDate, ages.on) : ages.said[index],
    ),
  );

/** What does not fit the age of the fare. */
function ageError(form: CheckoutForm, index: number, field: string, rules: Rules): Said | null {
  const { title, birthDate } = form.travellers[index]!;
  const code = rules.codes[index] ?? 'ADT';
  if (field === 'title')
    return titlesFor(code).some((each) => each === title) ? null : flightRefusals.titleOfAnotherAge;
  if (field !== 'birthDate') return null;
  if (birthDate > rules.today) return travellerRefusals.notPast;
  if (passengerTypeOn(birthDate, rules.lastDay) !== code) return travellerRefusals[code];
  const priced = pricedAgeOf(form, index, rules);
  return priced === null ? null : filled(flightRefusals.pricedForAge, { n: priced });
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
    const wrong = fieldError(SCHEMAS[field], value, REQUIRED);
    if (wrong) return wrong;
    if (field === 'loyaltyAirline' || field === 'loyaltyNumber')
      return loyaltyError(field, form.travellers[Number(index)]!);
    if (field === 'passportExpiryDate') return value < rules.lastDay ? flightRefusals.passportEnds : null;
    return ageError(form, Number(index), field, rules);
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
