import { ApiError } from '../../../api/error';
import { messageOf } from '../../../contract/message-of';

export const WRONG_PASSWORD = 'Current password is incorrect';
export const SAME_PASSWORD = 'New password and current password should not be same';
export const UNABLE = 'Unable to change password';

/** Where a refused change is told: at a field, or over the form (R178, R179). */
export type PasswordOutcome =
  { at: 'currentPassword' | 'newPassword'; message: string } | { at: 'form'; message: string };

/** What a failed change of password means. What the specification has no words for is "Unable to change password". */
export function outcomeOf(error: unknown): PasswordOutcome {
  const message = messageOf(error, UNABLE);
  if (message === WRONG_PASSWORD) return { at: 'currentPassword', message };
  if (message === SAME_PASSWORD) return { at: 'newPassword', message };
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  const path = field?.path.replace(/^body\./, '');
  if (field && (path === 'currentPassword' || path === 'newPassword'))
    return { at: path, message: field.message };
  // No answer, or too many tries: that is worth its own words.
  const told = error instanceof ApiError && (error.status === 0 || error.status === 429);
  return { at: 'form', message: told ? message : UNABLE };
}
