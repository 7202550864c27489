import { z } from 'zod/mini';
import type { Meaning } from '@/server/lines/trouble';
import type { Carrier } from '@/server/ports/lines';
import {
  createConnector,
  isSuccess,
  type OutsideAnswer,
  type Told,
} from '@/server/selling/supplier/outside/connector';
import { DuffelTrouble } from './trouble';

const API_VERSION = 'v2';

export interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
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

/** Asks Duffel once, as `createConnector` says. Throws DuffelTrouble only. */
export type Ask = <S extends z.ZodMiniType>(schema: S, asked: Asked) => Promise<Answered<z.output<S>>>;

const text = z.optional(z.nullable(z.string()));
const Errors = z.object({
  errors: z.array(
    z.object({
      code: text,
      message: text,
      source: z.optional(z.nullable(z.object({ pointer: text, field: text }))),
    }),
  ),
  meta: z.optional(z.object({ request_id: text })),
});
const Envelope = z.object({
  data: z.optional(z.unknown()),
  meta: z.optional(z.nullable(z.object({ after: z.optional(z.nullable(z.string())) }))),
});

/** Of errors as Duffel's description has them; an array, of which the first is told. */
function told({ body, headers }: OutsideAnswer): Told {
  const errors = z.safeParse(Errors, body).data;
  const first = errors?.errors[0];
  return {
    ...{ code: first?.code, said: first?.message },
    pointer: first?.source?.pointer ?? first?.source?.field,
    requestId: errors?.meta?.request_id ?? headers.get('x-request-id'),
  };
}

/** Duffel's words that the status does not say. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  insufficient_balance: 'balance',
  rate_limit_exceeded: 'rate-limit',
  price_changed: 'price-changed',
  rate_price_changed: 'price-changed',
  payment_amount_does_not_match_order_amount: 'price-changed',
  payment_currency_does_not_match_order_currency: 'price-changed',
  offer_no_longer_available: 'gone',
  offer_expired: 'gone',
  offer_request_already_booked: 'gone',
  rate_unavailable: 'gone',
};
/** Duffel promises that nothing was booked or charged although it answers 502. */
const NOT_DONE = new Set(['order_not_created']);
const DONE_LATER = new Set([202, 204]);

/** A client of Duffel's API, over a line. */
export function createAsk({ token, url, line }: { token: string; url: string; line: Carrier }): Ask {
  const connector = createConnector(line, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'duffel-version': API_VERSION,
    },
    ...{ told, meanings: MEANINGS, notDone: NOT_DONE },
    trouble: (facts) => new DuffelTrouble(facts),
  });
  return async (schema, { method, path, query = {}, body, call, timeoutMs, signal }) => {
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await connector.ask({
      ...{ method, url: address, call, timeoutMs, signal },
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ data: body }) }),
    });
    if (!isSuccess(answer)) throw connector.troubleIn(answer, call);
    const { status } = answer;
    const envelope = z.safeParse(Envelope, answer.body).data;
    const after = envelope?.meta?.after ?? null;
    if (envelope?.data === undefined && DONE_LATER.has(status)) return { status, data: null, after };
    const data = z.safeParse(schema, envelope?.data);
    if (data.success) return { status, data: data.data, after };
    if (method === 'POST' && (status === 200 || DONE_LATER.has(status))) return { status, data: null, after };
    throw connector.unreadable(answer, call);
  };
}
