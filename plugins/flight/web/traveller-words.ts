import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_SEATS, type PassengerType, type Traveller } from '../contract';
import type { Say } from '@/core/say/say';
import { titleText, typeText } from '../say/told';
import type { TravellerGroup, TravellerStop } from './search/criteria/travellers';

const AGES = {
  adults: msg`12 and over`,
  children: msg`2-12 years`,
  infants: msg`Under 2 years`,
} satisfies Record<TravellerGroup, unknown>;
/** How old those of a group are. */
export const agesText = (say: Say, group: TravellerGroup): string => say._(AGES[group]);
/** An age for which a fare was priced. */
export const agedText = (say: Say, age: number): string =>
  age === 0 ? say._(msg`Under 1 year`) : plural(age, { one: '# year old', other: '# years old' });

/** Words for travellers and their ages (R058, R059, R223). */
export function useTravellerWords() {
  const { t, i18n } = useLingui();
  return {
    total: (count: number) => plural(count, { one: '# Traveler', other: '# Travelers' }),
    group: (group: TravellerGroup) =>
      ({ adults: t`Adults`, children: t`Children`, infants: t`Infants` })[group],
    ages: (group: TravellerGroup) => agesText(i18n, group),
    /** What the age of the nth of a group is called. */
    ageOf: (group: TravellerGroup, nth: number) =>
      ({
        adults: t`Age of adult ${nth}`,
        children: t`Age of child ${nth}`,
        infants: t`Age of infant ${nth}`,
      })[group],
    /** Why there cannot be fewer of a group. */
    fewest: (group: TravellerGroup, stop: TravellerStop) =>
      stop === 'laps'
        ? t`Each infant travels on an adult’s lap. Remove an infant first.`
        : group === 'adults'
          ? t`At least 1 adult`
          : '',
    /** Why there cannot be more of a group. */
    most: (group: TravellerGroup, stop: TravellerStop, max: number) => {
      if (stop === 'laps') return t`One lap infant per adult`;
      if (stop === 'seats') return t`Up to ${MOST_SEATS} seats per booking. Lap infants take none.`;
      return {
        adults: t`Max ${max} adults`,
        children: t`Max ${max} children`,
        infants: t`Max ${max} infants`,
      }[group];
    },
    title: (title: Traveller['title'], type: PassengerType) => titleText(i18n, title, type),
    type: (type: PassengerType) => typeText(i18n, type),
    count: (type: PassengerType, count: number) =>
      ({
        ADT: plural(count, { one: '# adult', other: '# adults' }),
        CHD: plural(count, { one: '# child', other: '# children' }),
        INF: plural(count, { one: '# infant', other: '# infants' }),
      })[type],
  };
}
