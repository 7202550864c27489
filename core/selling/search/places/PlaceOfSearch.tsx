import { useLingui } from '@lingui/react/macro';
import { findPlaces, type Place, type PlaceKind } from '../../../contract/reference';
import { useCountryNames } from '../../../places/countries';
import { PlaceInput, type PlaceInputProps } from '../PlaceInput';
import { recentPlaces, type SearchKind } from '../recent';
import { useRecentSearches } from '../use-recent-searches';
import { useSuggestions } from '../use-suggestions';
import { toGroups, toOption } from './place-options';
import { useKeptPlaces } from './use-places';

export interface PlaceOfSearchProps<Criteria extends object> extends Pick<
  PlaceInputProps<Place>,
  'id' | 'label' | 'placeholder' | 'value' | 'onChange' | 'error'
> {
  /** Of the search, whose earlier places are offered. */
  kind: SearchKind<Criteria, Place>;
  /** What is suggested; every kind without it. */
  kinds?: readonly PlaceKind[] | undefined;
}

/** A city, an airport or a railway station, found by typing. */
export function PlaceOfSearch<Criteria extends object>({
  kind,
  kinds,
  ...rest
}: PlaceOfSearchProps<Criteria>) {
  const words = usePlaceWords();
  const { found, ...suggestions } = useSuggestions(findPlaces, (search) => ({
    query: { search, ...(kinds && { kinds: kinds.join(',') }) },
  }));
  const places = found?.data ?? [];
  const { searches } = useRecentSearches(kind);
  const recent = useKeptPlaces(recentPlaces(searches, kind));
  return (
    <PlaceInput
      {...rest}
      suggestions={suggestions}
      groups={toGroups(places, words)}
      placeOf={({ id }) => places.find((place) => place.id === id)}
      toOption={(place) => toOption(place, words)}
      recent={recent}
    />
  );
}

function usePlaceWords() {
  const { t } = useLingui();
  const country = useCountryNames();
  return {
    kind: (kind: PlaceKind) => ({ city: t`City`, airport: t`Airport`, station: t`Railway station` })[kind],
    country,
  };
}
