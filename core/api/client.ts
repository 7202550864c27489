import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFetch, type FetchOptions, type FetchResponse, type ResponseType } from 'ofetch';
import { config, safeParse } from 'zod/mini';
import {
  fillPath,
  joinUrl,
  STREAM_TYPE,
  type AnyEndpoint,
  type EventOf,
  type InputOf,
  type ResponseOf,
  type Schema,
} from '../contract/endpoint';
import { isClientRefusal } from '../contract/bookings/booking-for';
import { SOMETHING_WENT_WRONG } from '../contract/message-of';
import { ApiError, errorOfAnswer } from './error';
import { buildHeaders } from './headers';
import { readLines } from './lines';

// The page's policy forbids eval; without this zod tries it once and the browser reports a violation (SEC-20).
config({ jitless: true });

export interface ApiDeps {
  /** Origin of the API host; empty for the page's own. */
  baseUrl?: string;
  authKey: () => string;
  secretCode: () => string;
  language: () => string;
  token: () => string | null;
  /** G55 */
  gatekeeper?: () => { host: string; token: string | null } | undefined;
  /** The logout event: a call with the current token was refused (R149). */
  onUnauthorized?: () => void;
  /** The `x-agency-version` of an answer. */
  onAgencyVersion?: (version: number) => void;
  /** Id of the client for whom staff calls. */
  client?: () => string | null;
  /** The server does not let that client be booked for. */
  onClientRefused?: (refusal: ApiError) => void;
  /** Loads the words of reasons, before an answer that says something by one is heard of. */
  reasonWords?: () => Promise<unknown>;
  /** An answer that does not fit its schema. */
  onMismatch?: (endpoint: AnyEndpoint, issues: unknown) => void;
  fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as Idempotency-Key: one per press of a button, kept over retries. */
  idempotencyKey?: string;
  /** Adds the `secret-code` header. */
  secretCode?: boolean;
  /** Milliseconds until the call is given up; none by default. */
  timeout?: number;
  /** The token to send, when the page may have dropped it before the client's code is there, as on logout. */
  token?: string;
  /** A 401 is an answer about what was sent, not about the session, as with login (G23). */
  keepsSession?: boolean;
}

type NeedsInput<E> = object extends InputOf<E> ? false : true;
export type CallArgs<E> =
  NeedsInput<E> extends true
    ? [input: InputOf<E>, options?: CallOptions]
    : [input?: InputOf<E>, options?: CallOptions];

export interface StreamOptions<E> extends Omit<CallOptions, 'timeout'> {
  /** Called with each event as it arrives; what it throws ends the call. */
  onEvent: (event: EventOf<E>) => void;
}

export interface Caller {
  /** Makes the call that the endpoint declares. Rejects with an ApiError, or an AbortError when aborted. */
  call<E extends AnyEndpoint>(endpoint: E, ...args: CallArgs<E>): Promise<ResponseOf<E>>;
}

export interface Api extends Caller {
  /**
   * Makes the call for an answer in pieces; resolves after the last. Rejects like `call`, also in the middle: with
   * `NETWORK` when the connection breaks, with the server's error when it gives up.
   */
  stream<E extends AnyEndpoint & { stream: Schema }>(
    endpoint: E,
    input: InputOf<E>,
    options: StreamOptions<E>,
  ): Promise<void>;
}

interface LooseInput {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  params?: Record<string, string>;
}

/** The page's first calls are made before its words are there. */
const say = (descriptor: MessageDescriptor): string =>
  i18n.locale ? i18n._(descriptor) : (descriptor.message ?? SOMETHING_WENT_WRONG);

const isAbort = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && (cause as { name?: unknown }).name === 'AbortError';

function unanswered(cause: unknown, signal: AbortSignal | undefined): unknown {
  const inner = (cause as { cause?: unknown }).cause ?? cause;
  if (signal?.aborted) return isAbort(inner) ? inner : new DOMException('The call was aborted', 'AbortError');
  if ((inner as { name?: unknown }).name === 'TimeoutError' || isAbort(inner))
    return new ApiError(0, 'TIMEOUT', say(msg`The answer is taking too long. Please try again.`));
  if (typeof navigator !== 'undefined' && navigator.onLine === false)
    return new ApiError(0, 'OFFLINE', say(msg`You are offline. Check your connection and try again.`));
  return new ApiError(
    0,
    'NETWORK',
    say(msg`We could not reach the server. Check your connection and try again.`),
  );
}

/**
 * Whether a 401 speaks of the session. One about what was sent, such as a wrong password, does not; yet the session may
 * be gone where that was sent from (G23).
 */
const isOfSession = (endpoint: AnyEndpoint, error: ApiError, { keepsSession }: CallOptions): boolean =>
  !keepsSession || (endpoint.access !== 'public' && error.code === 'UNAUTHENTICATED');

