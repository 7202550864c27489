import type { Refusal } from '@/core/contract/refusal';
import { accountRefusals } from '@/core/contract/refusals/account';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { emailProblem, forgottenEmailProblem } from '@/core/contract/people/account-rules';
import { nameProblem, trimName } from '@/core/contract/people/names';
import { newPasswordFault } from '../auth/password-policy';
import { HttpError } from '../error';
import type { AgencyRecord } from '../ports/agency';

export const normalEmail = (text: string): string => text.trim().toLowerCase();

/** A 422 that names every field at fault; the first one's sentence is the answer's. */
function refuse(faults: Readonly<Record<string, Refusal | null>>): void {
  const fields = Object.entries(faults).flatMap(([path, said]) => (said ? [{ path, ...said }] : []));
  if (fields[0]) throw new HttpError(422, 'INVALID_REQUEST', fields[0], { fields });
}

/** Who signs up, checked and tidied. */
export interface NewPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** R089 to R117 once more, in the same words: a browser is not the only one to send this. Throws HttpError 422. */
export function readSignUp(
  body: { name: string; email: string; password: string; checked: boolean },
  agency: AgencyRecord,
): NewPerson {
  const email = normalEmail(body.email);
  const name = trimName(body.name);
  const owner = {
    agencyName: agency.public.agencyName,
    subdomain: agency.subdomain,
    email,
    names: [name],
  };
  refuse({
    name: nameProblem(name),
    email: emailProblem(email),
    password: newPasswordFault(body.password, owner),
    checked: body.checked ? null : fieldRefusals.terms,
  });
  const [firstName = '', ...rest] = name.split(' ');
  return { email, firstName, lastName: rest.join(' '), password: body.password };
}

/** The address on the forgot-password card. Throws HttpError 422 (R125 to R131). */
export function readForgottenEmail(text: string): string {
  refuse({ email: forgottenEmailProblem(text) });
  return normalEmail(text);
}

/** The address of an invitation. Throws HttpError 422. */
export function readInvitedEmail(text: string): string {
  const email = normalEmail(text);
  refuse({ email: emailProblem(email) && accountRefusals.invitedEmail });
  return email;
}
