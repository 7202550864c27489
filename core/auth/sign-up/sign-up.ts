import { atom } from 'jotai';
import type { FieldErrors, When } from '../../credentials/use-shown-errors';
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

export type SignUpField = 'sign-up-name' | 'sign-up-email' | 'sign-up-password' | 'sign-up-terms';

/** What keeps a sign-up from being sent, by the id of its field (R106 to R117). */
export const signUpErrors = (values: SignUpValues, when: When): FieldErrors<SignUpField> => ({
  'sign-up-name': validateName(values.name),
  'sign-up-email': validateEmail(values.email),
  'sign-up-password': validateNewPassword(values.password, when),
  'sign-up-terms': values.checked ? null : msg`Please accept the terms and condition`,
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
