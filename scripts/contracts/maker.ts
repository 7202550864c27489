import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { madeOf } from './answers';
import type { Answer, Document, Json, JsonObject, Operation } from './document';
import { judgeOf } from './request';

interface Troubled {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
/** What a maker answers instead; `isFirst`: nobody has asked for this operation before. Null: as published. */
type Trouble = (isFirst: boolean) => Troubled | 'half' | null;

const page = (status: number): Troubled => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Back soon</h1>',
});
const busy = (): Troubled => ({
  status: 429,
  headers: { 'retry-after': '1', 'ratelimit-reset': new Date(Date.now() + 1_000).toUTCString() },
  body: '{"code":"TOO_MANY_REQUESTS","message":"Slow down"}',
});

/** What makers do on a bad day. */
export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'once too often (429)': (isFirst) => (isFirst ? busy() : null),
  'too often (429)': busy,
  'a page (503)': () => page(503),
  'a page (200)': () => page(200),
  'half an answer': () => 'half',
};

export interface How {
  /** The number of the example that it answers with. */
  readonly example?: number;
  /** What becomes of an answer before it is given. */
  readonly change?: (operation: Operation, value: Json) => Json;
  readonly trouble?: Trouble;
  /** The one operation that is refused, with an answer that is published for it. */
  readonly refusal?: { readonly of: Operation; readonly answer: Answer };
}

export interface Maker {
  readonly url: string;
  /** How it answers from now on. */
  be(how: How): void;
  /** What was asked or is published amiss, by operation. */
  readonly faults: Map<string, Set<string>>;
  /** How often each operation was asked for. */
  readonly asked: Map<Operation, number>;
  close(): Promise<void>;
}

export interface Good {
  readonly status: number;
  readonly schema: JsonObject | null;
  readonly value: Json | undefined;
}

/** An answer with what it says: an example, or what its schema describes. */
function valued({ root }: Document, answer: Answer, example: number): Good {
  const values = Object.values(answer.examples);
  const value = values.length > 0 ? values[example % values.length] : undefined;
  return { ...answer, value: value ?? (answer.schema ? madeOf(root, answer.schema) : undefined) };
}

/** A good answer of an operation as it is published; its no where nothing else is. */
export function goodOf(document: Document, { answers }: Operation, example: number): Good {
  const good = answers.find(({ status }) => status < 300) ?? answers[0];
  return good ? valued(document, good, example) : { status: 200, schema: null, value: undefined };
}

/** A maker on the loopback that answers as its document says, and writes down what is asked against it. */
export async function startMaker(document: Document): Promise<Maker> {
  const judge = judgeOf(document);
  const faults: Maker['faults'] = new Map();
  const asked: Maker['asked'] = new Map();
  const troubled = new Set<Operation>();
  let how: How = {};
  const note = (name: string, said: readonly string[]) => {
    for (const one of said) faults.set(name, (faults.get(name) ?? new Set()).add(one));
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const operation = document.find(method, url.split('?')[0]!);
    const send = ({ status, headers, body: said }: Troubled) =>
      void response.writeHead(status, headers).end(said);
    if (!operation) {
      note(`${method} ${url.split('?')[0]}`, ['no such operation is published']);
      return send(page(404));
    }
    asked.set(operation, (asked.get(operation) ?? 0) + 1);
    const headers = request.headers as Record<string, string>;
    note(operation.name, judge.request(operation, { method, url, headers, body }));
    const met = how.trouble?.(!troubled.has(operation)) ?? null;
    troubled.add(operation);
    if (met === 'half') {
      response.writeHead(200, { 'content-length': '999' }).write('{"half":');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    if (met) return send(met);
    const { refusal } = how;
    const { status, value } =
      refusal?.of === operation
        ? valued(document, refusal.answer, how.example ?? 0)
        : goodOf(document, operation, how.example ?? 0);
    const told = value === undefined ? undefined : (how.change?.(operation, value) ?? value);
    send({
      status,
      headers: { 'content-type': 'application/json' },
      body: told === undefined ? '' : JSON.stringify(told),
    });
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      note('this tool', [String(error)]);
      response.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults, asked },
    be(now) {
      how = now;
      troubled.clear();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
