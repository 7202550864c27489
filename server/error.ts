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

/** A disk that takes nothing more, as the system, a quota and PostgreSQL call it. */
const CODES = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something could not be written for want of room, however deep that stands in what was made of it. */
export function isDiskFull(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let each = error; each instanceof Error && !seen.has(each); each = each.cause) {
    const { code, errors } = each as { code?: unknown; errors?: unknown };
    if (CODES.includes(code as string)) return true;
    if (Array.isArray(errors) && errors.some(isDiskFull)) return true;
    seen.add(each);
  }
  return false;
}
