import { msg } from '@lingui/core/macro';
import { country } from '@/core/fields/country';
import { dayEntry } from '@/core/fields/day-entry';
import { text } from '@/core/fields/text';
import type { Asked } from '@/core/fields/AskedFields';
import type { Questions, TravelerQuestion } from '../../../contract';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '../form/measure';

export const BIRTH = {
  dateOfBirth: { kind: dayEntry, label: msg`Date of birth`, autoComplete: 'bday' },
} satisfies Asked;

export const MEASURES = {
  weight: { label: msg`Weight`, unitLabel: msg`Unit of weight`, units: WEIGHT_UNITS },
  height: { label: msg`Height`, unitLabel: msg`Unit of height`, units: HEIGHT_UNITS },
} as const;

/** What of a passport may be asked (R332). */
export const PASSPORT = {
  passportNumber: { kind: text(), label: msg`Passport number`, autoComplete: 'off' },
  passportNationality: { kind: country, label: msg`Passport nationality`, autoComplete: 'off' },
  passportExpiryDate: { kind: dayEntry, label: msg`Passport expiry date` },
} satisfies Asked;

/** Those of the fields that are asked of each traveler, with whether an answer is needed. */
export const askedOf = (questions: Questions['traveler'], fields: Asked): Asked =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const isNeeded = questions[name as TravelerQuestion];
      return isNeeded === undefined ? [] : [[name, { ...field, optional: !isNeeded }]];
    }),
  );
