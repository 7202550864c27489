import type { ErrorCode, Price } from '@/core/contract';
import type { Said } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';

/** A field at fault, by its path, and what is wrong with it. */
export type FieldRefusal = Said & { readonly path: string };

/** An answer other than success, thrown from anywhere below a handler. What it says is shown to people. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly said: Said,
    readonly extra: {
      fields?: readonly FieldRefusal[];
      /** The settings that were refused, by name. */
      validationError?: Readonly<Record<string, string>>;
      headers?: Record<string, string>;
      /** Copied into the body: the price that was accepted and the price of now. */
      price?: { old: Price; new: Price };
      cause?: unknown;
    } = {},
  ) {
    super(said.message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'HttpError';
  }
}

/** Foreign and nonexistent answer the same (SEC-31). */
export const notFound = (said: Said = requestRefusals.notFound) => new HttpError(404, 'NOT_FOUND', said);
export const conflict = (said: Said) => new HttpError(409, 'CONFLICT', said);
export const invalid = (said: Said, path?: string) =>
  new HttpError(422, 'INVALID_REQUEST', said, path ? { fields: [{ path, ...said }] } : {});
