import { z } from 'zod/mini';
import type { Carrier } from '../../ports/lines';
import { jsonIn, NOT_SENT, textOf } from '../supplier/answered';
import { DuffelTrouble, type TroubleKind } from './trouble';

const API_VERSION = 'v2';

export interface Asked {
  readonly method: 'GET' | 'POST';
  /** Below the API's origin, ids encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Names the operation in the log. */
  readonly call: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface Answered<T> {
  readonly status: number;
  /** Null when the answer has none yet (202, 204). */
  readonly data: T | null;
  /** Cursor of the next page of a list. */
  readonly after: string | null;
}

/**
 * Asks Duffel once; what may be repeated is for the caller to know. Only a reading whose connection broke, as idle ones
 * do, is asked again. Throws DuffelTrouble only.
 */
export type Ask = <S extends z.ZodMiniType>(schema: S, asked: Asked) => Promise<Answered<z.output<S>>>;

const Errors = z.object({
  errors: z.array(z.object({ code: z.optional(z.string()) })),
  meta: z.optional(z.object({ request_id: z.optional(z.string()) })),
});
const Envelope = z.object({
  data: z.optional(z.unknown()),
  meta: z.optional(z.nullable(z.object({ after: z.optional(z.nullable(z.string())) }))),
});

/** Duffel promises that nothing was booked or charged although it answers 502. */
const NOT_DONE = 'order_not_created';
const DONE_LATER = new Set([202, 204]);
const BROKEN_OFF = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

const codeOf = (error: unknown): string | undefined => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : undefined;
};

function kindOf(status: number, code: string | null): TroubleKind {
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return code === NOT_DONE ? 'refused' : 'unclear';
  // A redirect is never followed: the token is for Duffel alone.
  return status >= 400 ? 'refused' : 'unclear';
}

/**
 * A client of Duffel's API, over a line. The token goes into the one header and nowhere else. Each call ends with its time limit or
 * with the caller's signal, whichever comes first.
 */
export function createAsk({ token, url, line }: { token: string; url: string; line: Carrier }): Ask {
  return async (schema, { method, path, query = {}, body, call, timeoutMs, signal }) => {
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const silent = (kind: TroubleKind, code: string | null) =>
      new DuffelTrouble({ kind, status: null, code, requestId: null, call });
    const send = async () => {
      // Its time begins once there is room for it.
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(address, {
        method,
        redirect: 'manual',
        signal: limited,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'duffel-version': API_VERSION,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify({ data: body }) }),
      });
      const { status, headers } = answer;
      return { status, headerId: headers.get('x-request-id'), text: await textOf(answer) };
    };
    const sendTwice = () =>
      send().catch((error: unknown) => {
        if (method === 'GET' && BROKEN_OFF.has(codeOf(error) ?? '')) return send();
        throw error;
      });
    const { status, headerId, text } = await line.carry(sendTwice, signal).catch((error: unknown) => {
      const code = codeOf(error);
      throw silent(code && NOT_SENT.has(code) ? 'busy' : 'unclear', code ?? (error as Error).name);
    });
    const read = jsonIn(text);
    if (status < 200 || status >= 300) {
      const errors = z.safeParse(Errors, read).data;
      const code = errors?.errors[0]?.code ?? null;
      const requestId = errors?.meta?.request_id ?? headerId;
      throw new DuffelTrouble({ kind: kindOf(status, code), status, code, requestId, call });
    }
    const envelope = z.safeParse(Envelope, read).data;
    const after = envelope?.meta?.after ?? null;
    if (envelope?.data === undefined && DONE_LATER.has(status)) return { status, data: null, after };
    const data = z.safeParse(schema, envelope?.data);
    if (data.success) return { status, data: data.data, after };
    if (method === 'POST' && (status === 200 || DONE_LATER.has(status))) return { status, data: null, after };
    throw new DuffelTrouble({ kind: 'unclear', status, code: 'unreadable', requestId: headerId, call });
  };
}
