import { useId } from 'react';
import { classes } from './box';
import type { CheckboxProps } from './Checkbox';
import * as css from './Choice.css';

export type SwitchProps = Omit<CheckboxProps, 'error' | 'detail' | 'indeterminate'>;

/** On or off, with effect at once. What waits for a Save is a checkbox. */
export function Switch({ label, checked, onChange, hint, id, ...rest }: SwitchProps) {
  const made = useId();
  const inputId = id ?? made;
  return (
    <label className={css.row} htmlFor={inputId}>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-describedby={hint ? `${inputId}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={css.toggle}
      />
      <span className={css.words}>
        <span className={classes(css.name, css.strongName)}>{label}</span>
        {hint && (
          <span className={css.note} id={`${inputId}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
