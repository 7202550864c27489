import { useLingui } from '@lingui/react/macro';
import { useClock } from '@/core/i18n/use-clock';
import { BAND_HOURS, type Band } from './results/table/bands';
import type { Bag, FilterName, LegStops, Stops, Term } from './results/filters/filters';
import type { Sort } from './results/list/sort';

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
