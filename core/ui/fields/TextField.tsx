import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import { ControlBox, FieldFrame, type FieldProps, useField } from './Field';
import * as css from './Field.css';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import { useControlled } from './use-controlled';

type NativeInput = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'children'
>;

export interface TextFieldProps extends FieldProps, Omit<NativeInput, keyof FieldProps> {
  /** The text. Without it the field keeps its own. */
  value?: string;
  /** The text that a field of its own starts with. */
  defaultValue?: string;
  /** Called with the new text. */
  onChange?: (value: string) => void;
  /** Says at a glance what kind of text it is. */
  icon?: LucideIcon;
  /** Stands before the input, such as a currency. */
  prefix?: ReactNode;
  /** Stands after the input, such as a unit. */
  suffix?: ReactNode;
  /** Something about the text is being looked up, such as whether a name is free. */
  loading?: boolean;
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
  defaultValue = '',
  onChange,
  icon,
  prefix,
  suffix,
  loading,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const { inputId, aria } = useField({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)} loading={loading}>
        {icon && <Icon icon={icon} />}
        {prefix && <span className={css.affix}>{prefix}</span>}
        <input
          {...rest}
          {...aria}
          id={inputId}
          type={type}
          aria-busy={loading || undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={css.input}
        />
        {suffix && <span className={css.affix}>{suffix}</span>}
      </ControlBox>
    </FieldFrame>
  );
}

type NativeArea = Omit<
  ComponentPropsWithRef<'textarea'>,
  'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'children'
>;

export interface TextAreaProps extends FieldProps, Omit<NativeArea, keyof FieldProps> {
  /** The text. Without it the field keeps its own. */
  value?: string;
  /** The text that a field of its own starts with. */
  defaultValue?: string;
  /** Called with the new text. */
  onChange?: (value: string) => void;
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
  defaultValue = '',
  onChange,
  rows = 4,
  maxLength,
  ...rest
}: TextAreaProps) {
  const format = useFormat();
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const { inputId, aria } = useField({ id, hint, error });
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)}>
        <textarea
          {...rest}
          {...aria}
          id={inputId}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={classes(css.input, css.area)}
        />
      </ControlBox>
      {maxLength !== undefined && (
        <span className={css.count} aria-hidden="true">
          {format.number(text.length)} / {format.number(maxLength)}
        </span>
      )}
    </FieldFrame>
  );
}
