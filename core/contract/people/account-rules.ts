import type { Refusal } from '../refusal';
import { fieldRefusals } from '../refusals/fields';
import { plainLine, plainText } from '../text';
import { isEmail } from './email';

// What both sides check of an account: the browser while one types, the server when it comes. Sentences are the
// specification's.

/** What is wrong with an e-mail address on the login and sign-up cards (R089, R090, R091), else null. */
export function emailProblem(text: string): Refusal | null {
  const email = plainLine(text);
  if (!email) return fieldRefusals.required;
  if (!email.includes('@')) return fieldRefusals.emailWithoutAt;
  return isEmail(email) ? null : fieldRefusals.email;
}

/** The forgot-password card has sentences of its own (R125 to R131, G20). */
export function forgottenEmailProblem(text: string): Refusal | null {
  const email = plainText(text);
  if (!email.trim()) return fieldRefusals.emailMissing;
  if (/\s/.test(email)) return fieldRefusals.emailSpace;
  if (!email.includes('@')) return fieldRefusals.emailWithoutAt;
  if (email.includes('@@')) return fieldRefusals.emailTwoAts;
  if (email.endsWith('.')) return fieldRefusals.emailDotAtEnd;
  if (email.includes('@.')) return fieldRefusals.emailDotBeforeDomain;
  return isEmail(email) ? null : fieldRefusals.email;
}

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

/** The login card asks only for something without white space (R092, G22). */
export function loginPasswordProblem(password: string, when: 'blur' | 'submit' = 'blur'): Refusal | null {
  if (!password) return when === 'submit' ? fieldRefusals.passwordMissing : fieldRefusals.required;
  if (/^\s/.test(password)) return fieldRefusals.passwordSpaceFirst;
  return /\s/.test(password) ? fieldRefusals.passwordSpace : null;
}

/** A new password, on sign-up and reset (R113 to R117, G22). */
export function newPasswordProblem(password: string, when: 'blur' | 'submit' = 'blur'): Refusal | null {
  const simple = loginPasswordProblem(password, when);
  if (simple) return simple;
  return PASSWORD_RULES.every(({ met }) => met(password)) ? null : fieldRefusals.password;
}
