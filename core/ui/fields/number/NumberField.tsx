import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { IconButton } from '../../actions/Button';
import { ControlBox, FieldFrame, useField } from '../Field';
import * as css from '../Field.css';
import { Icon } from '../../pictures/Icon';
import { Minus, Plus } from '../../pictures/icons';
import { parseNumber, stepNumber } from './number-entry';
import type { TextFieldProps } from '../TextField';
import { useControlled } from '../use-controlled';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> {
  /** The number, null while the field is empty. Without it the field keeps its own. */
  value?: number | null;
  /** What a field of its own starts with. */
  defaultValue?: number | null;
  /** Called with each number that can be read; what cannot be read yet is kept as text. */
  onChange?: (value: number | null) => void;
  /** Least value that stepping reaches. A typed value beyond it comes through for the caller to refuse. */
  min?: number;
  /** Greatest value that stepping reaches. */
  max?: number;
  /** How far an arrow key goes; Page Up and Page Down go ten times as far. */
  step?: number;
  /** Most decimals that are written; 0 unless given. */
  decimals?: number;
  /** Buttons beside the number, for small ranges. */
  steppers?: boolean;
}

/** A number, typed as the reader's language writes it, or stepped with the arrow keys. */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = null,
  onChange,
  icon,
  prefix,
  suffix,
  loading,
  min,
  max,
  step = 1,
  decimals = 0,
  steppers = false,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [number, setNumber] = useControlled<number | null>(value, defaultValue, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const { inputId, aria } = useField({ id, hint, error });
  const fixed = rest.disabled || rest.readOnly;
  const written = number === null ? '' : format.number(number, { maximumFractionDigits: decimals });

  const type = (text: string): void => {
    setTyped(text);
    const read = parseNumber(text, format.locale);
    if (read !== undefined && read !== number) setNumber(read);
  };
  const go = (by: number): void => {
    if (fixed) return;
    setTyped(null);
    setNumber(stepNumber(number, by, { min, max, step }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  };
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)} loading={loading}>
        {icon && <Icon icon={icon} />}
        {prefix && <span className={css.affix}>{prefix}</span>}
        <input
          {...rest}
          {...aria}
          id={inputId}
          type="text"
          role="spinbutton"
          inputMode={decimals > 0 ? 'decimal' : (min ?? 0) < 0 ? 'text' : 'numeric'}
          autoComplete={rest.autoComplete ?? 'off'}
          aria-valuenow={number ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={typed ?? (written || undefined)}
          value={typed ?? written}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            // What can be read is written the language's way; what cannot stays for its owner to correct.
            if (typed !== null && parseNumber(typed, format.locale) !== undefined) setTyped(null);
            onBlur?.(event);
          }}
          className={css.input}
        />
        {suffix && <span className={css.affix}>{suffix}</span>}
        {steppers && (
          <>
            <IconButton
              icon={Minus}
              size="small"
              label={t`Less`}
              tabIndex={-1}
              disabled={fixed || (min !== undefined && number !== null && number <= min)}
              onClick={() => go(-1)}
            />
            <IconButton
              icon={Plus}
              size="small"
              label={t`More`}
              tabIndex={-1}
              disabled={fixed || (max !== undefined && number !== null && number >= max)}
              onClick={() => go(1)}
            />
          </>
        )}
      </ControlBox>
    </FieldFrame>
  );
}
