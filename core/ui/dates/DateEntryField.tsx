import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import * as css from './DateField.css';
import { ControlBox, FieldNotes, type FieldProps } from '../fields/Field';
import * as fieldCss from '../fields/Field.css';
import { legend } from '../choices/Choice.css';
import { datePartOrder, joinDate, type DatePart, splitDate } from './date-entry';

export interface DateEntryFieldProps extends Omit<FieldProps, 'hideLabel'> {
  /** `YYYY-MM-DD`, or empty while something is missing. A date that does not exist comes through for the caller to refuse. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** A birthday may be filled in by the browser. */
  autoComplete?: 'bday';
  disabled?: boolean;
  required?: boolean;
}

/** Day, month and year, typed: for dates that people know by heart, such as a birthday or a passport's expiry. */
export function DateEntryField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  onBlur,
  autoComplete,
  disabled,
  required,
}: DateEntryFieldProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const made = useId();
  const groupId = id ?? made;
  const [parts, setParts] = useState(() => splitDate(value));
  const shown = joinDate(parts) === value ? parts : splitDate(value);
  const names: Record<DatePart, string> = { day: t`Day`, month: t`Month`, year: t`Year` };
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');

  const set = (part: DatePart, typed: string): void => {
    const next = { ...shown, [part]: typed.replace(/\D/g, '').slice(0, part === 'year' ? 4 : 2) };
    setParts(next);
    onChange(joinDate(next));
  };
  const input = (part: DatePart): ReactNode => (
    <label key={part} className={part === 'year' ? css.entryYear : css.entryBox}>
      <span className={css.entryName}>{names[part]}</span>
      <ControlBox invalid={Boolean(error)}>
        <input
          id={`${groupId}-${part}`}
          className={fieldCss.input}
          inputMode="numeric"
          autoComplete={autoComplete ? `bday-${part}` : 'off'}
          value={shown[part]}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          onChange={(event) => set(part, event.currentTarget.value)}
        />
      </ControlBox>
    </label>
  );
  return (
    <fieldset
      id={groupId}
      className={fieldCss.field}
      aria-describedby={described || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={legend}>
        {label} {optional && <span className={fieldCss.optional}>{t`Optional`}</span>}
      </legend>
      <div className={css.entry}>{datePartOrder(locale).map(input)}</div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
