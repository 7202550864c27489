import { CLIENT_HEADER, STREAM_TYPE } from '@/core/contract';
import { fitting, type Json } from './fitting';
import { mutate } from './mutate';
import { ODD_TEXTS, oddValue } from './odd';
import type { Random } from './random';

/** A call that is known to get somewhere: where mutations begin. */
export interface Known {
  readonly path: string;
  readonly body?: unknown;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly { name: string; schema: Json; required: boolean }[];
  readonly body: Json | null;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** As it goes over the wire. */
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
}

/** The operations of a document, as it is served. */
export function operationsOf(document: Json): Operation[] {
  return Object.entries(document['paths'] as Record<string, Record<string, Json>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const content = (
          operation['requestBody'] as { content?: Record<string, { schema: Json }> } | undefined
        )?.content;
        return {
          method: method.toUpperCase(),
          path,
          query: ((operation['parameters'] ?? []) as Parameter[])
            .filter((parameter) => parameter.in === 'query')
            .map(({ name, schema, required = false }) => ({ name, schema, required })),
          body: content?.['application/json']?.schema ?? null,
        };
      }),
  );
}

const ODD_IDS = [
  '%',
  '%00',
  '%2F',
  '..',
  '.',
  '%F0%28',
  '~',
  "'",
  '"',
  '1e9',
  '-1',
  'null',
  '%E2%80%AE',
] as const;
const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'APPLICATION/JSON;;;',
  '',
] as const;
const NOT_JSON = [
  '{',
  '[[[[[[',
  '{"a":1,}',
  'undefined',
  '\ufeff{}',
  '{"a":1}{"a":2}',
  '['.repeat(30_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
] as const;
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  [CLIENT_HEADER]: ['', 'x', '00000000-0000-0000-0000-000000000000', '1'.repeat(500)],
  'idempotency-key': ['', 'short', 'fuzz-key-0001', 'x'.repeat(200), '%%%%%%%%%%'],
  accept: [STREAM_TYPE, '*/*;q=x', ''],
  'accept-language': ['pt-BR,en;q=0.x', '*', ';;;;', 'x'.repeat(3_000)],
  cookie: ['lng=xx; =; a', 'lng=pt;;;=', 'x'.repeat(3_000)],
  'user-agent': ['', 'x'.repeat(3_000)],
  'secret-code': ['', 'x'],
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Makes requests of an operation: from known ones and from its schema, whole or with something wrong. */
export function requestsOf(
  random: Random,
  known: ReadonlyMap<string, readonly Known[]>,
  texts: readonly string[],
) {
  const fit = fitting(random, texts);
  const anyId = () =>
    random.once(2) && texts.length > 0
      ? encodeURIComponent(random.pick(texts))
      : random.once(2)
        ? random.pick(ODD_IDS)
        : encodeURIComponent(random.pick(ODD_TEXTS).replace(/\p{Surrogate}/gu, '')).slice(0, 2_000);

  function queryOf(operation: Operation, given: URLSearchParams): string {
    const query = new URLSearchParams(given);
    for (const { name, schema, required } of operation.query)
      if (!query.has(name) && (required || random.once(3))) query.set(name, textOf(fit.of(schema, name)));
    if (random.once(4) && operation.query.length > 0) {
      const { name } = random.pick(operation.query);
      const how = random.int(25);
      if (how < 5) query.append(name, 'twice');
      else if (how < 9) query.delete(name);
      else
        query.set(name, random.once(2) ? random.pick(ODD_TEXTS) : textOf(oddValue(random)).slice(0, 3_000));
    }
    if (random.once(20)) query.append(random.pick(ODD_TEXTS).slice(0, 100), '1');
    const text = query.toString();
    return text && `?${text}`;
  }

  function bodyOf(
    operation: Operation,
    from: Known | undefined,
    headers: Record<string, string>,
  ): Sent['body'] {
    if (random.once(15)) {
      if (random.once(3)) return new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
      return random.once(4) ? undefined : random.pick(NOT_JSON);
    }
    let body = from?.body ?? (operation.body ? fit.of(operation.body) : undefined);
    if (body === undefined && !random.once(5)) return undefined;
    for (let times = random.pick([0, 0, 1, 1, 2]); times > 0; times--) body = mutate(random, body);
    if (random.once(20)) headers['content-type'] = random.pick(TYPES);
    return JSON.stringify(body);
  }

  return function next(operation: Operation): Sent {
    const all = known.get(`${operation.method} ${operation.path}`) ?? [];
    const from = all.length > 0 && !random.once(3) ? random.pick(all) : undefined;
    const [path = '', query = ''] = (from?.path ?? operation.path).split('?');
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (random.once(6)) {
      const name = random.pick(Object.keys(HEADERS));
      headers[name] = random.pick(HEADERS[name]!);
    }
    const named = path.replace(/\{\w+\}/g, anyId);
    const odd =
      random.once(8) && operation.path.includes('{') ? operation.path.replace(/\{\w+\}/g, anyId) : named;
    const method = random.once(100) ? random.pick(['HEAD', 'PUT', 'OPTIONS']) : operation.method;
    return {
      method,
      path: odd + queryOf(operation, new URLSearchParams(query)),
      headers,
      body: ['GET', 'HEAD'].includes(method) ? undefined : bodyOf(operation, from, headers),
    };
  };
}
