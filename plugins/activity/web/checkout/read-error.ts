import { ApiError, saidBy } from '@/core/api/error';
import { outcomeOfError, type Outcome } from '@/core/selling/checkout/pay/outcome';
import { activityRefusals } from '../../contract/refusals';

/** A rejected call: a day that has become full, or fields. Null for every other failure, which is read as everywhere. */
export function readBookingError(error: unknown): Outcome | null {
  if (error instanceof ApiError && error.reason === activityRefusals.notOnDate.reason)
    return { kind: 'gone', ...saidBy(error) };
  const outcome = outcomeOfError(error);
  if (outcome.kind !== 'fields') return null;
  const fields = outcome.fields.map(({ path, ...said }) => ({
    // A way that is missing is asked for.
    path: path.replace(/^((?:body\.)?guests\.(?:arrival|departure))$/, '$1.mode'),
    ...said,
  }));
  return { ...outcome, fields };
}
