import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PlaceOfSearch } from '@/core/selling/search/places/PlaceOfSearch';
import { useChosenPlaces } from '@/core/selling/search/places/use-chosen-places';
import type { PlaceLookup } from '@/core/selling/search/places/use-places';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { SearchForm as Form, type FieldOf } from '@/core/selling/search/SearchForm';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { toCriteria, type Criteria, type FilledCriteria } from './criteria';
import { clockThere, criteriaErrors, type FieldName } from './criteria-errors';
import { DriverField } from './DriverField';
import { carSearches } from './recent';
import { RentalTimes } from './RentalTimes';
import * as css from './SearchForm.css';

export interface SearchFormProps {
  initial: FilledCriteria;
  /** Where a driver is likely to live of whom `initial` does not tell; it may be known after the form is drawn. */
  home?: string;
  /** Finds the places of `initial`, which may arrive after the form. */
  placeOf: PlaceLookup;
  onSearch: (criteria: Criteria) => void;
}

/** What a search of cars needs: where from and back to, from when to when, who drives (R283 to R289). */
export function SearchForm({ initial, home = '', onSearch, ...known }: SearchFormProps) {
  const { t } = useLingui();
  const { placeOf, choose } = useChosenPlaces(known.placeOf);
  const [typed, setTyped] = useState(initial);
  const form = { ...typed, country: typed.country || home };
  const change = (part: Partial<FilledCriteria>) => setTyped({ ...typed, ...part });
  const place = (fieldOf: FieldOf<FieldName>, end: 'from' | 'to', label: string) => (
    <PlaceOfSearch
      {...fieldOf(end)}
      kind={carSearches}
      label={label}
      placeholder={t`City, airport or station`}
      value={(form[end] && placeOf(form[end])) || null}
      onChange={(chosen) => change({ [end]: choose(chosen) })}
    />
  );
  return (
    <Form
      label={t`Car search`}
      errors={criteriaErrors(form, placeOf)}
      onSearch={() => onSearch(toCriteria(form))}
    >
      {(fieldOf) => (
        <>
          <div className={css.options}>
            <div className={css.drop}>
              <SegmentedControl
                label={t`Drop-off`}
                hideLabel
                value={form.isReturnedElsewhere ? 'elsewhere' : 'same'}
                onChange={(drop) => change({ isReturnedElsewhere: drop === 'elsewhere' })}
                options={[
                  { value: 'same', label: t`Same drop-off` },
                  { value: 'elsewhere', label: t`Different drop-off` },
                ]}
              />
            </div>
            <DriverField {...fieldOf('driver')} age={form.age} country={form.country} onChange={change} />
          </div>
          <div className={form.isReturnedElsewhere ? css.fieldsOfTwo : css.fields}>
            <div className={css.places}>
              {place(fieldOf, 'from', t`Pick-up`)}
              {form.isReturnedElsewhere && place(fieldOf, 'to', t`Drop-off`)}
            </div>
            <RentalTimes
              {...form}
              today={clockThere(form, placeOf).slice(0, 10)}
              onChange={change}
              fieldOf={fieldOf}
            />
            <SearchButton label={t`Search cars`} />
          </div>
        </>
      )}
    </Form>
  );
}
