import type { ErrorBody, ErrorCode, FieldRefusal } from '../contract/errors';
import { messageOf } from '../contract/message-of';
import type { Refusal, Said } from '../contract/refusal';

/** Codes that the transport itself adds to those of the server. */
export type TransportCode = 'OFFLINE' | 'NETWORK' | 'TIMEOUT' | 'BAD_RESPONSE';

/**
 * The one error of every failed call. `message` is the sentence for the person, `data` the answer's body, so
 * that `messageOf(error)` reads the server's own words first (G56).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    readonly code: ErrorCode | TransportCode,
    message: string,
    readonly data: Partial<ErrorBody> | null = null,
  ) {
    super(message);
  }

  /** What the server found wrong with which field. */
  get fields(): readonly FieldRefusal[] {
    return this.data?.fields ?? [];
  }

  /** Names the refusal for good, as `account.invited`; words are found by it. */
  get reason(): string | undefined {
    return this.data?.reason;
  }

  get requestId(): string | undefined {
    return this.data?.requestId;
  }
}

/** The error of a call whose answer means a no that only the browser can say. */
export const refusedAs = (status: number, code: ApiError['code'], refusal: Refusal): ApiError =>
  new ApiError(status, code, refusal.message, refusal);

/** What a failed call says, to be put into words where it is shown. */
export function saidBy(error: unknown): Said {
  const { reason, params } = (error instanceof ApiError && error.data) || {};
  return { message: messageOf(error), reason, params };
}

/** Makes the error of an answer outside 2xx from whatever body it had; `fallback` says it where the body does not. */
export function errorOfAnswer(status: number, body: unknown, fallback: () => string): ApiError {
  const data =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Partial<ErrorBody>) : null;
  const code = typeof data?.code === 'string' ? data.code : status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL';
  return new ApiError(status, code, (data && messageOf({ data }, '')) || fallback(), data);
}

export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** What was to be changed has been changed by somebody else. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Failures that trying again may mend: no answer, or a server that is busy or restarting. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['NETWORK', 'TIMEOUT'].includes(error.code) || [502, 503, 504].includes(error.status));
