import { SOMETHING_WENT_WRONG, type ErrorBody } from '@/core/contract';
import { HttpError } from './error';
import { API_HEADERS } from './headers';

/** The envelope of every error: the sentence in `message` and in `data` (decision G56). No stack, SQL or path (SEC-43). */
export function errorBody(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody; headers: Record<string, string> } {
  const known = error instanceof HttpError ? error : new HttpError(500, 'INTERNAL', SOMETHING_WENT_WRONG);
  const body: ErrorBody = { code: known.code, message: known.message, data: known.message, requestId };
  if (known.extra.fields) body.fields = known.extra.fields;
  if (known.extra.price) body.price = known.extra.price;
  return { status: known.status, body, headers: known.extra.headers ?? {} };
}

export function errorResponse(
  error: unknown,
  requestId: string,
  extra: Record<string, string> = {},
): Response {
  const { status, body, headers } = errorBody(error, requestId);
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...API_HEADERS, 'x-request-id': requestId, ...extra, ...headers },
  });
}
