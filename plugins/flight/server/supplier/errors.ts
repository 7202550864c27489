import { HttpError } from '@/server/http/error';
import { SupplierError } from './port';

/** A supplier's refusal as the API answers it; other errors pass through. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof SupplierError)) return error;
  if (error.reason === 'extras')
    return new HttpError(422, 'INVALID_REQUEST', error.message, { fields: [...error.fields], cause: error });
  if (error.reason === 'failed')
    return new HttpError(502, 'UPSTREAM_FAILED', error.message, { cause: error });
  return new HttpError(410, 'OFFER_GONE', error.message, { cause: error });
}

/** Runs a supplier's call and turns its refusals into answers of the API. */
export async function asking<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toHttpError(error);
  }
}
