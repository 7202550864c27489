import { ApiError, saidBy } from '@/core/api/error';
import type { Outcome } from '@/core/selling/checkout/pay/outcome';
import { flightRefusals } from '../../contract/refusals';

/** Refusals of a reservation that come before anything is sent to anybody. */
const NOT_RESERVED: readonly (string | undefined)[] = [
  flightRefusals.paidAtOnce.reason,
  flightRefusals.tooManyReservations.reason,
];

/** What a refused reservation means; null for every other failure, which is read as everywhere. */
export const readHoldError = (error: unknown): Outcome | null =>
  error instanceof ApiError && error.code === 'CONFLICT' && NOT_RESERVED.includes(error.reason)
    ? { kind: 'refused', ...saidBy(error) }
    : null;
