import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/choices/Select';
import { DateField } from '../../../ui/dates/DateField';
import { DateRangeField } from '../../../ui/dates/DateRangeField';
import type { CountSought, Criteria, DaySought, DaysSought } from './fields';

interface Frame {
  id?: string;
  error?: string | undefined;
}

/** A day of a search, or two of them. */
export function DatesInput({
  name,
  field,
  criteria,
  today,
  onChange,
  ...frame
}: Frame & {
  name: string;
  field: DaySought | DaysSought;
  criteria: Criteria;
  /** The day that it is at the place. */
  today: string;
  onChange: (change: Criteria) => void;
}) {
  const { i18n } = useLingui();
  const label = i18n._(field.label);
  const value = String(criteria[name]);
  if (field.kind === 'day')
    return (
      <DateField
        {...frame}
        label={label}
        value={value}
        min={today}
        onChange={(day) => onChange({ [name]: day })}
      />
    );
  return (
    <DateRangeField
      {...frame}
      label={label}
      startLabel={i18n._(field.startLabel)}
      endLabel={i18n._(field.endLabel)}
      unit={field.unit}
      min={today}
      value={{ start: value, end: String(criteria[field.until]) }}
      onChange={({ start, end }) => onChange({ [name]: start, [field.until]: end })}
    />
  );
}

/** How many of something. */
export function HowMany({
  field: { label, min, max, told },
  value,
  onChange,
  ...frame
}: Frame & { field: CountSought; value: number; onChange: (count: number) => void }) {
  const { i18n } = useLingui();
  return (
    <Select
      {...frame}
      label={i18n._(label)}
      value={String(value)}
      onChange={(count) => onChange(Number(count))}
      options={Array.from({ length: max - min + 1 }, (_, index) => ({
        value: String(min + index),
        label: told(min + index),
      }))}
    />
  );
}
