import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { oneAField, useSearchErrors } from '@/core/selling/search/use-search-errors';
import { Button } from '@/core/ui/actions/Button';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { Search } from '@/core/ui/pictures/icons';
import { toCriteria, type Criteria, type FilledCriteria } from '../criteria/criteria';
import { criteriaErrors, isMissing, type CriteriaError } from '../criteria/criteria-errors';
import { fieldOfError, type FieldName } from './field-errors';
import { startForm, toFilled, withNames, type FormLeg, type FormState } from './form-state';
import { MultiCityTrip } from './MultiCityTrip';
import * as css from './SearchForm.css';
import { SimpleTrip } from './SimpleTrip';
import { TripOptions } from './TripOptions';
import { useErrorWords } from './use-error-words';
import type { PlaceLookup } from '../places/use-places';

export interface SearchFormProps {
  initial: FilledCriteria;
  /** Finds the places of `initial`, whose names may arrive after the form. */
  placeOf?: PlaceLookup;
  onSearch: (criteria: Criteria) => void;
}

const unknownYet: PlaceLookup = () => undefined;

/** What a flight search needs: trip, places, dates, travellers, cabin, further options (R184, R185, R187). */
export function SearchForm({ initial, placeOf = unknownYet, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const words = useErrorWords();
  const id = useId();
  const [state, setState] = useState<FormState>(() => startForm(initial));

  const form = withNames(state, placeOf);
  const filled = toFilled(form);
  const found = oneAField(criteriaErrors(filled), (error) => `${error.leg} ${fieldOfError(error)}`);
  const { shown, summed, summaryRef, submit } = useSearchErrors(found, isMissing);

  const fieldId = (leg: FormLeg, field: FieldName) => `${id}-${leg.id}-${field}`;
  const errorOf = (leg: number, field: FieldName) => {
    const error = shown.find((candidate) => candidate.leg === leg && fieldOfError(candidate) === field);
    return error && words(error.kind);
  };
  const line = (error: CriteriaError) => {
    const [number, message] = [error.leg + 1, words(error.kind)];
    return {
      fieldId: fieldId(form.legs[error.leg]!, fieldOfError(error)),
      message: form.trip === 'multi-city' ? t`Flight ${number}: ${message}` : message,
    };
  };
  const button = (
    <Button type="submit" size="field" icon={Search} fullWidth>
      {t`Search flights`}
    </Button>
  );

  return (
    <form
      className={css.form}
      onSubmit={(event) => submit(event, () => onSearch(toCriteria(filled)))}
      noValidate
      aria-label={t`Flight search`}
    >
      <ErrorSummary ref={summaryRef} errors={summed.map(line)} />
      <TripOptions form={form} onChange={setState} />
      {form.trip === 'multi-city' ? (
        <MultiCityTrip {...{ form, fieldId, errorOf }} onChange={setState} submit={button} />
      ) : (
        <SimpleTrip
          form={form}
          onChange={setState}
          fieldId={(field) => fieldId(form.legs[0]!, field)}
          errorOf={(field) => errorOf(0, field)}
          submit={button}
        />
      )}
    </form>
  );
}
