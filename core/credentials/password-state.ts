import { validateNewPassword } from './validate-password';

export type PasswordState = 'default' | 'success' | 'error';

/** How a new password's field looks: default until it is touched, then success or error (R119). */
export function passwordState(password: string, isTouched: boolean): PasswordState {
  if (!isTouched) return 'default';
  return validateNewPassword(password) ? 'error' : 'success';
}
