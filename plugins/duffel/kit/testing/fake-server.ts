import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fault, isRefusal, type Refusal, refusalOf, sendingsOf } from './fault';

/** Shapes that Duffel publishes, made up for tests. */
export type Json = Record<string, unknown>;

export interface Call<Operation> {
  readonly operation: Operation;
  readonly path: string;
  readonly body: Json | null;
}

export interface FakeServer<Operation> {
  readonly url: string;
  readonly token: string;
  /** Every call that was let in, oldest first. */
  readonly calls: Call<Operation>[];
  /** What the next calls of that kind do wrong, one after the other; null does nothing wrong. */
  fail(operation: Operation, ...faults: (Fault | null)[]): void;
  count(operation: Operation): number;
  close(): Promise<void>;
}

/** A call that was let in. */
export interface Work<Operation> {
  readonly operation: Operation;
  /** What stands in brackets in the route's path. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Json;
}

export interface FakeParts<Operation> {
  readonly routes: readonly (readonly [method: string, path: RegExp, operation: Operation])[];
  /** Operations that are answered with 201. */
  readonly created: ReadonlySet<Operation>;
  /** The answer, or why there is none. */
  readonly work: (asked: Work<Operation>) => unknown;
  /** Takes what was made out of the books again, until it is settled. */
  readonly hide: (made: Json) => void;
}

/** Of a list that page which is asked for: 50 a page where nobody says, 200 at most. Witness: ClientType.ts, `PaginationMeta`. */
export class Page {
  readonly data: readonly unknown[];
  readonly meta: Json;
  constructor(all: readonly unknown[], query: URLSearchParams) {
    const limit = Math.min(Number(query.get('limit') ?? 50), 200);
    const from = Number(query.get('after')?.replace('page_', '') ?? 0);
    const isMore = from + limit < all.length;
    this.data = all.slice(from, from + limit);
    this.meta = { limit, before: null, after: isMore ? `page_${from + limit}` : null };
  }
}

export const NOT_FOUND: Refusal = { status: 404, code: 'not_found', type: 'invalid_request_error' };

async function bodyOf(request: IncomingMessage): Promise<Json | null> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? ((JSON.parse(text) as { data: Json }).data ?? null) : null;
}

const send = (response: ServerResponse, status: number, text: string, type = 'application/json') => {
  // When the limit begins anew: at once, so that nobody waits here.
  const limits = status === 429 ? { 'ratelimit-reset': new Date().toUTCString() } : {};
  response.writeHead(status, { 'content-type': type, 'x-request-id': 'req_fake', ...limits }).end(text);
};
const refuse = (response: ServerResponse, { status, code, type }: Refusal) =>
  send(
    response,
    status,
    JSON.stringify({
      errors: [{ type, code, title: code, message: `<b>${code}</b>`, documentation_url: 'about:blank' }],
      meta: { status, request_id: 'req_fake' },
    }),
  );

/** A server of Duffel's on the loopback: what it asks of every call, and what goes wrong on the way. */
export async function startFakeServer<Operation extends string>({
  routes,
  created,
  work,
  hide,
}: FakeParts<Operation>): Promise<FakeServer<Operation>> {
  const faults = new Map<Operation, (Fault | null)[]>();
  const token = 'duffel_test_nobody-may-read-this';

  function answer(response: ServerResponse, asked: Work<Operation>): void {
    const { operation } = asked;
    const fault = faults.get(operation)?.shift();
    const refusal = fault && refusalOf(fault);
    if (refusal) return refuse(response, refusal);
    if (fault === 'drop') return void response.socket?.destroy();
    if (fault === 'slow') return;
    if (fault === 'bad-gateway') return send(response, 502, '<html>Bad gateway</html>', 'text/html');
    if (fault === 'garbled') return send(response, 201, '{"data": {"id":');
    if (fault === 'redirect') return void response.writeHead(307, { location: `${url}/stolen` }).end();
    const done = work(asked);
    if (isRefusal(done)) return refuse(response, done);
    const { data, meta } = done instanceof Page ? done : { data: done, meta: undefined };
    switch (fault) {
      case 'commit-then-504':
        return refuse(response, { status: 504, code: 'gateway_timeout', type: 'api_error' });
      case 'commit-then-drop':
        return void response.socket?.destroy();
      case 'commit-then-garble':
        return send(response, 201, '{"data": {"id":');
      case 'commit-then-slow':
        return;
      case 'accepted':
        return send(response, 202, '{}');
      case 'accepted-later':
      case 'confirmed-later':
        hide(data as Json);
        return send(
          response,
          fault === 'accepted-later' ? 202 : 200,
          JSON.stringify({ data: {}, meta: null }),
        );
      default:
        return send(
          response,
          created.has(operation) ? 201 : 200,
          JSON.stringify({ data, ...(meta ? { meta } : {}) }),
        );
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', url);
      const route = routes.find(([method, path]) => method === request.method && path.test(address.pathname));
      const body = await bodyOf(request);
      if (request.headers.authorization !== `Bearer ${token}`)
        return refuse(response, {
          status: 401,
          code: 'access_token_not_found',
          type: 'authentication_error',
        });
      if (request.headers['duffel-version'] !== 'v2')
        return refuse(response, { status: 400, code: 'unsupported_version', type: 'invalid_request_error' });
      if (!route) return refuse(response, NOT_FOUND);
      const [, path, operation] = route;
      calls.push({ operation, path: address.pathname + address.search, body });
      const id = path.exec(address.pathname)?.[1] ?? '';
      answer(response, { operation, id, query: address.searchParams, body: body ?? {} });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls: Call<Operation>[] = [];

  return {
    ...{ url, token, calls },
    fail: (operation, ...given) =>
      void faults.set(operation, [...(faults.get(operation) ?? []), ...sendingsOf(given)]),
    count: (operation) => calls.filter((call) => call.operation === operation).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
