import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classes } from '../content/box';
import * as css from './Choice.css';
import { FieldNotes, useField } from '../fields/Field';
import { useControlled } from '../fields/use-controlled';

type NativeCheck = Omit<
  ComponentPropsWithRef<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'checked'
  | 'defaultChecked'
  | 'onChange'
  | 'children'
  | 'value'
  | 'readOnly'
>;

export interface CheckboxProps extends NativeCheck {
  /** What yes means. */
  label: ReactNode;
  /** Whether it is on. Without it the box keeps its own state. */
  checked?: boolean;
  /** What a box of its own starts with. */
  defaultChecked?: boolean;
  /** Called with the new state. */
  onChange?: (checked: boolean) => void;
  /** A second line below the label. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: ReactNode;
  /** At the end of the row, such as the count and the lowest price of a filter. */
  detail?: ReactNode;
  /** Some, not all, of what it stands for is checked. */
  indeterminate?: boolean;
  /** In view and reachable, but not to be changed. */
  readOnly?: boolean;
}

/** Yes or no, or one of several that may be chosen together. */
export function Checkbox({
  label,
  checked,
  defaultChecked = false,
  onChange,
  hint,
  error,
  detail,
  indeterminate = false,
  readOnly = false,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const [on, setOn] = useControlled(checked, defaultChecked, onChange);
  const { inputId, aria } = useField({ id, hint, error });
  const setRef = (element: HTMLInputElement | null): void => {
    if (element) element.indeterminate = indeterminate;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div className={css.choice}>
      <label className={classes(css.row, readOnly && css.fixed)} htmlFor={inputId}>
        <input
          {...rest}
          {...aria}
          ref={setRef}
          id={inputId}
          type="checkbox"
          checked={on}
          aria-readonly={readOnly || undefined}
          onChange={(event) => !readOnly && setOn(event.currentTarget.checked)}
          className={css.box}
        />
        <span className={css.words}>
          <span className={css.name}>{label}</span>
        </span>
        {detail && <span className={css.detail}>{detail}</span>}
      </label>
      {(hint || error) && (
        <div className={css.below}>
          <FieldNotes id={inputId} hint={hint} error={error} />
        </div>
      )}
    </div>
  );
}

export interface CheckboxGroupProps {
  /** What the boxes have in common. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** For the links of an error summary. */
  id?: string;
  /** The `Checkbox`es. */
  children: ReactNode;
}

/** Names a group of checkboxes. */
export function CheckboxGroup({ legend, hint, error, id: given, children }: CheckboxGroupProps) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} aria-describedby={described || undefined}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.list}>{children}</div>
      {(hint || error) && (
        <div className={css.notes}>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}
