import { z } from 'zod/mini';
import { textShape } from '@/core/forms/rules';
import { prefilled } from '@/core/selling/checkout/travelers/prefill';
import type { KnownUser } from '@/core/selling/client/use-client-details';
import {
  modesOf,
  TRANSPORT_FIELDS,
  type BookedActivity,
  type Direction,
  type LanguageGuide,
} from '../../../contract';
import { lineupOf } from './lineup';
import { HEIGHT_UNITS, usualUnits, WEIGHT_UNITS } from './measure';

const TravelerShape = z.extend(
  textShape([
    ...(['firstName', 'lastName', 'dateOfBirth', 'weight', 'height'] as const),
    ...(['passportNumber', 'passportExpiryDate', 'passportNationality'] as const),
  ]),
  { weightUnit: z.enum(WEIGHT_UNITS), heightUnit: z.enum(HEIGHT_UNITS) },
);
/** Somebody who takes part, as typed. */
export type TravelerForm = z.output<typeof TravelerShape>;

const TransportShape = textShape(['mode', ...TRANSPORT_FIELDS]);
/** An arrival or a departure as typed; what another mode asked is kept. */
export type TransportForm = z.output<typeof TransportShape>;

/** What the box of "I will decide later" holds once it is ticked. */
export const LATER = 'yes';
/** What stands in the list of places for coming to the meeting point, and for an address of one's own. */
export const MEET = '@meet';
export const OWN = '@own';

/** What a draft of a form for so many looks like. */
export const formShape = (travelers: number) =>
  z.object({
    travelers: z.array(TravelerShape).check(z.length(travelers)),
    /** `pickup` is the id of a point, `MEET` or `OWN`, or text where there is nothing to choose from. */
    tour: textShape(['pickup', 'pickupText', 'pickupLater', 'tourLanguage', 'specialRequests']),
    arrival: TransportShape,
    departure: TransportShape,
    contact: textShape(['email', 'phone']),
  });
export type CheckoutForm = z.output<ReturnType<typeof formShape>>;

/** A language and who or what speaks it, as one value of a list. */
export const guideValue = ({ language, type }: LanguageGuide): string => `${language}:${type}`;

const NOWHERE = Object.fromEntries(['mode', ...TRANSPORT_FIELDS].map((name) => [name, ''])) as TransportForm;
const only = <Value>(values: readonly Value[]): Value | undefined =>
  values.length === 1 ? values[0] : undefined;

/** The form with what is known: the person at the keyboard leads, and what has one answer has it. */
export function prefilledForm(offer: BookedActivity, user: KnownUser | null, locale: string): CheckoutForm {
  const { firstName, lastName, contact } = prefilled(user);
  const { questions } = offer.activity;
  const { booking } = questions;
  const nobody: TravelerForm = {
    ...{ firstName: '', lastName: '', dateOfBirth: '', weight: '', height: '' },
    ...{ passportNumber: '', passportExpiryDate: '', passportNationality: '' },
    ...usualUnits(locale),
  };
  const guide = only(offer.option.guides);
  const goingBy = (direction: Direction) => ({
    ...NOWHERE,
    mode: (booking[direction] && only(modesOf(questions, direction))) || '',
  });
  return {
    travelers: lineupOf(offer.travelers).map((_, at) =>
      at === 0 ? { ...nobody, firstName, lastName } : nobody,
    ),
    tour: {
      ...{ pickup: '', pickupText: '', pickupLater: '', specialRequests: '' },
      tourLanguage: guide ? guideValue(guide) : '',
    },
    arrival: goingBy('arrival'),
    departure: goingBy('departure'),
    contact,
  };
}
