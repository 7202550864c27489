import { z } from 'zod/mini';
import type { Carrier } from '@/server/ports/lines';
import { jsonIn, NOT_SENT, textOf } from '@/server/selling/supplier/answered';
import type { Language } from '@/core/contract';
import { type TroubleKind, ViatorTrouble } from './trouble';

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

const Failure = z.object({ code: z.optional(z.string()) });

function kindOf(status: number): TroubleKind {
  if (status === 429 || status === 503) return 'busy';
  // A redirect is never followed: the key is for Viator alone.
  return status >= 400 && status < 500 ? 'refused' : 'unclear';
}

/** A client of Viator's Partner API, over a line. The key goes into the one header and nowhere else. */
export function createAsk({
  key,
  url,
  line,
}: {
  readonly key: string;
  readonly url: string;
  readonly line: Carrier;
}): Ask {
  return async (schema, { method, path, body, language = 'en', call, timeoutMs = USUAL_MS, signal }) => {
    const send = async () => {
      // Its time begins once there is room for it.
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const answer = await fetch(new URL(`partner${path}`, `${url}/`), {
        method,
        redirect: 'manual',
        signal: limited,
        headers: {
          'exp-api-key': key,
          accept: 'application/json;version=2.0',
          'accept-language': LANGUAGES[language],
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await textOf(answer) };
    };
    const { status, text } = await line.carry(send, signal).catch((error: unknown) => {
      const { cause } = error as { cause?: { code?: unknown } };
      const code = typeof cause?.code === 'string' ? cause.code : (error as Error).name;
      throw new ViatorTrouble(NOT_SENT.has(code) ? 'busy' : 'unclear', null, code, call);
    });
    const read = jsonIn(text);
    if (status < 200 || status >= 300)
      throw new ViatorTrouble(kindOf(status), status, z.safeParse(Failure, read).data?.code ?? null, call);
    const answer = z.safeParse(schema, read);
    if (!answer.success) throw new ViatorTrouble('unclear', status, 'unreadable', call);
    return answer.data;
  };
}
