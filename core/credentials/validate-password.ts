import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { loginPasswordProblem, newPasswordProblem } from '../contract/people/account-rules';
import { asMessage } from '../i18n/words-of';

export {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_RULES,
  type PasswordRule,
} from '../contract/people/account-rules';

/** Some messages differ between a field that was left and a form that was sent (G22). */
export type When = 'blur' | 'submit';

/** The login card asks only for something without white space (R092, G22). */
export const validateLoginPassword = (password: string, when: When = 'blur'): MessageDescriptor | null =>
  asMessage(loginPasswordProblem(password, when));

/** A new password, on sign-up and reset (R113 to R117, G22). */
export const validateNewPassword = (password: string, when: When = 'blur'): MessageDescriptor | null =>
  asMessage(newPasswordProblem(password, when));

/** The second field of the reset screen (R133, R134). */
export function validateConfirmation(password: string, confirmation: string): MessageDescriptor | null {
  if (!password) return msg`Please enter password`;
  return password === confirmation ? null : msg`Password and confirm password should be same`;
}
