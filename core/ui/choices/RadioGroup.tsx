import { type ReactNode, useId } from 'react';
import { classes } from '../content/box';
import * as css from './Choice.css';
import { FieldNotes } from '../fields/Field';
import { VisuallyHidden } from '../content/Text';
import { useControlled } from '../fields/use-controlled';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the row, such as a price. */
  detail?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** What is chosen between. */
  legend: ReactNode;
  /** Keeps the legend for screen readers only. */
  hideLegend?: boolean;
  /** The chosen value, null for none yet. Without it the group keeps its own. */
  value?: Value | null;
  /** What a group of its own starts with. */
  defaultValue?: Value | null;
  /** Called with the new value. */
  onChange?: (value: Value) => void;
  /** The alternatives, in the order of the screen. */
  options: readonly RadioOption<Value>[];
  /** `cards` for choices that deserve room, such as fares or payment methods. */
  variant?: 'list' | 'cards';
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  /** For the links of an error summary. */
  id?: string;
  /** None of them can be chosen. */
  disabled?: boolean;
  /** In view and reachable, but not to be changed. */
  readOnly?: boolean;
}

/** One of a few, all of them in view. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend,
  value,
  defaultValue = null,
  onChange,
  options,
  variant = 'list',
  hint,
  error,
  name,
  id,
  disabled,
  readOnly = false,
}: RadioGroupProps<Value>) {
  const [chosen, setChosen] = useControlled<Value | null>(
    value,
    defaultValue,
    onChange as ((value: Value | null) => void) | undefined,
  );
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
      aria-readonly={readOnly || undefined}
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
          <label key={option.value} className={classes(css.row, cards && css.cardRow, readOnly && css.fixed)}>
            <input
              type="radio"
              name={name ?? groupId}
              value={option.value}
              checked={option.value === chosen}
              disabled={disabled || option.disabled}
              onChange={() => !readOnly && setChosen(option.value)}
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
      {(hint || error) && (
        <div className={css.notes}>
          <FieldNotes id={groupId} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}
