import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import type { FieldOf } from '@/core/selling/search/SearchForm';
import type { FieldName } from './use-told-errors';
import { setPlace, type FormLeg, type FormState } from './form-state';
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

/** What the fields of a trip are given. */
export interface TripFieldsProps {
  form: FormState;
  onChange: (form: FormState) => void;
  fieldOf: (leg: FormLeg, field: FieldName) => ReturnType<FieldOf<FieldName>>;
  /** The button that starts the search. */
  submit: ReactNode;
}

interface LegPlacesProps extends Pick<TripFieldsProps, 'form' | 'onChange' | 'fieldOf'> {
  leg: FormLeg;
}

/** Where a flight leaves and where it leads. */
export function LegPlaces({ form, leg, fieldOf, onChange }: LegPlacesProps) {
  const { t } = useLingui();
  const place = (end: 'from' | 'to', label: string) => (
    <PlaceInput
      {...fieldOf(leg, end)}
      label={label}
      placeholder={t`City or airport`}
      value={leg[end]}
      onChange={(chosen) => onChange(setPlace(form, leg.id, end, chosen))}
    />
  );
  return (
    <>
      {place('from', t`From`)}
      {place('to', t`To`)}
    </>
  );
}

type PlaceInputProps = Pick<All<Place>, 'id' | 'label' | 'placeholder' | 'value' | 'onChange' | 'error'>;

/** Where from or where to: a city with all its airports, or one of them. */
function PlaceInput(props: PlaceInputProps) {
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
