import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceOfSearch } from '../../search/places/PlaceOfSearch';
import { useChosenPlaces } from '../../search/places/use-chosen-places';
import type { PlaceLookup } from '../../search/places/use-places';
import { SearchButton } from '../../search/SearchButton';
import { SearchForm } from '../../search/SearchForm';
import { searchErrors, todayThere, type Criteria } from './fields';
import * as css from './Form.css';
import { DatesInput, HowMany } from './inputs';
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
export function Form({ search: { fields, words, kind }, initial, onSearch, ...known }: FormProps) {
  const { i18n } = useLingui();
  const { placeOf, choose } = useChosenPlaces(known.placeOf);
  const [criteria, setCriteria] = useState(initial);
  const today = todayThere(fields, criteria, placeOf);
  const set = (change: Criteria) => setCriteria((now) => ({ ...now, ...change }));
  const setPlace = (name: string, id: string | null) => {
    const { [name]: _, ...rest } = criteria;
    setCriteria(id ? { ...rest, [name]: id } : rest);
  };
  return (
    <SearchForm
      label={i18n._(words.submit)}
      errors={searchErrors(fields, criteria, (place) => placeOf(place) !== null, today)}
      onSearch={() => onSearch(criteria)}
    >
      {(fieldOf) => (
        <div className={css.fields}>
          {Object.entries(fields).map(([name, field]) => {
            const frame = fieldOf(name);
            if (field.kind === 'place')
              return (
                <PlaceOfSearch
                  key={name}
                  {...frame}
                  label={i18n._(field.label)}
                  placeholder={i18n._(field.placeholder)}
                  kinds={field.kinds}
                  kind={kind}
                  value={placeOf(String(criteria[name])) ?? null}
                  onChange={(place) => setPlace(name, choose(place))}
                />
              );
            if (field.kind === 'count')
              return (
                <HowMany
                  key={name}
                  {...frame}
                  field={field}
                  value={Number(criteria[name])}
                  onChange={(count) => set({ [name]: count })}
                />
              );
            return <DatesInput key={name} {...frame} {...{ name, field, criteria, today }} onChange={set} />;
          })}
          <SearchButton label={i18n._(words.submit)} />
        </div>
      )}
    </SearchForm>
  );
}
