import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PassengerType, SearchCabin } from '../contract';
import type { Band } from './results/bands';
import type { Bag, FilterName, Stops, Term } from './results/filters';
import type { Sort } from './results/sort';
import type { TravellerGroup } from './search/travellers';

/** Words for travellers and their ages (R058, R059, R223). */
export function useTravellerWords() {
  const { t } = useLingui();
  return {
    total: (count: number) => plural(count, { one: '# Traveler', other: '# Travelers' }),
    group: (group: TravellerGroup) =>
      ({ adults: t`Adults`, children: t`Children`, infants: t`Infants` })[group],
    ages: (group: TravellerGroup) =>
      ({ adults: t`12 and over`, children: t`2-12 years`, infants: t`Under 2 years` })[group],
    maximum: (group: TravellerGroup, max: number) =>
      ({ adults: t`Max ${max} adults`, children: t`Max ${max} children`, infants: t`Max ${max} infants` })[
        group
      ],
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
  return {
    stops: (stops: Stops) => ({ direct: t`Direct`, one: t`1 Stop`, 'two-plus': t`2+ Stops` })[stops],
    band: (band: Band) =>
      ({
        'early-morning': t`Early Morning`,
        morning: t`Morning`,
        afternoon: t`Afternoon`,
        evening: t`Evening`,
      })[band],
    bandHours: (band: Band) =>
      ({
        'early-morning': t`12:00AM-04:59AM`,
        morning: t`05:00AM-11:59AM`,
        afternoon: t`12:00PM-05:59PM`,
        evening: t`06:00PM-11:59PM`,
      })[band],
    sort: (sort: Sort) => ({ cheapest: t`Cheapest`, best: t`Best`, quickest: t`Quickest` })[sort],
    bag: (bag: Bag) => ({ 'carry-on': t`Carry-on bag`, checked: t`Checked bag` })[bag],
    term: (term: Term) => ({ refundable: t`Refundable`, changeable: t`Changeable` })[term],
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
