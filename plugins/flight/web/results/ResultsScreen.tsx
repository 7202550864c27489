import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import { foundStatus } from '@/core/selling/results/SearchStatus';
import { useResults } from '@/core/selling/results/use-results';
import { ResultsScreen } from '@/core/selling/results/ResultsScreen';
import { useAddress } from '@/core/address/use-address';
import { Inline } from '@/core/ui/content/layout';
import { PlaneTakeoff } from '@/core/ui/pictures/icons';
import { searchFlights } from '../../contract';
import { FlexibleDates } from '../grid/FlexibleDates';
import { fillCriteria, legsOf, criteriaShape, toFlightSearch, RESULTS } from '../search/criteria/criteria';
import { changedOptions } from '../search/criteria/preferences';
import { totalTravellers } from '../search/criteria/travellers';
import SearchPanel from '../search/form/SearchPanel';
import { useToldErrors } from '../search/form/use-told-errors';
import { useRoute } from '../search/places/use-route';
import { useRememberSearch } from '../search/recent/use-remember-search';
import { useTravellerWords } from '../traveller-words';
import { FoundFlights } from './FoundFlights';
import { ResultsSkeleton } from './searching/ResultsSkeleton';
import { FLIGHT_WORDS } from './result-words';
import { flightSource } from './searching/run-search';
import { z } from 'zod/mini';
import { resultsAddress } from '@/core/selling/results/view/use-results-view';
import { FLIGHT_FILTERS } from './filters/filters';
import { SORTS } from './list/sort';

const address = resultsAddress(RESULTS, z.object(criteriaShape), FLIGHT_FILTERS, SORTS);

/** The results of a search. Everything that is seen here stands in the address. */
export default function FlightResults() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const criteria = useAddress(address.criteria);
  const filled = fillCriteria(criteria);
  const body = toFlightSearch(filled);
  const flights = useResults(body && callOf(searchFlights, { body }), flightSource);
  const { trip, depart, return: back, travellers, preferences } = filled;
  const errors = useToldErrors(filled);
  const route = useRoute(criteria);
  const remember = useRememberSearch();

  const isMultiCity = trip === 'multi-city';
  const from = route.from || t`Origin`;
  const to = route.to || t`Destination`;
  const dates = trip === 'one-way' ? format.date(depart, 'weekday') : format.dateRange(depart, back, 'short');
  const changed = changedOptions(preferences).length;
  const options = changed > 0 && plural(changed, { one: '# option', other: '# options' });
  const legs = legsOf(filled).length;
  return (
    <ResultsScreen
      address={address}
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
      search={flights}
      status={foundStatus(FLIGHT_WORDS, flights.again)}
      lines={legs > 1 ? 2 : 1}
      skeleton={<ResultsSkeleton legs={legs} />}
      onFound={() => route.places && remember(criteria, route.places)}
      icon={PlaneTakeoff}
      words={{
        failed: t`We could not search flights`,
        start: {
          title: t`Where would you like to go?`,
          text: t`Choose your places and dates above to see flights.`,
        },
        nothing: {
          title: t`No flights found`,
          text: t`There are no flights on this route on these days. Try other dates, or an airport nearby.`,
        },
      }}
    >
      {(search, view) => <FoundFlights {...view} search={search} onRetry={flights.again} />}
    </ResultsScreen>
  );
}
