import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { validateNewPassword } from '../../../credentials/validate-password';

export type PasswordForm = Readonly<Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>>;
export const EMPTY_PASSWORDS: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What is wrong with which field (R177, R178, and the rules of every new password: R113 to R118). */
export function passwordErrors({
  currentPassword,
  newPassword,
  confirmPassword,
}: PasswordForm): Partial<Record<keyof PasswordForm, MessageDescriptor>> {
  const errors: Partial<Record<keyof PasswordForm, MessageDescriptor>> = {};
  if (!currentPassword) errors.currentPassword = msg`Required`;
  const wrong = validateNewPassword(newPassword);
  if (wrong) errors.newPassword = wrong;
  else if (newPassword === currentPassword)
    errors.newPassword = msg`New password and current password should not be same`;
  if (!confirmPassword || confirmPassword !== newPassword)
    errors.confirmPassword = msg`Confirm password must be valid`;
  return errors;
}
