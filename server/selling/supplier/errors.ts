import type { Said } from '@/core/contract/refusal';
import { HttpError, type FieldRefusal } from '../../error';

/**
 * Why a supplier gave no answer. `gone`: sold out or over. `invalid`: not an offer of this supplier, or changed on
 * its way. `failed`: it broke; nothing is known. `request`: what was asked for cannot be had, `fields` names
 * what of it.
 */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  constructor(
    readonly reason: 'gone' | 'invalid' | 'failed' | 'request',
    readonly said: Said,
    readonly fields: readonly FieldRefusal[] = [],
  ) {
    super(said.message);
  }
}

/** A supplier's refusal as the API answers it; other errors pass through. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof SupplierError)) return error;
  if (error.reason === 'request')
    return new HttpError(422, 'INVALID_REQUEST', error.said, { fields: error.fields, cause: error });
  if (error.reason === 'failed') return new HttpError(502, 'UPSTREAM_FAILED', error.said, { cause: error });
  return new HttpError(410, 'OFFER_GONE', error.said, { cause: error });
}

/** Runs a supplier's call and turns its refusals into answers of the API. */
export async function asking<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toHttpError(error);
  }
}
