import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, IconButton } from '@/core/ui/Button';
import { DateField } from '@/core/ui/DateField';
import { DateRangeField } from '@/core/ui/DateRangeField';
import { ErrorSummary, focusErrorSummary } from '@/core/ui/ErrorSummary';
import { ArrowLeftRight, Search } from '@/core/ui/icons';
import { SegmentedControl } from '@/core/ui/SegmentedControl';
import { Select } from '@/core/ui/Select';
import { SearchCabin } from '../../contract';
import { useCabinWords } from '../words';
import {
  criteriaErrors,
  toCriteria,
  type Criteria,
  type CriteriaError,
  type FilledCriteria,
} from './criteria';
import { addDays, today } from './dates';
import { PlaceInput } from './PlaceInput';
import type { Place } from './places';
import * as css from './SearchForm.css';
import { TravellersField } from './TravellersField';

export interface SearchFormProps {
  initial: FilledCriteria;
  /** Places of `initial`, when they are known already. */
  places?: { from: Place | null; to: Place | null };
  onSearch: (criteria: Criteria, places: { from: Place; to: Place }) => void;
}

/** What a flight search needs: trip, places, dates, travellers, cabin (R184, R185, R187). */
export function SearchForm({ initial, places, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const cabinWord = useCabinWords();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(initial);
  // Undefined until somebody chooses: the names of the address's places may arrive after the form.
  const [chosenFrom, setFrom] = useState<Place | null>();
  const [chosenTo, setTo] = useState<Place | null>();
  const from = chosenFrom === undefined ? (places?.from ?? null) : chosenFrom;
  const to = chosenTo === undefined ? (places?.to ?? null) : chosenTo;
  const [tried, setTried] = useState(false);
  const set = (change: Partial<FilledCriteria>) => setForm((current) => ({ ...current, ...change }));

  const filled: FilledCriteria = { ...form, from: from?.code ?? null, to: to?.code ?? null };
  const found = criteriaErrors(filled);
  // The same two places are wrong as soon as they are chosen; what is missing only after a try.
  const shown = found.filter((error) => tried || error === 'same-place');
  const words: Record<CriteriaError, string> = {
    'from-missing': t`Choose where you fly from`,
    'to-missing': t`Choose where you fly to`,
    'same-place': t`Origin and destination must not be the same`,
    'depart-past': t`Choose a departure date from today on`,
    'return-early': t`The return must not be before the departure`,
  };
  const errorOf = (...kinds: CriteriaError[]) => {
    const error = shown.find((kind) => kinds.includes(kind));
    return error && words[error];
  };
  const fieldOf = (error: CriteriaError) =>
    `${id}-${error === 'from-missing' ? 'from' : error.endsWith('-missing') || error === 'same-place' ? 'to' : 'dates'}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (found.length > 0 || !from || !to) return focusErrorSummary(summary);
    onSearch(toCriteria(filled), { from, to });
  };
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  const setDepart = (depart: string) =>
    set({ depart, return: form.return > depart ? form.return : addDays(depart, 1) });

  return (
    <form className={css.form} onSubmit={submit} noValidate aria-label={t`Flight search`}>
      {tried && (
        <ErrorSummary
          ref={summary}
          errors={found.map((error) => ({ fieldId: fieldOf(error), message: words[error] }))}
        />
      )}
      <div className={css.options}>
        <div className={css.trip}>
          <SegmentedControl
            label={t`Trip`}
            hideLabel
            value={form.trip}
            onChange={(trip) => set({ trip })}
            options={[
              { value: 'round-trip', label: t`Round-Trip` },
              { value: 'one-way', label: t`One Way` },
            ]}
          />
        </div>
        <TravellersField value={form.travellers} onChange={(travellers) => set({ travellers })} />
        <div className={css.cabin}>
          <Select
            label={t`Cabin`}
            hideLabel
            value={form.cabin}
            onChange={(cabin) => set({ cabin })}
            options={SearchCabin.options.map((value) => ({ value, label: cabinWord(value) }))}
          />
        </div>
      </div>
      <div className={css.fields}>
        <div className={css.places}>
          <PlaceInput
            id={`${id}-from`}
            label={t`From`}
            placeholder={t`City or airport`}
            value={from}
            onChange={setFrom}
            error={errorOf('from-missing')}
          />
          <PlaceInput
            id={`${id}-to`}
            label={t`To`}
            placeholder={t`City or airport`}
            value={to}
            onChange={setTo}
            error={errorOf('to-missing', 'same-place')}
          />
          <div className={css.swap}>
            <IconButton
              icon={ArrowLeftRight}
              label={t`Swap origin and destination`}
              variant="secondary"
              size="small"
              onClick={swap}
            />
          </div>
        </div>
        {form.trip === 'round-trip' ? (
          <DateRangeField
            id={`${id}-dates`}
            label={t`Dates`}
            startLabel={t`Departure`}
            endLabel={t`Return`}
            value={{ start: form.depart, end: form.return }}
            onChange={(range) => range && set({ depart: range.start, return: range.end })}
            min={today()}
            error={errorOf('depart-past', 'return-early')}
          />
        ) : (
          <DateField
            id={`${id}-dates`}
            label={t`Departure`}
            value={form.depart}
            onChange={(date) => date && setDepart(date)}
            min={today()}
            error={errorOf('depart-past')}
          />
        )}
        <div className={css.submit}>
          <Button type="submit" icon={Search} fullWidth>
            {t`Search flights`}
          </Button>
        </div>
      </div>
    </form>
  );
}
