import { ApiError } from '@/core/api/error';
import type { Outcome } from '@/core/checkout/outcome';

/** Refusals of a reservation that come before anything is sent to anybody. */
const NOT_RESERVED: readonly string[] = [
  'This fare must be paid at once',
  'Please pay or cancel one of your reservations first',
];

/** What a refused reservation means; null for every other failure, which is read as everywhere. */
export const readHoldError = (error: unknown): Outcome | null =>
  error instanceof ApiError && error.code === 'CONFLICT' && NOT_RESERVED.includes(error.message)
    ? { kind: 'refused', message: error.message }
    : null;
