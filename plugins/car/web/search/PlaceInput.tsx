import {
  PlaceInput as SearchPlaceInput,
  type PlaceInputProps as All,
} from '@/core/selling/search/PlaceInput';
import { recentPlaces } from '@/core/selling/search/recent';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useKeptPlaces } from '@/core/selling/search/use-places';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import { findCarPlaces, type CarPlace } from '../../contract';
import { usePlaceWords } from './words';
import { carPlaces, toGroups, toOption } from './places';
import { carSearches } from './recent';

type PlaceInputProps = Pick<All<CarPlace>, 'id' | 'label' | 'placeholder' | 'value' | 'onChange' | 'error'>;

/** Where a car is picked up or returned: a city, an airport, a railway station. */
export function PlaceInput(props: PlaceInputProps) {
  const words = usePlaceWords();
  const { found, ...suggestions } = useSuggestions(findCarPlaces, (search) => ({ query: { search } }));
  const places = found?.data ?? [];
  const { searches } = useRecentSearches(carSearches);
  const recent = useKeptPlaces(carPlaces, recentPlaces(searches, carSearches));
  return (
    <SearchPlaceInput
      {...props}
      suggestions={suggestions}
      groups={toGroups(places, words)}
      placeOf={({ id }) => places.find((place) => place.id === id)}
      toOption={(place) => toOption(place, words)}
      recent={recent}
    />
  );
}
