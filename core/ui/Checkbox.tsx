import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as css from './Choice.css';
import { FieldNotes, useField } from './Field';

type NativeCheck = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'checked' | 'onChange' | 'children' | 'value'
>;

export interface CheckboxProps extends NativeCheck {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the end of the row, such as the count and the lowest price of a filter. */
  detail?: ReactNode;
  /** Some, not all, of what it stands for is checked. */
  indeterminate?: boolean;
}

/** Yes or no, or one of several that may be chosen together. */
export function Checkbox({
  label,
  checked,
  onChange,
  hint,
  error,
  detail,
  indeterminate = false,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const { inputId, aria } = useField({ id, hint, error });
  const setRef = (element: HTMLInputElement | null): void => {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div>
      <label className={css.row} htmlFor={inputId}>
        <input
          {...rest}
          {...aria}
          ref={setRef}
          id={inputId}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className={css.box}
        />
        <span className={css.words}>
          <span className={css.name}>{label}</span>
        </span>
        {detail && <span className={css.detail}>{detail}</span>}
      </label>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}

/** Names a group of checkboxes. */
export function CheckboxGroup({
  legend,
  hint,
  error,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.list}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
