import { useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { useAtHome } from '@/core/selling/client/use-home-country';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { PhotoCardsSkeleton } from '@/core/selling/results/list/PhotoCardsSkeleton';
import { useResults } from '@/core/selling/results/use-results';
import { ResultsScreen } from '@/core/selling/results/ResultsScreen';
import { foundStatus } from '@/core/selling/results/SearchStatus';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { BedDouble } from '@/core/ui/pictures/icons';
import { nightsOf } from '../../contract';
import { useCompared } from '../compare/use-compared';
import { hotelSource } from '../find/hotel-source';
import { FRESH_FOR, useSearchCall } from '../find/use-correlation';
import { usePlace } from '../find/use-place';
import { fillCriteria, criteriaShape, RESULTS } from '../search/criteria';
import { criteriaErrors } from '../search/criteria-errors';
import SearchPanel, { search as hotelSearches, useStayText } from '../search/SearchPanel';
import { FoundHotels } from './FoundHotels';
import { NearbyDates } from './NearbyDates';
import { SORTS } from './sort';
import { usePer } from './use-per';
import { z } from 'zod/mini';
import { HOTEL_WORDS } from './result-words';
import { resultsAddress } from '@/core/selling/results/view/use-results-view';
import { HOTEL_CHOICES } from './filters';

const address = resultsAddress(RESULTS, z.object(criteriaShape), HOTEL_CHOICES, SORTS, ['compare', 'per']);

/** The stays of a search. Everything that is seen here stands in the address. */
export default function HotelResults() {
  const { t } = useLingui();
  const given = useAddress(address.criteria);
  const criteria = useAtHome(given, 'nationality');
  const filled = fillCriteria(criteria);
  const { placeOf, failure } = usePlace(filled.place);
  const hotels = useResults(useSearchCall(criteria), hotelSource, FRESH_FOR);
  const { remember } = useRecentSearches(hotelSearches);
  const stayText = useStayText();
  const { compared, setCompared } = useCompared();
  const { checkIn, checkOut } = filled;
  const nights = checkIn && checkOut ? Math.max(1, nightsOf({ start: checkIn, end: checkOut })) : 1;
  const { per, setPer } = usePer(nights);
  const place = (filled.place && placeOf(filled.place)) || null;
  const title = () => {
    if (!place) return t`Search hotels`;
    return place.kind === 'city' ? t`Hotels in ${place.name}` : t`Hotels near ${place.name}`;
  };
  return (
    <ResultsScreen
      address={address}
      status={foundStatus(HOTEL_WORDS, hotels.again)}
      criteria={criteria}
      title={title()}
      summary={stayText(filled)}
      form={<SearchPanel criteria={given} />}
      below={filled.flexible > 0 && <NearbyDates criteria={criteria} />}
      errors={criteriaErrors(filled, placeOf)}
      failure={failure}
      icon={BedDouble}
      words={{
        failed: t`We could not search hotels`,
        start: {
          title: t`Where will you stay?`,
          text: t`Choose a place and the dates above to see hotels.`,
        },
        nothing: {
          title: t`No search result`,
          text: t`No property there has rooms for your whole group on these dates. Try other dates, fewer guests per room, or a place nearby.`,
        },
      }}
      search={hotels}
      skeleton={<ListAndMap list={<PhotoCardsSkeleton label={t`Searching hotels`} />} />}
      onFound={() => place && remember({ criteria, places: [place] })}
    >
      {(found, view) => (
        <FoundHotels
          {...view}
          {...{ found, place, compared, per, nights }}
          onPer={setPer}
          onCompared={setCompared}
          onRetry={hotels.again}
        />
      )}
    </ResultsScreen>
  );
}