/** A refusal of a call whose answer is a file arrives as a file too; nothing when it says no sentence of ours. */
async function readRefusal(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** The one way to the API host. */
export function createApi(deps: ApiDeps): Api {
  const send = createFetch({ fetch: deps.fetch ?? ((...args) => globalThis.fetch(...args)) });

  async function ask(
    endpoint: AnyEndpoint,
    input: LooseInput,
    options: CallOptions,
    more: Pick<FetchOptions<ResponseType>, 'responseType' | 'headers'>,
  ): Promise<FetchResponse<unknown>> {
    const token = options.token ?? deps.token();
    const client = endpoint.forClient ? deps.client?.() : null;
    const url = joinUrl(deps.baseUrl ?? '', fillPath(endpoint.path, input.params));
    const headers = buildHeaders(new URL(url, globalThis.location?.href ?? 'http://localhost'), {
      authKey: deps.authKey(),
      language: deps.language(),
      token,
      secretCode: options.secretCode ? deps.secretCode() : undefined,
      idempotencyKey: options.idempotencyKey,
      client,
      gatekeeper: deps.gatekeeper?.(),
    });
    const answer = await send
      .raw<unknown, ResponseType>(url, {
        method: endpoint.method,
        ...more,
        headers: { ...headers, ...more.headers },
        ...(input.query ? { query: input.query } : {}),
        ...(input.body === undefined ? {} : { body: input.body }),
        cache: 'no-store',
        credentials: 'same-origin',
        retry: 0,
        ignoreResponseError: true,
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.timeout ? { timeout: options.timeout } : {}),
      })
      .catch((cause: unknown) => {
        throw unanswered(cause, options.signal);
      });

    const version = Number(answer.headers.get('x-agency-version'));
    if (version > 0) deps.onAgencyVersion?.(version);

    if (!answer.ok) {
      const body =
        more.responseType === 'stream'
          ? await answer.json().catch(() => undefined)
          : more.responseType === 'blob'
            ? await readRefusal(answer._data as Blob)
            : answer._data;
      const error = errorOfAnswer(answer.status, body, () => say(msg`Something went wrong`));
      if (error.reason) await deps.reasonWords?.();
      // A late refusal of one who was chosen before says nothing about the present one.
      if (client && isClientRefusal(error.code) && deps.client?.() === client) deps.onClientRefused?.(error);
      // A late refusal of an earlier session's token says nothing about the present one.
      if (error.status === 401 && isOfSession(endpoint, error, options) && deps.token() === token)
        deps.onUnauthorized?.();
      throw error;
    }
    return answer;
  }

  const isText = ({ produces }: AnyEndpoint) => !produces || produces === 'application/json';

  async function call(
    endpoint: AnyEndpoint,
    input: LooseInput = {},
    options: CallOptions = {},
  ): Promise<unknown> {
    const answer = await ask(endpoint, input, options, isText(endpoint) ? {} : { responseType: 'blob' });
    const said = answer._data;
    if (typeof said === 'object' && said !== null && 'reason' in said) await deps.reasonWords?.();
    return isText(endpoint) ? read(endpoint, endpoint.response, said) : said;
  }

  async function stream(
    endpoint: AnyEndpoint & { stream: Schema },
    input: LooseInput,
    { onEvent, ...options }: StreamOptions<AnyEndpoint> & { onEvent: (event: unknown) => void },
  ): Promise<void> {
    const answer = await ask(endpoint, input, options, {
      responseType: 'stream',
      headers: { accept: STREAM_TYPE },
    });
    const refused = () => new ApiError(200, 'BAD_RESPONSE', say(msg`Something went wrong`));
    if (!answer.body || !answer.headers.get('content-type')?.startsWith(STREAM_TYPE)) throw refused();
    await readLines(answer.body, {
      onLine: (line) => {
        let value: unknown;
        try {
          value = JSON.parse(line);
        } catch {
          throw refused();
        }
        const { error, status } = (value ?? {}) as { error?: unknown; status?: number };
        if (error) throw errorOfAnswer(status ?? 500, error, () => say(msg`Something went wrong`));
        onEvent(read(endpoint, endpoint.stream, value));
      },
      broken: (cause) => unanswered(cause, options.signal),
    });
  }

  /**
   * Answers are checked against the contract, tolerantly: unknown fields are dropped, and an answer that does
   * not fit is reported and handed on, so that a newer server does not break an older page. What is not JSON
   * at all (a proxy's error page) is refused.
   */
  function read(endpoint: AnyEndpoint, schema: Schema, data: unknown): unknown {
    const checked = safeParse(schema, data);
    if (checked.success) return checked.data;
    if (typeof data !== 'object' || data === null)
      throw new ApiError(200, 'BAD_RESPONSE', say(msg`Something went wrong`));
    deps.onMismatch?.(endpoint, checked.error.issues);
    return data;
  }

  return { call, stream } as Api;
}
