import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import {
  PlaceInput as SearchPlaceInput,
  type PlaceInputProps as All,
} from '@/core/selling/search/PlaceInput';
import { recentPlaces } from '@/core/selling/search/recent';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import { searchAirports } from '../../../contract';
import { countryNamer, nameCountries, placeOf, toOption, toPlaceGroups, type Place } from '../places/places';
import { flightSearches } from '../recent/recent-flights';
import { useKeptPlaces } from '../places/use-places';

type PlaceInputProps = Pick<All<Place>, 'id' | 'label' | 'placeholder' | 'value' | 'onChange' | 'error'>;

/** Where from or where to: a city with all its airports, or one of them. */
export function PlaceInput(props: PlaceInputProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const { found, ...suggestions } = useSuggestions(searchAirports, (search) => ({ query: { search } }));
  const groups = useMemo(() => (found ? nameCountries(found.data, locale) : []), [found, locale]);
  const { searches } = useRecentSearches(flightSearches);
  const inCountry = useMemo(() => countryNamer(locale), [locale]);
  const recent = useKeptPlaces(recentPlaces(searches, flightSearches)).map(inCountry);
  return (
    <SearchPlaceInput
      {...props}
      suggestions={suggestions}
      groups={toPlaceGroups(groups, t`All airports`)}
      placeOf={(option) => placeOf(groups, option)}
      toOption={toOption}
      recent={recent}
    />
  );
}
