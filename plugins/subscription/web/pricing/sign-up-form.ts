import { newPasswordProblem } from '@/core/contract';
import type { Said } from '@/core/contract/refusal';
import { type FormRules, textShape } from '@/core/forms/rules';
import { SIGN_UP_FIELDS, signUpProblem, type SignUpField } from '../../contract/sign-up-rules';
import type { AgencySignUp } from '../../contract/sign-up';

/** Under which the tab keeps what was typed, and the key that is sent with it. */
export const SIGN_UP = 'sign-up';

/** Every field in the order of the page. */
export const PAGE_ORDER: readonly SignUpField[] = [
  'name',
  'email',
  'password',
  'agencyName',
  'subdomain',
  'addressLine',
  'city',
  'state',
  'zipCode',
  'country',
  'customerServicePhone',
  'customerServiceEmail',
];

export const SIGN_UP_SHAPE = textShape(SIGN_UP_FIELDS);

export const emptySignUp = (country: string | null): AgencySignUp => ({
  ...(Object.fromEntries(SIGN_UP_FIELDS.map((field) => [field, ''])) as AgencySignUp),
  country: country ?? '',
});

/** A password is never kept. */
export const withoutPassword = (form: AgencySignUp): AgencySignUp => ({ ...form, password: '' });

/** What subdomains were said to be taken, by name. */
export type TakenNames = Readonly<Record<string, Said>>;

export const subdomainOf = (typed: string): string => typed.trim().toLowerCase();

/** The rules that the server has too (R415 to R419, R446), and what it has said of subdomains meanwhile. */
export const signUpRules = (taken: TakenNames): FormRules<AgencySignUp> => ({
  paths: () => PAGE_ORDER,
  error: (form, path, isTried) => {
    const field = path as SignUpField;
    const typed = form[field];
    // R117: a password that is missing has words of its own once the form was sent.
    if (field === 'password' && !typed && isTried) return newPasswordProblem(typed, 'submit');
    const known = field === 'subdomain' ? (taken[subdomainOf(typed)] ?? null) : null;
    return signUpProblem(field, typed) ?? known;
  },
});
