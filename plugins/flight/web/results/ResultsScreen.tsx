import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import { useResults } from '@/core/selling/results/use-results';
import { ResultsFrame } from '@/core/selling/results/ResultsFrame';
import { useAddress } from '@/core/address/use-address';
import { Viewed } from '@/core/selling/results/view/Viewed';
import { Inline } from '@/core/ui/content/layout';
import { PlaneTakeoff } from '@/core/ui/pictures/icons';
import { searchFlights } from '../../contract';
import { FlexibleDates } from '../grid/FlexibleDates';
import {
  fillCriteria,
  legsOf,
  criteriaShape,
  toFlightSearch,
  RESULTS,
  type Criteria,
} from '../search/criteria/criteria';
import { changedOptions } from '../search/criteria/preferences';
import { totalTravellers } from '../search/criteria/travellers';
import SearchPanel from '../search/form/SearchPanel';
import { useToldErrors } from '../search/form/use-told-errors';
import { useRoute } from '../search/places/use-route';
import { useRememberSearch } from '../search/recent/use-remember-search';
import { useTravellerWords } from '../traveller-words';
import { FoundFlights } from './FoundFlights';
import { NothingFound } from './NothingFound';
import { noResults, STARTED } from './searching/search-state';
import { Searching } from './searching/Searching';
import { flightSource } from './searching/run-search';
import { z } from 'zod/mini';
import type { ResultsAddress } from '@/core/selling/results/view/use-results-view';
import { FiltersAddress, writeFilters, type Filters } from './filters/filters';
import { SORTS, type Sort } from './list/sort';

/** What the address of the results says. */
const resultsAddress: ResultsAddress<Criteria, Filters, Sort> = {
  to: RESULTS,
  criteria: z.object(criteriaShape),
  filters: FiltersAddress,
  writeFilters,
  sorts: SORTS,
};

/** The results of a search. Everything that is seen here stands in the address. */
export default function ResultsScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const criteria = useAddress(resultsAddress.criteria);
  const filled = fillCriteria(criteria);
  const body = toFlightSearch(filled);
  const flights = useResults(body && callOf(searchFlights, { body }), flightSource);
  const { found: search = STARTED, again } = flights;
  const { trip, depart, return: back, travellers, preferences } = filled;
  const errors = useToldErrors(filled);
  const route = useRoute(criteria);
  const remember = useRememberSearch();

  useEffect(() => {
    if (search.offers.length > 0 && route.places) remember(criteria, route.places);
  });

  const isMultiCity = trip === 'multi-city';
  const from = route.from || t`Origin`;
  const to = route.to || t`Destination`;
  const dates = trip === 'one-way' ? format.date(depart, 'weekday') : format.dateRange(depart, back, 'short');
  const changed = changedOptions(preferences).length;
  const options = changed > 0 && plural(changed, { one: '# option', other: '# options' });
  const list = () => {
    if (noResults(search)) return <NothingFound search={search} onRetry={again} />;
    if (search.offers.length > 0)
      return (
        <Viewed address={resultsAddress}>
          {(view) => <FoundFlights {...view} search={search} onRetry={again} />}
        </Viewed>
      );
    return <Searching search={search} legs={legsOf(filled).length} />;
  };
  return (
    <ResultsFrame
      criteria={criteria}
      title={isMultiCity ? route.title : t`${from} to ${to}`}
      pageTitle={body ? route.title : t`Search flights`}
      summary={[dates, words.total(totalTravellers(travellers)), options].filter(Boolean).join(' · ')}
      form={<SearchPanel criteria={criteria} />}
      below={
        !isMultiCity && (
          <Inline>
            <FlexibleDates criteria={criteria} />
          </Inline>
        )
      }
      errors={errors}
      failure={flights.error && flights}
      icon={PlaneTakeoff}
      words={{
        failed: t`We could not search flights`,
        start: {
          title: t`Where would you like to go?`,
          text: t`Choose your places and dates above to see flights.`,
        },
      }}
    >
      {list()}
    </ResultsFrame>
  );
}
