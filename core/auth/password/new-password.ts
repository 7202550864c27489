import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { validateConfirmation, validateNewPassword, type When } from '../../credentials/validate-password';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** What keeps a new password from being sent (R113 to R117, R133, R134). */
export const newPasswordErrors = (
  { password, confirmation }: NewPasswordValues,
  when: When,
): Record<keyof NewPasswordValues, MessageDescriptor | null> => ({
  password: password ? validateNewPassword(password, when) : msg`Please enter password`,
  confirmation: validateConfirmation(password, confirmation),
});
