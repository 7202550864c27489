import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Criteria } from '../../../fields/sought';
import { PlaceOfSearch } from '../../search/places/PlaceOfSearch';
import { useChosenPlaces } from '../../search/places/use-chosen-places';
import type { PlaceLookup } from '../../search/places/use-places';
import { SearchForm } from '../../search/SearchForm';
import { searchErrors, todayThere } from './fields';
import { Fields } from './Fields';
import type { PlainSearch } from './plain-search';

interface FormProps {
  search: PlainSearch;
  /** With every default filled in. */
  initial: Criteria;
  /** Finds the places of `initial`, which may arrive after the form. */
  placeOf: PlaceLookup;
  onSearch: (criteria: Criteria) => void;
}

/** The form of a plain search: its fields side by side. */
export function Form({ search, initial, onSearch, ...known }: FormProps) {
  const { i18n } = useLingui();
  const { placeOf, choose } = useChosenPlaces(known.placeOf);
  const [criteria, setCriteria] = useState(initial);
  const { fields, words, kind } = search;
  const today = todayThere(fields, criteria, placeOf);
  return (
    <SearchForm
      label={i18n._(words.submit)}
      errors={searchErrors(fields, criteria, (place) => placeOf(place) !== null, today)}
      onSearch={() => onSearch(criteria)}
    >
      {(fieldOf) => (
        <Fields
          {...{ search, criteria, fieldOf, today }}
          drawPlace={({ value, onChange, ...field }) => (
            <PlaceOfSearch
              {...field}
              kind={kind}
              value={(value && placeOf(value)) || null}
              onChange={(place) => onChange(choose(place))}
            />
          )}
          onChange={(name, part) => setCriteria(({ [name]: _, ...rest }) => ({ ...rest, ...part }))}
        />
      )}
    </SearchForm>
  );
}
