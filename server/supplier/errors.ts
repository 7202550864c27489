import { HttpError } from '../error';

/**
 * Why a supplier gave no answer. `gone`: sold out or over. `invalid`: not an offer of this supplier, or changed on
 * its way. `failed`: it broke; nothing is known. `request`: what was asked for cannot be had, `fields` names
 * what of it.
 */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  constructor(
    readonly reason: 'gone' | 'invalid' | 'failed' | 'request',
    message: string,
    readonly fields: readonly { path: string; message: string }[] = [],
  ) {
    super(message);
  }
}

/** A supplier's refusal as the API answers it; other errors pass through. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof SupplierError)) return error;
  if (error.reason === 'request')
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
