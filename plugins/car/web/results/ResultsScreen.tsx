import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ResultsBody } from '@/core/selling/results/ResultsHead';
import { useResultsView } from '@/core/selling/results/use-results-view';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { CarFront } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import { fillCriteria, placeIds } from '../search/criteria';
import { toCarSearch } from '../search/car-search';
import { criteriaErrors } from '../search/criteria-errors';
import { usePlacesOf } from '../search/use-places';
import { useRememberSearch } from '../search/use-search';
import { wordsOf } from '@/core/i18n/words-of';
import { NothingFound } from './EmptyResults';
import { FoundCars } from './FoundCars';
import { ResultsHead } from './ResultsHead';
import { Searching } from './Searching';
import { useCars } from './use-cars';
import { resultsAddress } from './results-address';
import { useSizes } from './use-sizes';

/** The cars of a search. Everything that is seen here stands in the address. */
export default function ResultsScreen() {
  const { t } = useLingui();
  const { criteria, ...view } = useResultsView(resultsAddress);
  const filled = fillCriteria(criteria);
  const places = usePlacesOf(placeIds(filled));
  const { placeOf } = places;
  const cars = useCars(toCarSearch(filled, placeOf));
  const sizes = useSizes();
  const remember = useRememberSearch();
  const from = filled.from ? placeOf(filled.from) : null;
  const back = filled.isReturnedElsewhere && filled.to ? placeOf(filled.to) : null;
  const { offers } = cars;

  useEffect(() => {
    if (offers.length > 0 && from) remember(criteria, back ? [from, back] : [from]);
  });

  const title = from
    ? back
      ? t`Cars from ${from.name} to ${back.name}`
      : from.kind === 'city'
        ? t`Cars in ${from.name}`
        : t`Cars at ${from.name}`
    : t`Search cars`;
  usePageTitle(title);
  const incomplete = criteriaErrors(filled, placeOf).length > 0;
  const failed = places.isError ? places : cars.error ? cars : null;
  const body = () => {
    if (failed)
      return (
        <Alert
          live
          tone="danger"
          title={t`We could not search cars`}
          onRetry={places.isError ? places.retry : cars.again}
          retrying={cars.isFetching}
        >
          {cars.error ? wordsOf(cars.error) : wordsOf(undefined)}
        </Alert>
      );
    if (incomplete)
      return (
        <EmptyState icon={CarFront} title={t`Where do you need a car?`}>
          <Text tone="secondary">
            <Trans>Choose a place and the times above to see cars.</Trans>
          </Text>
        </EmptyState>
      );
    if (!cars.isDone) return <Searching />;
    if (offers.length === 0) return <NothingFound />;
    return (
      <FoundCars
        key={JSON.stringify(criteria)}
        {...view}
        {...{ criteria, offers, sizes }}
        setOnMap={(onMap) => view.change({ onMap })}
        showPlace={(point, vendor) =>
          view.change({
            filters: { ...view.filters, points: [point], ...(vendor && { vendors: [vendor] }) },
            onMap: false,
          })
        }
        suppliers={cars.suppliers}
        dollar={cars.dollar}
        place={from ?? null}
        onRetry={cars.again}
      />
    );
  };
  return (
    <>
      <ResultsHead key={JSON.stringify(criteria)} {...{ criteria, placeOf, title }} />
      <ResultsBody>{body()}</ResultsBody>
    </>
  );
}
