import { z } from 'zod/mini';
import type { Carrier } from '@/server/ports/lines';
import {
  createConnector,
  isSuccess,
  type OutsideAnswer,
  type Told,
} from '@/server/selling/supplier/outside/connector';
import type { Language } from '@/core/contract';
import { ViatorTrouble } from './trouble';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below the address of the API, ids encoded. */
  readonly path: string;
  readonly body?: unknown;
  readonly language?: Language;
  /** Names the operation in the log. */
  readonly call: string;
  readonly timeoutMs?: number;
  readonly signal: AbortSignal;
}

/** Asks Viator once; what may be repeated is for the caller to know. Throws ViatorTrouble only. */
export type Ask = <S extends z.ZodMiniType>(schema: S, call: Call) => Promise<z.output<S>>;

const USUAL_MS = 10_000;
const LANGUAGES: Readonly<Record<Language, string>> = { en: 'en-US', pt: 'pt-BR', es: 'es' };

const text = z.optional(z.nullable(z.string()));
const Failure = z.object({ code: text, message: text, trackingId: text });

/** Of errors as Viator's description has them: `code`, `message` and `trackingId`. */
function told({ body }: OutsideAnswer): Told {
  const { code, message, trackingId } = z.safeParse(Failure, body).data ?? {};
  return { code, said: message, requestId: trackingId };
}

/** A client of Viator's Partner API, over a line. */
export function createAsk({
  key,
  url,
  line,
}: {
  readonly key: string;
  readonly url: string;
  readonly line: Carrier;
}): Ask {
  const connector = createConnector(line, {
    headers: { 'exp-api-key': key, accept: 'application/json;version=2.0' },
    ...{ told, trouble: (facts) => new ViatorTrouble(facts) },
  });
  return async (schema, { method, path, body, language = 'en', call, timeoutMs = USUAL_MS, signal }) => {
    const answer = await connector.ask({
      ...{ method, url: new URL(`partner${path}`, `${url}/`), call, timeoutMs, signal },
      headers: {
        'accept-language': LANGUAGES[language],
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!isSuccess(answer)) throw connector.troubleIn(answer, call);
    const read = z.safeParse(schema, answer.body);
    if (!read.success) throw connector.unreadable(answer, call);
    return read.data;
  };
}
