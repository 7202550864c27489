import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { messageOf } from '@/core/contract';
import { ResultsBody } from '@/core/results/ResultsHead';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/Alert';
import { EmptyState } from '@/core/ui/EmptyState';
import { PlaneTakeoff } from '@/core/ui/icons';
import { Text } from '@/core/ui/Text';
import { fillCriteria, legsOf } from '../search/criteria';
import { translateMessage } from '../server-messages';
import { useRoute } from '../search/use-route';
import { useRememberSearch } from '../search/use-search';
import { FoundFlights } from './FoundFlights';
import { ResultsHead } from './ResultsHead';
import { NothingFound } from './EmptyResults';
import { noResults } from './search-state';
import { Searching } from './Searching';
import { useResults } from './use-results';
import { useResultsAddress } from './use-results-view';

/** The results of a search. Everything that is seen here stands in the address. */
export default function ResultsScreen() {
  const { t } = useLingui();
  const view = useResultsAddress();
  const { criteria } = view;
  const results = useResults(criteria);
  const filled = fillCriteria(criteria);
  const key = JSON.stringify(criteria);
  const route = useRoute(criteria);
  const remember = useRememberSearch();

  useEffect(() => {
    if (results.search.offers.length > 0 && route.places) remember(criteria, route.places);
  });

  const names = { from: route.from || t`Origin`, to: route.to || t`Destination` };
  usePageTitle(results.complete ? route.title : t`Search flights`);
  return (
    <>
      <ResultsHead key={key} criteria={criteria} route={route.title} {...names} />
      <ResultsBody>
        {!results.complete ? (
          <EmptyState icon={PlaneTakeoff} title={t`Where would you like to go?`}>
            <Text tone="secondary">
              <Trans>Choose your places and dates above to see flights.</Trans>
            </Text>
          </EmptyState>
        ) : results.isError ? (
          <Alert
            live
            tone="danger"
            title={t`We could not search flights`}
            onRetry={() => void results.refetch()}
            retrying={results.isFetching}
          >
            {translateMessage(messageOf(results.error))}
          </Alert>
        ) : noResults(results.search) ? (
          <NothingFound search={results.search} onRetry={() => void results.refetch()} />
        ) : results.search.offers.length > 0 ? (
          <FoundFlights
            key={key}
            search={results.search}
            onRetry={() => void results.refetch()}
            filters={view.filters}
            sort={view.sort}
            page={view.page}
            details={view.details}
            ahead={view.isAhead}
            sheet={view.sheet}
            onFilters={view.setFilters}
            onSort={view.setSort}
            onPage={view.setPage}
            onDetails={view.setDetails}
            onSheet={view.setSheet}
            criteria={criteria}
          />
        ) : (
          <Searching search={results.search} legs={legsOf(filled).length} />
        )}
      </ResultsBody>
    </>
  );
}
