import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { FieldNotes } from '../fields/Field';
import { Icon } from '../pictures/Icon';
import { Minus, Plus } from '../pictures/icons';
import * as css from './Stepper.css';
import { useControlled } from '../fields/use-controlled';

export interface StepperProps {
  /** What is counted. */
  label: string;
  /** Who or what counts, such as "12 and over". */
  hint?: ReactNode;
  /** The count. Without it the stepper keeps its own. */
  value?: number;
  /** What a stepper of its own starts with; `min` unless given. */
  defaultValue?: number;
  /** Called with the new count. */
  onChange?: (value: number) => void;
  min?: number;
  max?: number;
  /** Why it stops below, such as "At least 1 adult". */
  minReason?: string;
  /** Why it stops above, such as "Max 5 adults". */
  maxReason?: string;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** The whole stepper is off. */
  disabled?: boolean;
  id?: string;
}

/** Counts one by one (R055). At a limit it stays focusable and says why it stops. */
export function Stepper({
  label,
  hint,
  value: given,
  defaultValue,
  onChange,
  min = 0,
  max = 5,
  minReason,
  maxReason,
  error,
  disabled,
  id,
}: StepperProps) {
  const [value, setValue] = useControlled(given, defaultValue ?? min, onChange);
  const { t } = useLingui();
  const made = useId();
  const groupId = id ?? made;
  const [stopped, setStopped] = useState<'min' | 'max' | null>(null);
  const step = (by: 1 | -1): void => {
    const next = value + by;
    if (next < min || next > max) return setStopped(by < 0 ? 'min' : 'max');
    setStopped(null);
    setValue(next);
  };
  const atMax = value >= max;
  const reason = atMax
    ? (maxReason ?? (stopped ? t`The most is ${max}` : ''))
    : stopped === 'min'
      ? (minReason ?? t`The least is ${min}`)
      : '';
  return (
    <div
      className={css.row}
      role="group"
      aria-labelledby={`${groupId}-label`}
      aria-describedby={error ? `${groupId}-error` : undefined}
      id={groupId}
    >
      <span className={css.words}>
        <span className={css.label} id={`${groupId}-label`}>
          {label}
        </span>
        {hint && <span className={css.note}>{hint}</span>}
      </span>
      <span className={css.controls}>
        <button
          type="button"
          className={css.button}
          aria-label={t`Fewer: ${label}`}
          aria-disabled={value <= min}
          disabled={disabled}
          aria-describedby={`${groupId}-reason`}
          onClick={() => step(-1)}
        >
          <Icon icon={Minus} size="small" />
        </button>
        <output className={css.value} aria-live="polite">
          {value}
        </output>
        <button
          type="button"
          className={css.button}
          aria-label={t`More: ${label}`}
          aria-disabled={atMax}
          disabled={disabled}
          aria-describedby={`${groupId}-reason`}
          onClick={() => step(1)}
        >
          <Icon icon={Plus} size="small" />
        </button>
      </span>
      <span className={css.reason} id={`${groupId}-reason`} role="status">
        {disabled ? '' : reason}
      </span>
      {error && (
        <span className={css.error}>
          <FieldNotes id={groupId} error={error} />
        </span>
      )}
    </div>
  );
}
