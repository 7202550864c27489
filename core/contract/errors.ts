import { z } from 'zod/mini';
import { Price } from './bookings/booking';
import { FieldRefusal, reasonFields } from './said';

export { FieldRefusal, reasonFields } from './said';

/**
 * Every error answer of the API. `data` and `message` carry the same human sentence, because the
 * specification reads `error.data.data` in some places and `message` in others (decision G56).
 */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  data: z.string(),
  requestId: z.optional(z.string()),
  ...reasonFields,
  fields: z.optional(z.array(FieldRefusal)),
  /** Of a rejected change of an application: a sentence by the name of each setting that was refused (R404). */
  validationError: z.optional(z.record(z.string(), z.string())),
  /** With `PRICE_CHANGED`: what was accepted and what it costs now, as this user may see it (rule 16). */
  price: z.optional(z.object({ old: Price, new: Price })),
});
export type ErrorBody = z.output<typeof ErrorBody>;

/** Stable machine-readable codes; texts may change, codes do not. */
export type ErrorCode =
  | 'INVALID_REQUEST'
  | 'INVALID_JSON'
  | 'BODY_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'AGENCY_NOT_FOUND'
  | 'AGENCY_INACTIVE'
  | 'UNAUTHENTICATED'
  | 'BAD_CREDENTIALS'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'IDEMPOTENCY_MISMATCH'
  | 'PRICE_CHANGED'
  | 'PENALTY_CHANGED'
  | 'QUOTE_EXPIRED'
  | 'CLIENT_NOT_FOUND'
  | 'CLIENT_INACTIVE'
  | 'PAYMENT_DISABLED'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_FAILED'
  | 'UNAVAILABLE'
  | 'INTERNAL'
  | (string & {});
