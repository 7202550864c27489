import { msg, t } from '@lingui/core/macro';
import { filled } from '@/core/contract/refusal';
import { country } from '@/core/fields/country';
import { dayEntry } from '@/core/fields/day-entry';
import { list } from '@/core/fields/list';
import { NAME } from '@/core/fields/people';
import { text } from '@/core/fields/text';
import type { Asking, Section } from '@/core/selling/checkout/form/asked';
import type { Asked } from '@/core/selling/checkout/ProductCheckout';
import { Stack } from '@/core/ui/content/layout';
import { todayLocal } from '@/core/ui/dates/date-range';
import {
  GENDERS,
  lastFlightDay,
  passengerTypeOn,
  titlesFor,
  type PassengerType,
  type RepricedOffer,
} from '../../contract';
import { flightRefusals, travellerRefusals } from '../../contract/refusals';
import { titleText, typeText } from '../../say/told';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { travellerCodes } from '../search/criteria/travellers';
import { agedText, agesText } from '../traveller-words';
import { atTypedAges, pricedAges } from './ages';
import { fieldsOfSaved, toSaved } from './saved-traveller';
import { program, SearchAgain, ticketName } from './traveller-kinds';

/** Who flies, one a traveller, adults first. */
export const codesOf = (criteria: Criteria): PassengerType[] =>
  travellerCodes(fillCriteria(criteria).travellers);

const GROUPS = { ADT: 'adults', CHD: 'children', INF: 'infants' } as const;

/** Everybody who flies, as in the passport, with what the offer asks for beside names (R220, R222, R223, G10). */
export function travellers(
  { offer, asks }: RepricedOffer,
  { say, criteria, typed, form }: Omit<Asked<Criteria>, 'format'>,
): Section[] {
  const search = fillCriteria(criteria);
  const codes = travellerCodes(search.travellers);
  const lastDay = lastFlightDay(offer.flights) || todayLocal();
  const ages = asks?.ages;
  const births = codes.map((_, index) => typed(`travellers.${index}.birthDate`));
  const priced = pricedAges(births, codes, ages);

  return codes.map((code, index) => {
    const at = `travellers.${index}`;
    const number = index + 1;
    const type = typeText(say, code);
    const pricedFor = priced[index] ?? null;
    const saidAge = ages?.said[index] ?? null;
    const age = saidAge === null ? agesText(say, GROUPS[code]) : agedText(say, saidAge);

    const genders = { M: t`Male`, F: t`Female`, X: t`Unspecified (X)` };
    const title: Asking = {
      kind: list(
        titlesFor(code).map((value) => ({ value, label: titleText(say, value, code) })),
        t`Choose`,
      ),
      label: msg`Title`,
      autoComplete: 'honorific-prefix',
      wrong: (value, found) =>
        found ?? (titlesFor(code).some((each) => each === value) ? null : flightRefusals.titleOfAnotherAge),
    };
    const gender: Asking = {
      kind: list(
        GENDERS.map((value) => ({ value, label: genders[value] })),
        t`Choose`,
      ),
      label: msg`Gender`,
      autoComplete: 'sex',
    };
    const birthDate: Asking = {
      kind: {
        draw: (field) => (
          <Stack gap={8}>
            {dayEntry.draw(field)}
            {ages && pricedFor !== null && field.error && (
              <SearchAgain
                form={form}
                search={{ ...search, travellers: atTypedAges(search.travellers, births, ages) }}
              />
            )}
          </Stack>
        ),
      },
      label: msg`Date of birth`,
      autoComplete: 'bday',
      wrong: (value, found) => {
        if (found) return found;
        if (value > todayLocal()) return travellerRefusals.notPast;
        if (passengerTypeOn(value, lastDay) !== code) return travellerRefusals[code];
        return pricedFor === null ? null : filled(flightRefusals.pricedForAge, { n: pricedFor });
      },
    };
    /** A number without its program, and a program without a number, are half of something. */
    const halfOf = (other: string): Pick<Asking, 'optional' | 'wrong'> => ({
      optional: true,
      wrong: (value, found) =>
        found ?? (!value.trim() && typed(`${at}.${other}`).trim() ? flightRefusals.loyaltyIncomplete : null),
    });
    return {
      title: t`Traveler ${number}: ${type}`,
      note: t`${age}. Names exactly as in the passport or identity card.`,
      at,
      // The only traveller is probably the person at the keyboard, so the browser may fill in the names.
      fills: (token) => (codes.length === 1 ? token : `section-traveler-${number} ${token}`),
      called: (name) => t`Traveler ${number}, ${name}`,
      person: { filled: (saved) => fieldsOfSaved(saved, code), kept: toSaved },
      with: { passengerType: code },
      rows: [
        [4, { title, gender }],
        [
          3,
          {
            firstName: { ...NAME.firstName, kind: ticketName },
            middleName: {
              ...{ kind: ticketName, label: msg`Middle name`, autoComplete: 'additional-name' },
              optional: true,
            },
            lastName: { ...NAME.lastName, kind: ticketName },
          },
        ],
        [1, { birthDate }],
        ...(asks?.passport ? [[3, passport(lastDay)] as const] : []),
        ...(asks?.loyalty.length
          ? [
              [
                2,
                {
                  loyaltyAirline: {
                    ...{ kind: program(asks.loyalty), label: msg`Frequent-flyer program` },
                    ...halfOf('loyaltyNumber'),
                  },
                  loyaltyNumber: {
                    ...{ kind: text(), label: msg`Frequent-flyer number`, autoComplete: 'off' },
                    ...halfOf('loyaltyAirline'),
                  },
                },
              ] as const,
            ]
          : []),
      ],
    };
  });
}

/** The passport, where the airline asks for it, valid on the day of the last flight. */
const passport = (lastDay: string): Readonly<Record<string, Asking>> => ({
  passportNumber: {
    kind: text(),
    label: msg`Passport number`,
    hint: msg`This airline asks for everybody's passport.`,
    autoComplete: 'off',
  },
  passportCountry: { kind: country, label: msg`Issuing country` },
  passportExpiryDate: {
    kind: dayEntry,
    label: msg`Passport valid until`,
    wrong: (value, found) => found ?? (value < lastDay ? flightRefusals.passportEnds : null),
  },
});
