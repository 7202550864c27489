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

/** Letters of any language; an apostrophe or a hyphen stands between letters, a space between words. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’-]\p{L}[\p{L}\p{M}]*)*$/u;
const NAME_ALLOWED = /^[\p{L}\p{M}\d '’-]*$/u;

/** Leading spaces are never part of a name (R111). */
export const trimName = (text: string): string => text.replace(/^\s+/, '');

/** What is wrong with a name on the sign-up card (R107 to R110, G21), else null. */
export function nameProblem(text: string): Refusal | null {
  const name = trimName(text);
  if (!name) return fieldRefusals.required;
  if (/\d/.test(name)) return fieldRefusals.nameDigits;
  if (!NAME_ALLOWED.test(name)) return fieldRefusals.nameSigns;
  if ([...name.trim()].length < 2) return fieldRefusals.nameShort;
  return NAME.test(name) ? null : fieldRefusals.name;
}

/** Letters with dots, apostrophes and hyphens between or behind them: Jean-Luc, O'Neil, 't Hooft, J.R., St. */
const NAME_PART = String.raw`['’]?\p{L}[\p{L}\p{M}]*(?:(?:\.['’-]?|['’-])\p{L}[\p{L}\p{M}]*)*\.?`;
/** Who of a family: 2nd, 3º. */
const ORDINAL = String.raw`\d{1,2}(?:st|nd|rd|th|[.ºª])`;
const REAL_NAME = new RegExp(`^(?:${NAME_PART}|${ORDINAL})(?:,? (?:${NAME_PART}|${ORDINAL}))*$`, 'iu');

/** What is wrong with the name of a person as others know it, as "Dr. Ana Prado" or "John Doe 2nd"; else null. */
export function realNameProblem(text: string): Refusal | null {
  const problem = nameProblem(text);
  return problem && REAL_NAME.test(text.trim()) && /\p{L}.*\p{L}/u.test(text) ? null : problem;
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
