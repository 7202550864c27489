import { scrub } from '@/core/contract/scrub';
import { ConnectorTrouble, type Meaning, type TroubleFacts, type TroubleKind } from '../../../lines/trouble';
import { retryAfterMs } from '../../../lines/retry-after';
import type { Carrier } from '../../../ports/lines';
import { jsonIn, NOT_SENT, textOf } from '../answered';

export interface OutsideCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams | undefined;
  /** Names the operation in the log, without ids. */
  readonly call: string;
  /** Of each sending, from when there is room for it. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** An answer, whatever it says. */
export interface OutsideAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the text says as JSON; undefined where it is none. */
  readonly body: unknown;
}

/** What a maker says of his no. */
export interface Told {
  readonly code?: string | null | undefined;
  readonly said?: string | null | undefined;
  readonly pointer?: string | null | undefined;
  readonly requestId?: string | null | undefined;
}

/** How a maker's API is spoken to. */
export interface Maker {
  /** The headers of every call; a key goes nowhere else. */
  readonly headers: Readonly<Record<string, string>>;
  readonly told: (answer: OutsideAnswer) => Told;
  /** What his own words mean; others are understood by the status. */
  readonly meanings?: Readonly<Record<string, Meaning>>;
  /** Words with which he promises that nothing was done, although he answers with an error of his own. */
  readonly notDone?: ReadonlySet<string>;
  readonly trouble?: (facts: TroubleFacts) => ConnectorTrouble;
}

const BROKEN_OFF = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const SAID_AT_MOST = 300;

const BY_STATUS: Readonly<Record<number, Meaning>> = {
  400: 'validation',
  401: 'key',
  402: 'balance',
  403: 'key',
  404: 'gone',
  410: 'gone',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rate-limit',
};

function kindOf(status: number, isNotDone: boolean): TroubleKind {
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return isNotDone ? 'refused' : 'unclear';
  // A redirect is never followed: the key is for the maker alone.
  return status >= 400 ? 'refused' : 'unclear';
}

/** A maker's words as they are kept: one line, without what looks like a person's or a key. */
export const keptWords = (said: string | null | undefined): string | null =>
  scrub((said ?? '').slice(0, 4 * SAID_AT_MOST))
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, SAID_AT_MOST) || null;

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : (error as Error).name;
};

/** Calls to one maker over a line. */
export interface Connector {
  /** Asks once; see `createConnector`. An answer of any status. */
  ask: (call: OutsideCall) => Promise<OutsideAnswer>;
  /** What is wrong with an answer that is no success. */
  troubleIn: (answer: OutsideAnswer, call: string) => ConnectorTrouble;
  /** An answer that cannot be read, or says something else than was asked. */
  unreadable: (answer: OutsideAnswer, call: string) => ConnectorTrouble;
}

/**
 * The client of a maker's API. Each call is sent once, ends with its time limit or the caller's signal, and follows no redirect; what
 * may be repeated is for the caller to know. Sent again are a reading whose connection broke, as idle ones do, and, by the line,
 * what was answered 429 with a pause that may be waited for (`server/lines`). Throws the maker's ConnectorTrouble alone.
 */
export function createConnector(line: Carrier, maker: Maker): Connector {
  const made = maker.trouble ?? ((facts) => new ConnectorTrouble(facts));
  const facts = (answer: OutsideAnswer, call: string): TroubleFacts => {
    const told = maker.told(answer);
    const code = told.code ?? null;
    return {
      ...{ status: answer.status, code, call },
      kind: kindOf(answer.status, code !== null && maker.notDone?.has(code) === true),
      meaning: (code !== null && maker.meanings?.[code]) || BY_STATUS[answer.status] || 'unknown',
      ...{ said: keptWords(told.said), pointer: keptWords(told.pointer), requestId: told.requestId ?? null },
    };
  };

  async function ask({ method, url, headers, body, call, timeoutMs, signal }: OutsideCall) {
    const asked = signal ?? new AbortController().signal;
    const send = async () => {
      const answer = await fetch(url, {
        ...{ method, redirect: 'manual' },
        // Its time begins once there is room for it.
        signal: AbortSignal.any([asked, AbortSignal.timeout(timeoutMs)]),
        headers: { ...maker.headers, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      const { status, headers: given } = answer;
      const text = await textOf(answer);
      return { status, headers: given, text, retryAfterMs: retryAfterMs({ status, headers: given }) };
    };
    const sendTwice = () =>
      send().catch((error: unknown) => {
        if (method === 'GET' && BROKEN_OFF.has(codeOf(error))) return send();
        throw error;
      });
    const carried = line.carry(sendTwice, asked, call);
    const {
      status,
      headers: given,
      text,
    } = await carried.catch((error: unknown) => {
      const code = codeOf(error);
      throw made({
        kind: NOT_SENT.has(code) ? 'busy' : 'unclear',
        meaning: code === 'LINE_LIMITED' ? 'rate-limit' : 'unknown',
        ...{ status: null, code, said: null, pointer: null, requestId: null, call },
      });
    });
    return { status, headers: given, text, body: jsonIn(text) };
  }

  return {
    ask,
    troubleIn: (answer, call) => made(facts(answer, call)),
    unreadable: (answer, call) =>
      made({ ...facts(answer, call), kind: 'unclear', meaning: 'unknown', code: 'unreadable' }),
  };
}

export const isSuccess = ({ status }: Pick<OutsideAnswer, 'status'>): boolean =>
  status >= 200 && status < 300;
