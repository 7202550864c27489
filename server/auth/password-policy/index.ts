import { newPasswordProblem } from '@/core/contract/people/account-rules';
import type { Refusal } from '@/core/contract/refusal';
import { accountRefusals } from '@/core/contract/refusals/account';
import { HttpError } from '../../error';
import { isGuessable } from './guessable';

export { isGuessable } from './guessable';

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

/** What is wrong with a new password, else null: R113 to R117, then SEC-06. */
export function newPasswordFault(password: string, owner: PasswordOwner): Refusal | null {
  const problem = newPasswordProblem(password, 'submit');
  if (problem) return problem;
  return isGuessable(password, wordsOf(owner)) ? accountRefusals.guessablePassword : null;
}

/** Throws HttpError 422, which names the field, unless the password may be used. */
export function requireGoodPassword(password: string, owner: PasswordOwner, path = 'password'): void {
  const fault = newPasswordFault(password, owner);
  if (fault) throw new HttpError(422, 'INVALID_REQUEST', fault, { fields: [{ path, ...fault }] });
}
