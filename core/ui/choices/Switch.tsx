import { useId } from 'react';
import { classes } from '../content/box';
import type { CheckboxProps } from './Checkbox';
import * as css from './Choice.css';
import { hidden } from '../content/Text.css';
import * as spin from '../feedback/Spinner.css';
import { useControlled } from '../fields/use-controlled';

export type SwitchProps = Omit<CheckboxProps, 'error' | 'detail' | 'indeterminate'> & {
  /** Keeps the label for screen readers only, where what it switches stands beside it. */
  hideLabel?: boolean;
  /** The change is being saved: presses wait. */
  loading?: boolean;
};

/** On or off, with effect at once. What waits for a Save is a checkbox. */
export function Switch({
  label,
  hideLabel = false,
  checked,
  defaultChecked = false,
  onChange,
  hint,
  readOnly = false,
  loading = false,
  id,
  ...rest
}: SwitchProps) {
  const [on, setOn] = useControlled(checked, defaultChecked, onChange);
  const made = useId();
  const inputId = id ?? made;
  return (
    <label
      className={classes(css.row, hideLabel && css.bareRow, (readOnly || loading) && css.fixed)}
      htmlFor={inputId}
    >
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `checked` of a checkbox says it
        role="switch"
        checked={on}
        aria-readonly={readOnly || undefined}
        aria-busy={loading || undefined}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        onChange={(event) => !readOnly && !loading && setOn(event.currentTarget.checked)}
        className={css.toggle}
      />
      <span className={hideLabel ? hidden : css.words}>
        <span className={classes(css.name, css.strongName)}>{label}</span>
        {hint && (
          <span className={css.note} id={`${inputId}-hint`}>
            {hint}
          </span>
        )}
      </span>
      {loading && <span className={classes(spin.spinner, spin.size.small, css.saving)} aria-hidden="true" />}
    </label>
  );
}
