import type { ErrorCode, Price } from '@/core/contract';

/** An answer other than success, thrown from anywhere below a handler. The message is shown to people. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly extra: {
      fields?: { path: string; message: string }[];
      headers?: Record<string, string>;
      /** Copied into the body: the price that was accepted and the price of now. */
      price?: { old: Price; new: Price };
      cause?: unknown;
    } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'HttpError';
  }
}

/** Foreign and nonexistent answer the same (SEC-31). */
export const notFound = (message = 'Data not found') => new HttpError(404, 'NOT_FOUND', message);
export const conflict = (message: string) => new HttpError(409, 'CONFLICT', message);
export const invalid = (message: string, path?: string) =>
  new HttpError(422, 'INVALID_REQUEST', message, path ? { fields: [{ path, message }] } : {});
