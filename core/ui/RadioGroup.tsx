import { type ReactNode, useId } from 'react';
import { classes } from './box';
import * as css from './Choice.css';
import { FieldNotes } from './Field';
import { VisuallyHidden } from './Text';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the row, such as a price. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  /** `cards` for choices that deserve room, such as fares or payment methods. */
  variant?: 'list' | 'cards';
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  id?: string;
}

/** One of a few, all of them in view. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend,
  value,
  onChange,
  options,
  variant = 'list',
  hint,
  error,
  name,
  id,
}: RadioGroupProps<Value>) {
  const made = useId();
  const groupId = id ?? made;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  const cards = variant === 'cards';
  return (
    <fieldset
      id={groupId}
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      {hideLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={css.legend}>{legend}</legend>
      )}
      <div className={cards ? css.cards : css.list}>
        {options.map((option) => (
          <label key={option.value} className={classes(css.row, cards && css.cardRow)}>
            <input
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={css.dot}
            />
            <span className={css.words}>
              <span className={classes(css.name, (cards || Boolean(option.hint)) && css.strongName)}>
                {option.label}
              </span>
              {option.hint && <span className={css.note}>{option.hint}</span>}
            </span>
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
