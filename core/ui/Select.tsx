import type { ComponentPropsWithRef } from 'react';
import { classes } from './box';
import { ControlBox, FieldFrame, type FieldProps, useField } from './Field';
import * as css from './Field.css';
import { Icon } from './Icon';
import { ChevronDown, type LucideIcon } from './icons';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

type NativeSelect = Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'value' | 'onChange' | 'size' | 'children'
>;

export interface SelectProps<Value extends string = string>
  extends FieldProps, Omit<NativeSelect, keyof FieldProps> {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  icon?: LucideIcon;
}

/** One of several, with the platform's own list, which every phone and screen reader knows. */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  options,
  placeholder,
  icon,
  ...rest
}: SelectProps<Value>) {
  const { inputId, aria } = useField({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)}>
        {icon && <Icon icon={icon} />}
        <select
          {...rest}
          {...aria}
          id={inputId}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Value)}
          className={classes(css.input, css.select)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.selectArrow}>
          <Icon icon={ChevronDown} size="small" />
        </span>
      </ControlBox>
    </FieldFrame>
  );
}
