import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon';
import { Minus, Plus } from './icons';
import * as css from './Stepper.css';

export interface StepperProps {
  label: string;
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Why it stops, such as "Max 5 adults". */
  minReason?: string;
  maxReason?: string;
  id?: string;
}

/** Counts one by one (R055). At a limit it stays focusable and says why it stops. */
export function Stepper({
  label,
  hint,
  value,
  onChange,
  min = 0,
  max = 5,
  minReason,
  maxReason,
  id,
}: StepperProps) {
  const { t } = useLingui();
  const made = useId();
  const groupId = id ?? made;
  const [stopped, setStopped] = useState<'min' | 'max' | null>(null);
  const step = (by: 1 | -1): void => {
    const next = value + by;
    if (next < min || next > max) return setStopped(by < 0 ? 'min' : 'max');
    setStopped(null);
    onChange(next);
  };
  const atMax = value >= max;
  const reason = atMax
    ? (maxReason ?? (stopped ? t`The most is ${max}` : ''))
    : stopped === 'min'
      ? (minReason ?? t`The least is ${min}`)
      : '';
  return (
    <div className={css.row} role="group" aria-labelledby={`${groupId}-label`} id={groupId}>
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
          aria-describedby={`${groupId}-reason`}
          onClick={() => step(1)}
        >
          <Icon icon={Plus} size="small" />
        </button>
      </span>
      <span className={css.reason} id={`${groupId}-reason`} role="status">
        {reason}
      </span>
    </div>
  );
}
