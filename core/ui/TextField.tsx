import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './box';
import { ControlBox, FieldFrame, type FieldProps, useField } from './Field';
import * as css from './Field.css';
import { Icon } from './Icon';
import type { LucideIcon } from './icons';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'value' | 'onChange' | 'prefix' | 'size' | 'children'
>;

export interface TextFieldProps extends FieldProps, Omit<NativeInput, keyof FieldProps> {
  value: string;
  onChange: (value: string) => void;
  icon?: LucideIcon;
  /** Stands before or after the input, such as a currency or a unit. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. Set `autoComplete`, `inputMode` and `type` as the content asks. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  icon,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { inputId, aria } = useField({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)}>
        {icon && <Icon icon={icon} />}
        {prefix && <span className={css.affix}>{prefix}</span>}
        <input
          {...rest}
          {...aria}
          id={inputId}
          type={type}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={css.input}
        />
        {suffix && <span className={css.affix}>{suffix}</span>}
      </ControlBox>
    </FieldFrame>
  );
}

type NativeArea = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'value' | 'onChange' | 'children'
>;

export interface TextAreaProps extends FieldProps, Omit<NativeArea, keyof FieldProps> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text; grows with its content. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const { inputId, aria } = useField({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)}>
        <textarea
          {...rest}
          {...aria}
          id={inputId}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={classes(css.input, css.area)}
        />
      </ControlBox>
    </FieldFrame>
  );
}
