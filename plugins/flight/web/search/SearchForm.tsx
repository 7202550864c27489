import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/core/ui/Button';
import { ErrorSummary, focusErrorSummary } from '@/core/ui/ErrorSummary';
import { Search } from '@/core/ui/icons';
import { toCriteria, type Criteria, type FilledCriteria } from './criteria';
import { criteriaErrors, isMissing, type CriteriaError } from './criteria-errors';
import { fieldOfError, oneAField, type FieldName } from './field-errors';
import { startForm, toFilled, withNames, type FormLeg, type FormState } from './form-state';
import { MultiCityTrip } from './MultiCityTrip';
import * as css from './SearchForm.css';
import { SimpleTrip } from './SimpleTrip';
import { TripOptions } from './TripOptions';
import { useErrorWords } from './use-error-words';
import type { PlaceLookup } from './use-places';

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
  const summary = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<FormState>(() => startForm(initial));
  const [tried, setTried] = useState(false);

  const form = withNames(state, placeOf);
  const filled = toFilled(form);
  const found = oneAField(criteriaErrors(filled));
  // What is wrong is told at once, what is missing only after a try.
  const shown = found.filter((error) => tried || !isMissing(error));

  const fieldId = (leg: FormLeg, field: FieldName) => `${id}-${leg.id}-${field}`;
  const errorOf = (leg: number, field: FieldName) => {
    const error = shown.find((candidate) => candidate.leg === leg && fieldOfError(candidate) === field);
    return error && words(error.kind);
  };
  const summed = (error: CriteriaError) => {
    const [number, message] = [error.leg + 1, words(error.kind)];
    return {
      fieldId: fieldId(form.legs[error.leg]!, fieldOfError(error)),
      message: form.trip === 'multi-city' ? t`Flight ${number}: ${message}` : message,
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (found.length > 0) return focusErrorSummary(summary);
    onSearch(toCriteria(filled));
  };
  const button = (
    <Button type="submit" icon={Search} fullWidth>
      {t`Search flights`}
    </Button>
  );

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={t`Flight search`}>
      {tried && <ErrorSummary ref={summary} errors={found.map(summed)} />}
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
