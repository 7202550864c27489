import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classes } from '../content/box';
import { IconButton } from '../actions/Button';
import { ControlBox, FieldFrame, useField } from './Field';
import * as css from './Field.css';
import { Eye, EyeOff } from '../pictures/icons';
import type { TextFieldProps } from './TextField';
import { VisuallyHidden } from '../content/Text';
import { useControlled } from './use-controlled';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'icon' | 'prefix' | 'suffix' | 'loading'
> {
  /** How strong the password is, 0..4; the caller judges. */
  meter?: 0 | 1 | 2 | 3 | 4;
}

/** A password with a button that shows it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  value,
  defaultValue = '',
  onChange,
  meter,
  ...rest
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const [shown, setShown] = useState(false);
  const { inputId, aria } = useField({ id, hint, error });
  const words = [t`Very weak`, t`Weak`, t`Fair`, t`Good`, t`Strong`];
  const tone = meter === undefined || meter <= 1 ? 'weak' : meter === 2 ? 'fair' : 'good';
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional, inputId }}>
      <ControlBox invalid={Boolean(error)}>
        <input
          {...rest}
          {...aria}
          id={inputId}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={css.input}
        />
        <IconButton
          size="small"
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Hide password` : t`Show password`}
          aria-pressed={shown}
          aria-controls={inputId}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      </ControlBox>
      {meter !== undefined && text !== '' && (
        <div role="status">
          <div className={css.meter} aria-hidden="true">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={classes(css.meterStep, step <= Math.max(1, meter) && css.meterTone[tone])}
              />
            ))}
          </div>
          <VisuallyHidden>{t`Password strength: ${words[meter] ?? ''}`}</VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  );
}
