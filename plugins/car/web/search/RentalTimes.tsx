import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { Select } from '@/core/ui/choices/Select';
import type { FieldName } from './criteria-errors';
import { clockTimes, setDays, setTime, type FormState } from './form-state';
import * as css from './SearchForm.css';

interface RentalTimesProps {
  form: FormState;
  onChange: (form: FormState) => void;
  fieldId: (field: FieldName) => string;
  errorOf: (field: FieldName) => string | undefined;
}

/** The days of a rental, and what the clocks of its places show when the keys change hands. */
export function RentalTimes({ form, onChange, fieldId, errorOf }: RentalTimesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = (end: 'pickUp' | 'dropOff', label: string) => (
    <Select
      id={fieldId(end)}
      label={label}
      value={form[end].time ?? ''}
      onChange={(chosen) => onChange(setTime(form, end, chosen))}
      {...(form[end].time === null && { placeholder: t`Choose a time` })}
      options={clockTimes(form[end].time).map((clock) => ({
        value: clock,
        label: format.time(`2000-01-01T${clock}`),
      }))}
      error={errorOf(end)}
    />
  );
  return (
    <>
      <DateRangeField
        label={t`Dates`}
        startLabel={t`Pick-up`}
        endLabel={t`Drop-off`}
        unit="days"
        value={form.pickUp.date ? { start: form.pickUp.date, end: form.dropOff.date } : null}
        onChange={({ start, end }) => onChange(setDays(form, start, end))}
      />
      <div className={css.times}>
        {time('pickUp', t`Pick-up time`)}
        {time('dropOff', t`Drop-off time`)}
      </div>
    </>
  );
}
