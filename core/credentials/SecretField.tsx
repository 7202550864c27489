import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { PasswordField, type PasswordFieldProps } from '../ui/fields/PasswordField';
import { afterPress } from '../forms/after-press';

/** Whether Caps Lock is on, as far as this key press tells; a synthetic event tells nothing. */
const capsLockOf = (event: KeyboardEvent): boolean => event.getModifierState?.('CapsLock') ?? false;

/** A password field that says when Caps Lock is on: what is typed cannot be seen. */
export function SecretField({ hint, onBlur, ...props }: PasswordFieldProps) {
  const [isCapsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(capsLockOf(event));
  return (
    <PasswordField
      {...props}
      hint={
        isCapsLock ? (
          <span role="status">
            <Trans>Caps Lock is on</Trans>
          </span>
        ) : (
          hint
        )
      }
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={(event) => {
        afterPress(() => setCapsLock(false));
        onBlur?.(event);
      }}
    />
  );
}
