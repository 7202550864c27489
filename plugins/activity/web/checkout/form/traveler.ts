import { msg, t } from '@lingui/core/macro';
import type { SavedTravelerInput } from '@/core/contract';
import { isDay } from '@/core/contract/date';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { country } from '@/core/fields/country';
import { dayEntry } from '@/core/fields/day-entry';
import { NAME } from '@/core/fields/people';
import { text } from '@/core/fields/text';
import type { Asking, Row, Section } from '@/core/selling/checkout/form/asked';
import { knownOf, savedOf } from '@/core/selling/checkout/travelers/saved';
import type { Say } from '@/core/say/say';
import {
  isMeasure,
  type BookedActivity,
  type TravelerCategory,
  type TravelerQuestion,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';
import { agesText, CATEGORY_NAMES } from '../../../say/labels';
import { measureIn } from '../fields/MeasureField';
import { bandOf, birthError } from './age';
import { asked, asks } from './asks';
import { HEIGHT_UNITS, readWritten, WEIGHT_UNITS } from './measure';
import { checkoutRefusals } from './refusals';

/** What a saved traveller fills in; a passport is not saved. */
const filledBy = ({ firstName, lastName, birthDate, nationality }: SavedTravelerInput) =>
  knownOf({ firstName, lastName, dateOfBirth: birthDate ?? '', passportNationality: nationality ?? '' });

/** Somebody who takes part, with what the activity asks of each (R332, G94); the lead traveller is the 0th. */
export function traveler(
  { activity, option }: BookedActivity,
  category: TravelerCategory,
  index: number,
  say: Say,
): Section {
  const { traveler: questions } = activity.questions;
  const { capacity } = activity;
  const { day } = option.startsAt;
  const number = index + 1;
  const isLead = index === 0;
  const type = say._(CATEGORY_NAMES[category]);
  const named = isLead ? t`Lead traveler: ${type}` : t`Traveler ${number}: ${type}`;
  const unnamed = isLead ? t`Lead traveler` : t`Traveler ${number}`;
  const band = bandOf(category, capacity);
  const names = t`The name exactly as in the ID that you will show at the entrance.`;

  type Question = Exclude<TravelerQuestion, 'firstName' | 'lastName'>;
  const ask = (
    name: Question,
    field: Pick<Asking, 'kind' | 'label' | 'autoComplete' | 'sent'>,
    unsaid = activityFieldRefusals[name as keyof typeof activityFieldRefusals],
    judge?: Parameters<typeof asks>[3],
  ) => {
    const isNeeded = questions[name];
    return isNeeded === undefined ? undefined : asks(field, isNeeded, unsaid, judge);
  };
  const measured = (name: 'weight' | 'height', field: Pick<Asking, 'kind' | 'label'>) =>
    ask(name, { ...field, sent: readWritten }, activityFieldRefusals[name], (value) => {
      const measure = readWritten(value);
      return measure && isMeasure(measure) ? null : activityFieldRefusals[name];
    });
  const rows: Row[] = [
    [2, NAME],
    [
      1,
      asked({
        dateOfBirth: ask(
          'dateOfBirth',
          { kind: dayEntry, label: msg`Date of birth`, autoComplete: 'bday' },
          activityFieldRefusals.date,
          (value) => birthError(value, category, { day, capacity }),
        ),
      }),
    ],
    [
      2,
      asked({
        weight: measured('weight', {
          ...{ kind: measureIn(WEIGHT_UNITS, t`Unit of weight`), label: msg`Weight` },
        }),
        height: measured('height', {
          ...{ kind: measureIn(HEIGHT_UNITS, t`Unit of height`), label: msg`Height` },
        }),
      }),
    ],
    [
      2,
      asked({
        passportNumber: ask('passportNumber', {
          ...{ kind: text(), label: msg`Passport number`, autoComplete: 'off' },
        }),
        passportNationality: ask('passportNationality', {
          ...{ kind: country, label: msg`Passport nationality`, autoComplete: 'off' },
        }),
        passportExpiryDate: ask(
          'passportExpiryDate',
          { kind: dayEntry, label: msg`Passport expiry date` },
          activityFieldRefusals.passportExpiryDate,
          (value) => {
            if (!isDay(value)) return fieldRefusals.date;
            return value < day ? checkoutRefusals.passportExpired : null;
          },
        ),
      }),
    ],
  ];
  return {
    // Where all travel as one type, its name would only say "traveler" again.
    title: category === 'TRAVELER' ? unnamed : named,
    note: band ? `${agesText(say, band)}. ${names}` : names,
    at: `guests.travelers.${index}`,
    // Browsers fill in whoever sits there; that is the lead traveller at most.
    fills: (token) => (isLead ? token : 'off'),
    called: (name) => t`Traveler ${number}, ${name}`,
    person: {
      filled: filledBy,
      kept: ({ dateOfBirth, passportNationality, ...typed }) => ({
        ...savedOf({ ...typed, birthDate: dateOfBirth }),
        nationality: passportNationality || null,
      }),
    },
    with: { category },
    rows: rows.filter(([, fields]) => Object.keys(fields).length > 0),
  };
}
