import { useLingui } from '@lingui/react/macro';
import { callOf } from '@/core/query/call';
import { useAtHome } from '@/core/selling/client/use-home-country';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { ResultsScreen } from '@/core/selling/results/ResultsScreen';
import { foundStatus } from '@/core/selling/results/SearchStatus';
import { useResults } from '@/core/selling/results/use-results';
import { useAddress } from '@/core/address/use-address';
import { usePlacesOf } from '@/core/selling/search/places/use-places';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { CarFront } from '@/core/ui/pictures/icons';
import { availableCars } from '../../contract';
import { criteriaErrors, toCarSearch } from '../search/car-search';
import { fillCriteria, placeIds, criteriaShape, RESULTS } from '../search/criteria';
import SearchPanel, { search as carSearches, useTimesText } from '../search/SearchPanel';
import { CarSkeleton } from './CarSkeleton';
import { FoundCars } from './FoundCars';
import { SORTS } from './sort';
import { useSizes } from './use-sizes';
import { z } from 'zod/mini';
import { CAR_WORDS } from './result-words';
import { resultsAddress } from '@/core/selling/results/view/use-results-view';
import { carChoices } from './filters';

const address = resultsAddress(RESULTS, z.object(criteriaShape), carChoices(), SORTS);

/** The cars of a search (R292). Everything that is seen here stands in the address. */
export default function CarResults() {
  const { t } = useLingui();
  const given = useAddress(address.criteria);
  const criteria = useAtHome(given, 'country');
  const filled = fillCriteria(criteria);
  const places = usePlacesOf(placeIds(filled));
  const { placeOf } = places;
  const body = toCarSearch(filled, placeOf);
  const cars = useResults(body && callOf(availableCars, { body }));
  const sizes = useSizes();
  const { remember } = useRecentSearches(carSearches);
  const timesText = useTimesText();
  const from = (filled.from && placeOf(filled.from)) || null;
  const back = (filled.isReturnedElsewhere && filled.to && placeOf(filled.to)) || null;

  const title = () => {
    if (!from) return t`Search cars`;
    if (back) return t`Cars from ${from.name} to ${back.name}`;
    return from.kind === 'city' ? t`Cars in ${from.name}` : t`Cars at ${from.name}`;
  };
  return (
    <ResultsScreen
      address={address}
      status={foundStatus(CAR_WORDS, cars.again)}
      criteria={criteria}
      title={title()}
      summary={[timesText(filled, 'weekday'), t`driver aged ${filled.age}`].filter(Boolean).join(' · ')}
      form={<SearchPanel criteria={given} />}
      errors={criteriaErrors(filled, placeOf)}
      failure={places.failure}
      icon={CarFront}
      words={{
        failed: t`We could not search cars`,
        start: {
          title: t`Where do you need a car?`,
          text: t`Choose a place and the times above to see cars.`,
        },
        nothing: {
          title: t`No cars found`,
          text: t`No rental company has a car here at these times. Try another hour, other days, or a place nearby.`,
        },
      }}
      search={cars}
      skeleton={<ListAndMap list={<CarSkeleton />} />}
      onFound={() => from && remember({ criteria, places: back ? [from, back] : [from] })}
    >
      {(found, view) => <FoundCars {...view} {...{ found, sizes }} place={from} onRetry={cars.again} />}
    </ResultsScreen>
  );
}
