import type { PasswordFieldProps } from '../ui/fields/PasswordField';
import { Stack } from '../ui/content/layout';
import { useState } from 'react';
import { PasswordCriteria } from './PasswordCriteria';
import { passwordState } from './password-state';
import { SecretField } from './SecretField';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'id' | 'value'> {
  id: string;
  value: string;
  /** Whether the visitor has been in the field; until then it looks as if nothing were expected (R119). */
  isTouched: boolean;
}

/** A password that is chosen: with the criteria from the moment the field is entered (R118, R119). */
export function NewPasswordField({ isTouched, onFocus, ...props }: NewPasswordFieldProps) {
  // It stays open: what closes as the field is left moves the button away from under the pointer.
  const [isOpen, setOpen] = useState(false);
  const state = passwordState(props.value, isTouched);
  return (
    <Stack gap={8}>
      <SecretField
        {...props}
        name="password"
        autoComplete="new-password"
        required
        data-state={state}
        data-valid={state === 'success' || undefined}
        onFocus={(event) => {
          setOpen(true);
          onFocus?.(event);
        }}
      />
      {isOpen && <PasswordCriteria id={`${props.id}-criteria`} password={props.value} />}
    </Stack>
  );
}
