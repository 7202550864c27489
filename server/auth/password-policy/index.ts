import { newPasswordProblem } from '@/core/contract/account-rules';
import { HttpError } from '../../error';
import { isGuessable } from './guessable';

export { isGuessable } from './guessable';

/** Said for a password that everybody tries first. */
export const TOO_COMMON = 'This password is too easy to guess. Please choose another one.';

/** Who will use the password: what is known about a person is what a guesser tries. */
export interface PasswordOwner {
  readonly agencyName: string;
  readonly subdomain: string;
  readonly email: string;
  /** First name, last name, or all in one. */
  readonly names: readonly string[];
}

const wordsOf = ({ agencyName, subdomain, email, names }: PasswordOwner): string[] => {
  const local = email.split('@')[0] ?? '';
  const whole = [agencyName, subdomain, local, names.join(' ')];
  return whole.flatMap((text) => [text, ...text.split(/[\s._+-]+/).filter((part) => part.length >= 4)]);
};

/** What is wrong with a new password, else null: the rules of S1 §5, then SEC-06. */
export function newPasswordFault(password: string, owner: PasswordOwner): string | null {
  const problem = newPasswordProblem(password, 'submit');
  if (problem) return problem;
  return isGuessable(password, wordsOf(owner)) ? TOO_COMMON : null;
}

/** Throws HttpError 422, which names the field, unless the password may be used. */
export function requireGoodPassword(password: string, owner: PasswordOwner, path = 'password'): void {
  const message = newPasswordFault(password, owner);
  if (message) throw new HttpError(422, 'INVALID_REQUEST', message, { fields: [{ path, message }] });
}
