import { msg } from '@lingui/core/macro';
import type { FieldErrors, When } from '../../credentials/use-shown-errors';
import { validateConfirmation, validateNewPassword } from '../../credentials/validate-password';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export type NewPasswordFieldId = 'new-password' | 'new-password-again';

/** What keeps a new password from being sent (R113 to R117, R133, R134), by the id of its field. */
export const newPasswordErrors = (
  { password, confirmation }: NewPasswordValues,
  when: When,
): FieldErrors<NewPasswordFieldId> => ({
  'new-password': password ? validateNewPassword(password, when) : msg`Please enter password`,
  'new-password-again': validateConfirmation(password, confirmation),
});
