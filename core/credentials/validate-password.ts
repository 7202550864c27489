import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { loginPasswordProblem, newPasswordProblem, type NewPasswordProblem } from '../contract/account-rules';

export { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_RULES, type PasswordRule } from '../contract/account-rules';

const WORDS: Record<NewPasswordProblem, MessageDescriptor> = {
  Required: msg`Required`,
  'Password Required': msg`Password Required`,
  'Space not allowed': msg`Space not allowed`,
  'Password does not contain white space': msg`Password does not contain white space`,
  'Password must be valid': msg`Password must be valid`,
};

const said = (problem: NewPasswordProblem | null) => (problem ? WORDS[problem] : null);

/** The login card asks only for something without white space (R092, G22). */
export const validateLoginPassword = (
  password: string,
  when: 'blur' | 'submit' = 'blur',
): MessageDescriptor | null => said(loginPasswordProblem(password, when));

/** A new password, on sign-up and reset (R113 to R117, G22). */
export const validateNewPassword = (
  password: string,
  when: 'blur' | 'submit' = 'blur',
): MessageDescriptor | null => said(newPasswordProblem(password, when));

/** The second field of the reset screen (R133, R134). */
export function validateConfirmation(password: string, confirmation: string): MessageDescriptor | null {
  if (!password) return msg`Please enter password`;
  return password === confirmation ? null : msg`Password and confirm password should be same`;
}
