import { ApiError, saidBy } from '../../../api/error';
import type { Said } from '../../../contract/refusal';
import { accountRefusals } from '../../../contract/refusals/account';

const { wrongPassword, samePassword, passwordNotChanged } = accountRefusals;

/** Where a refused change is told: at a field, or over the form (R178, R179). */
export interface PasswordOutcome {
  at: 'currentPassword' | 'newPassword' | 'form';
  said: Said;
}

/** What a failed change of password means. What the specification has no words for is "Unable to change password". */
export function outcomeOf(error: unknown): PasswordOutcome {
  if (!(error instanceof ApiError)) return { at: 'form', said: passwordNotChanged };
  if (error.reason === wrongPassword.reason) return { at: 'currentPassword', said: wrongPassword };
  if (error.reason === samePassword.reason) return { at: 'newPassword', said: samePassword };
  const field = error.fields[0];
  const path = field?.path.replace(/^body\./, '');
  if (field && (path === 'currentPassword' || path === 'newPassword')) return { at: path, said: field };
  // No answer, or too many tries: that is worth its own words.
  const isTold = error.status === 0 || error.status === 429;
  return { at: 'form', said: isTold ? saidBy(error) : passwordNotChanged };
}
