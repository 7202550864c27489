import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useClock } from '@/core/i18n/use-clock';
import { MOST_SEATS, type PassengerType, type SearchCabin, type Traveller } from '../contract';
import { BAND_HOURS, type Band } from './results/bands';
import type { Bag, FilterName, LegStops, Stops, Term } from './results/filters';
import type { Sort } from './results/sort';
import type { TravellerGroup, TravellerStop } from './search/travellers';

/** Words for travellers and their ages (R058, R059, R223). */
export function useTravellerWords() {
  const { t } = useLingui();
  return {
    total: (count: number) => plural(count, { one: '# Traveler', other: '# Travelers' }),
    group: (group: TravellerGroup) =>
      ({ adults: t`Adults`, children: t`Children`, infants: t`Infants` })[group],
    ages: (group: TravellerGroup) =>
      ({ adults: t`12 and over`, children: t`2-12 years`, infants: t`Under 2 years` })[group],
    /** Why there cannot be fewer of a group. */
    fewest: (group: TravellerGroup, stop: TravellerStop) =>
      stop === 'laps'
        ? t`Each infant travels on an adult’s lap. Take an infant away first.`
        : group === 'adults'
          ? t`At least 1 adult`
          : '',
    /** Why there cannot be more of a group. */
    most: (group: TravellerGroup, stop: TravellerStop, max: number) => {
      if (stop === 'laps') return t`One infant in lap per adult`;
      if (stop === 'seats') return t`Up to ${MOST_SEATS} seats per booking. Infants in lap take none.`;
      return {
        adults: t`Max ${max} adults`,
        children: t`Max ${max} children`,
        infants: t`Max ${max} infants`,
      }[group];
    },
    title: (title: Traveller['title'], type: PassengerType) =>
      type !== 'ADT' && title === 'Mr'
        ? t({ message: 'Master', context: 'title of a boy' })
        : type !== 'ADT' && title === 'Miss'
          ? t({ message: 'Miss', context: 'title of a girl' })
          : { Mr: t`Mr`, Mrs: t`Mrs`, Ms: t`Ms`, Dr: t`Dr`, Miss: t`Miss` }[title],
    type: (type: PassengerType) => ({ ADT: t`Adult`, CHD: t`Child`, INF: t`Infant` })[type],
    count: (type: PassengerType, count: number) =>
      ({
        ADT: plural(count, { one: '# adult', other: '# adults' }),
        CHD: plural(count, { one: '# child', other: '# children' }),
        INF: plural(count, { one: '# infant', other: '# infants' }),
      })[type],
  };
}

/** Words for cabins (R184, R210). */
export function useCabinWords() {
  const { t } = useLingui();
  return (cabin: SearchCabin) =>
    ({
      NoPreference: t`All cabins`,
      economy: t`Economy`,
      premium: t`Premium`,
      business: t`Business`,
      first: t`First`,
    })[cabin];
}

/** Words of the results: stops (R207, R209), bands (R212), sort orders (R203 to R205), filters. */
export function useResultWords() {
  const { t } = useLingui();
  const clock = useClock();
  return {
    /** How many stops a leg has. */
    legStops: (stops: LegStops) => ({ direct: t`Non-stop`, one: t`1 stop`, 'two-plus': t`2+ stops` })[stops],
    /** How many stops every leg may have. */
    stops: (stops: Stops) => ({ direct: t`Non-stop`, one: t`1 stop or fewer` })[stops],
    band: (band: Band) =>
      ({
        'early-morning': t`Early Morning`,
        morning: t`Morning`,
        afternoon: t`Afternoon`,
        evening: t`Evening`,
      })[band],
    bandHours: (band: Band) => BAND_HOURS[band].map(clock).join(' – '),
    sort: (sort: Sort) => ({ cheapest: t`Cheapest`, best: t`Best`, quickest: t`Quickest` })[sort],
    bag: (bag: Bag) => ({ 'carry-on': t`Carry-on bag`, checked: t`Checked bag` })[bag],
    term: (term: Term) =>
      ({ refundable: t`Refundable`, changeable: t`Changeable`, hold: t`Hold now, pay later` })[term],
    filter: (name: FilterName) =>
      ({
        stops: t`Stops`,
        price: t`Price`,
        bags: t`Bags included`,
        terms: t`Fare terms`,
        cabins: t`Cabin`,
        airlines: t`Airlines`,
        leave: t`Take-off`,
        flying: t`Duration`,
        longest: t`Total duration`,
        avoid: t`Avoid layovers in`,
        via: t`Layover in`,
        departure: t`Departure time`,
        arrival: t`Arrival time`,
      })[name],
  };
}
