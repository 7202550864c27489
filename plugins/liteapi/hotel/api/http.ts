import { z } from 'zod/mini';
import { ConnectorTrouble, type Meaning, type TroubleFacts } from '@/server/lines/trouble';
import type { Carrier } from '@/server/ports/lines';
import {
  createConnector,
  isSuccess,
  type OutsideAnswer,
  type Told,
} from '@/server/selling/supplier/outside/connector';

/** Where its two halves are. */
export interface Origins {
  /** What can be had. */
  readonly url: string;
  /** What is bought. */
  readonly bookUrl: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly of: keyof Origins;
  /** Below the version, ids encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Names the operation in the log. */
  readonly call: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** Asks LiteAPI once for the `data` of its answer; null where it says that there is nothing. Throws ConnectorTrouble only. */
export type Ask = <S extends z.ZodMiniType>(schema: S, call: Call) => Promise<z.output<S> | null>;

const text = z.optional(z.nullable(z.string()));
const Failure = z.object({
  error: z.object({ code: z.union([z.number(), z.string()]), message: text, description: text }),
});
const Envelope = z.object({ data: z.unknown() });

/** Of errors as every operation of the document has them. */
function told({ body }: OutsideAnswer): Told {
  const error = z.safeParse(Failure, body).data?.error;
  return error ? { code: String(error.code), said: error.description ?? error.message } : {};
}

/** Nothing is free, or there is no such booking. */
const NOTHING = '2001';

/** LiteAPI's codes that the status does not say. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  [NOTHING]: 'gone',
  '2010': 'unknown',
  '2013': 'unknown',
  '2014': 'unknown',
  '4005': 'unknown',
  '4010': 'gone',
  '4040': 'gone',
  '5000': 'unknown',
};
/**
 * It answers 400 with these, and they leave open whether there is a booking: it was not confirmed, not finished or not written
 * down, or there is one of this reference already.
 */
const OPEN: ReadonlySet<string> = new Set(['2010', '2013', '2014', '4005', '5000']);

/** Codes of whatever is wrong with a call; that what it names is not there (any more) stands in its words alone. */
const WRONG: ReadonlySet<string> = new Set(['4000', '4002']);
const NOT_THERE = /\b(prebook|offer|hotel) ?ids?\b/i;
/** Nobody who travels can do anything about how the account pays. */
const OF_ACCOUNT = /\bpayment (method|information)\b/i;

function understood(facts: TroubleFacts): TroubleFacts {
  if (facts.kind !== 'refused') return facts;
  const [code, said] = [facts.code ?? '', facts.said ?? ''];
  const kind = OPEN.has(code) ? 'unclear' : 'refused';
  if (OF_ACCOUNT.test(said)) return { ...facts, kind, meaning: 'balance' };
  return { ...facts, kind, meaning: WRONG.has(code) && NOT_THERE.test(said) ? 'gone' : facts.meaning };
}

/** A client of LiteAPI (version 3.0), over a line. */
export function createAsk({
  key,
  line,
  ...origins
}: Origins & { readonly key: string; readonly line: Carrier }): Ask {
  const connector = createConnector(line, {
    headers: { 'x-api-key': key, accept: 'application/json' },
    ...{ told, meanings: MEANINGS },
    trouble: (facts) => new ConnectorTrouble(understood(facts)),
  });
  return async (schema, { method, of, path, query = {}, body, call, timeoutMs, signal }) => {
    const url = new URL(`/v3.0${path}`, origins[of]);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const answer = await connector.ask({
      ...{ method, url, call, timeoutMs, signal },
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (answer.status === 204 || told(answer).code === NOTHING) return null;
    if (!isSuccess(answer) || told(answer).code) throw connector.troubleIn(answer, call);
    const data = z.safeParse(schema, z.safeParse(Envelope, answer.body).data?.data);
    if (!data.success) throw connector.unreadable(answer, call);
    return data.data;
  };
}
