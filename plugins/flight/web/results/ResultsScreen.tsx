import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ResultsBody } from '@/core/selling/results/ResultsHead';
import { useResultsView } from '@/core/selling/results/use-results-view';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { PlaneTakeoff } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import { fillCriteria, legsOf } from '../search/criteria/criteria';
import { wordsOf } from '@/core/i18n/words-of';
import { useRoute } from '../search/places/use-route';
import { useRememberSearch } from '../search/recent/use-search';
import { FoundFlights } from './FoundFlights';
import { ResultsHead } from './ResultsHead';
import { NothingFound } from './EmptyResults';
import { noResults } from './searching/search-state';
import { Searching } from './searching/Searching';
import { useResults } from './searching/use-results';
import { resultsAddress } from './results-address';

/** The results of a search. Everything that is seen here stands in the address. */
export default function ResultsScreen() {
  const { t } = useLingui();
  const view = useResultsView(resultsAddress);
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
            {wordsOf(results.error)}
          </Alert>
        ) : noResults(results.search) ? (
          <NothingFound search={results.search} onRetry={() => void results.refetch()} />
        ) : results.search.offers.length > 0 ? (
          <FoundFlights key={key} {...view} search={results.search} onRetry={() => void results.refetch()} />
        ) : (
          <Searching search={results.search} legs={legsOf(filled).length} />
        )}
      </ResultsBody>
    </>
  );
}
