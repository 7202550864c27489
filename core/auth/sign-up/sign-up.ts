import { atom } from 'jotai';
import type { MessageDescriptor } from '@lingui/core';
import type { FormRules } from '../../forms/rules';
import type { When } from '../../credentials/validate-password';
import { validateEmail } from '../../credentials/validate-email';
import { trimName, validateName } from '../../credentials/validate-name';
import { validateNewPassword } from '../../credentials/validate-password';
import { msg } from '@lingui/core/macro';

export interface SignUpValues {
  name: string;
  email: string;
  password: string;
  /** The terms are accepted. */
  checked: boolean;
}

export const EMPTY_SIGN_UP: Omit<SignUpValues, 'email'> = { name: '', password: '', checked: false };

export interface SignUpState {
  isSuccess: boolean;
  /** What the server said; `messageOf` reads it from `message` or `first_name` (R105). */
  error: unknown;
}

export const idleSignUp: SignUpState = { isSuccess: false, error: null };
/** Set on success, cleared on failure, which keeps its message (R104, R105). */
export const signUpAtom = atom<SignUpState>(idleSignUp);

type SignUpField = 'name' | 'email' | 'password' | 'terms';

/** What keeps a sign-up from being sent, by field (R106 to R117). */
export const signUpErrors = (
  values: SignUpValues,
  when: When,
): Record<SignUpField, MessageDescriptor | null> => ({
  name: validateName(values.name),
  email: validateEmail(values.email),
  password: validateNewPassword(values.password, when),
  terms: values.checked ? null : msg`Please accept the terms and condition`,
});

/** The same as rules of the form; the e-mail is the screen's, which other screens share. */
export const signUpRules = (email: string): FormRules<typeof EMPTY_SIGN_UP> => ({
  paths: () => ['name', 'email', 'password', 'terms'],
  error: (values, path, isTried) =>
    signUpErrors({ ...values, email }, isTried ? 'submit' : 'blur')[path as SignUpField],
});

/** The one payload of R094 and R098. */
export const signUpPayload = (values: SignUpValues, hostName: string) => ({
  name: trimName(values.name),
  email: values.email.trim(),
  password: values.password,
  hostName,
  checked: values.checked,
});

/** The terms that a sign-up accepts: those for travellers, or for who is invited the agency's own (R097). */
export const termsPath = (agencyId: string, isInvited: boolean): string =>
  isInvited ? `/agency-terms-and-conditions/${encodeURIComponent(agencyId)}` : '/user-terms-and-conditions';
