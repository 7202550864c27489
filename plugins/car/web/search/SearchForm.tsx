import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { PlaceOfSearch } from '@/core/selling/search/places/PlaceOfSearch';
import { oneAField, useSearchErrors } from '@/core/selling/search/use-search-errors';
import { Button } from '@/core/ui/actions/Button';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { Search } from '@/core/ui/pictures/icons';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { useErrorWords } from './words';
import { toCriteria, type Criteria, type FilledCriteria, type PlaceLookup } from './criteria';
import { criteriaErrors, fieldOf, isMissing, type FieldName } from './criteria-errors';
import { DriverField } from './DriverField';
import { placesOf, setPlace, setReturnedElsewhere, startForm } from './form-state';
import { carSearches } from './recent';
import { RentalTimes } from './RentalTimes';
import * as css from './SearchForm.css';

export interface SearchFormProps {
  initial: FilledCriteria;
  /** Where the driver is likely to live, which may be known after the form is drawn; it stands until one is chosen. */
  home?: string | null;
  /** Finds the places of `initial`, which may arrive after the form. */
  placeOf: PlaceLookup;
  onSearch: (criteria: Criteria) => void;
}

/** What a search of cars needs: where from and back to, from when to when, who drives (R283 to R289). */
export function SearchForm({ initial, home = null, placeOf, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const words = useErrorWords();
  const id = useId();
  const [typed, setForm] = useState(() => startForm(initial));
  const [hasCountry, setHasCountry] = useState(false);
  const form = home && !hasCountry ? { ...typed, country: home } : typed;

  const lookup = placesOf(form, placeOf);
  const found = oneAField(criteriaErrors(form, lookup), fieldOf);
  const { shown, summed, summaryRef, submit } = useSearchErrors(found, isMissing);
  const fieldId = (field: FieldName) => `${id}-${field}`;
  const errorOf = (field: FieldName) => {
    const kind = shown.find((candidate) => fieldOf(candidate) === field);
    return kind && words(kind);
  };
  const place = (end: 'from' | 'to', label: string) => (
    <PlaceOfSearch
      kind={carSearches}
      id={fieldId(end)}
      label={label}
      placeholder={t`City, airport or station`}
      value={(form[end] && lookup(form[end])) || null}
      onChange={(chosen) => setForm(setPlace(form, end, chosen))}
      error={errorOf(end)}
    />
  );

  return (
    <form
      className={css.form}
      onSubmit={(event) => submit(event, () => onSearch(toCriteria(form)))}
      noValidate
      aria-label={t`Car search`}
    >
      <ErrorSummary
        ref={summaryRef}
        errors={summed.map((kind) => ({ fieldId: fieldId(fieldOf(kind)), message: words(kind) }))}
      />
      <div className={css.options}>
        <div className={css.drop}>
          <SegmentedControl
            label={t`Drop-off`}
            hideLabel
            value={form.isReturnedElsewhere ? 'elsewhere' : 'same'}
            onChange={(drop) => setForm(setReturnedElsewhere(form, drop === 'elsewhere'))}
            options={[
              { value: 'same', label: t`Same drop-off` },
              { value: 'elsewhere', label: t`Different drop-off` },
            ]}
          />
        </div>
        <DriverField
          id={fieldId('driver')}
          age={form.age}
          country={form.country}
          onChange={(driver) => {
            setForm({ ...form, ...driver });
            if (driver.country) setHasCountry(true);
          }}
          error={errorOf('driver')}
        />
      </div>
      <div className={form.isReturnedElsewhere ? css.fieldsOfTwo : css.fields}>
        <div className={css.places}>
          {place('from', t`Pick-up`)}
          {form.isReturnedElsewhere && place('to', t`Drop-off`)}
        </div>
        <RentalTimes form={form} onChange={setForm} fieldId={fieldId} errorOf={errorOf} />
        <div className={css.submit}>
          <Button type="submit" size="field" icon={Search} fullWidth>
            {t`Search cars`}
          </Button>
        </div>
      </div>
    </form>
  );
}
