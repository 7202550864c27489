import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special' | 'noSpace';

/** The criteria, in the order of the popover (R113 to R118). */
export const PASSWORD_RULES: readonly { id: PasswordRule; met: (password: string) => boolean }[] = [
  { id: 'length', met: (password) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX },
  { id: 'lowercase', met: (password) => /[a-z]/.test(password) },
  { id: 'uppercase', met: (password) => /[A-Z]/.test(password) },
  { id: 'digit', met: (password) => /\d/.test(password) },
  { id: 'special', met: (password) => /[!@#$%^&*_]/.test(password) },
  { id: 'noSpace', met: (password) => password.length > 0 && !/\s/.test(password) },
];

const spaceError = (password: string): MessageDescriptor | null => {
  if (/^\s/.test(password)) return msg`Space not allowed`;
  if (/\s/.test(password)) return msg`Password does not contain white space`;
  return null;
};

/** The login card asks only for something without white space (R092, G22). */
export function validateLoginPassword(
  password: string,
  when: 'blur' | 'submit' = 'blur',
): MessageDescriptor | null {
  if (!password) return when === 'submit' ? msg`Password Required` : msg`Required`;
  return spaceError(password);
}

/** A new password, on sign-up and reset (R113 to R117, G22). */
export function validateNewPassword(
  password: string,
  when: 'blur' | 'submit' = 'blur',
): MessageDescriptor | null {
  const simple = validateLoginPassword(password, when);
  if (simple) return simple;
  return PASSWORD_RULES.every(({ met }) => met(password)) ? null : msg`Password must be valid`;
}

/** The second field of the reset screen (R133, R134). */
export function validateConfirmation(password: string, confirmation: string): MessageDescriptor | null {
  if (!password) return msg`Please enter password`;
  return password === confirmation ? null : msg`Password and confirm password should be same`;
}
