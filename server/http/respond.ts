import type { ErrorBody } from '@/core/contract';
import { requestRefusals } from '@/core/contract/refusals/request';
import { DatabaseLost } from '../db/lost';
import { HttpError, isDiskFull } from '../error';
import { API_HEADERS } from './headers';

/** Seconds until a database that is being restarted is likely there again. */
const SOON = '2';
/** Somebody has to make room first. */
const WHILE_ROOM_IS_MADE = '60';

/** Nobody is invited to do twice what may have been done: unknown is not failed. */
const interrupted = ({ isUnsure }: DatabaseLost, isRepeatable: boolean): HttpError =>
  isUnsure && !isRepeatable
    ? new HttpError(503, 'UNAVAILABLE', requestRefusals.interruptedUnsure)
    : new HttpError(503, 'UNAVAILABLE', requestRefusals.interrupted, {
        headers: { 'retry-after': SOON },
      });

/** What a caller is told: also where words of its own stand over a lost connection. */
function toldOf(error: unknown, isRepeatable: boolean): HttpError {
  const isOurs = error instanceof HttpError;
  const fault = isOurs && error.status === 500 ? error.cause : error;
  if (fault instanceof DatabaseLost) return interrupted(fault, isRepeatable);
  if (isDiskFull(fault))
    return new HttpError(503, 'UNAVAILABLE', requestRefusals.diskFull, {
      headers: { 'retry-after': WHILE_ROOM_IS_MADE },
    });
  return isOurs ? error : new HttpError(500, 'INTERNAL', requestRefusals.failed);
}

/** Whether the same call again does nothing twice: it only reads, or carries a key that is remembered with its answer. */
export const repeatable = ({ method, headers }: Request, changesState = false): boolean =>
  (['GET', 'HEAD'].includes(method) && !changesState) || headers.has('idempotency-key');

interface Told {
  readonly isRepeatable?: boolean;
}

/** The envelope of every error: the sentence in `message` and in `data` (decision G56). No stack, SQL or path (SEC-43). */
export function errorBody(
  error: unknown,
  requestId: string,
  { isRepeatable = false }: Told = {},
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const known = toldOf(error, isRepeatable);
  const { code, extra } = known;
  const { said } = known;
  const body: ErrorBody = { code, ...said, data: said.message, requestId };
  if (extra.fields) body.fields = [...extra.fields];
  if (extra.validationError) body.validationError = { ...extra.validationError };
  if (extra.price) body.price = extra.price;
  return { status: known.status, body, headers: extra.headers ?? {} };
}

export function errorResponse(
  error: unknown,
  requestId: string,
  { extra = {}, ...told }: { extra?: Record<string, string> } & Told = {},
): Response {
  const { status, body, headers } = errorBody(error, requestId, told);
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...API_HEADERS, 'x-request-id': requestId, ...extra, ...headers },
  });
}
