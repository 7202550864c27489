import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Book, createBook, isRefusal } from './book';
import { sell } from './catalogue';
import { type Fault, type Operation, type Refusal, refusalOf } from './fault';
import type { Asked, Json } from './world';

export interface Call {
  readonly operation: Operation;
  readonly path: string;
  readonly body: Json | null;
}

export interface FakeDuffel {
  readonly url: string;
  readonly book: Book;
  /** Every call that was let in, oldest first. */
  readonly calls: Call[];
  readonly token: string;
  currency: string;
  price: string;
  tax: string;
  /** What the next call of that kind does wrong; several follow each other. */
  fail(operation: Operation, ...faults: Fault[]): void;
  /** Orders that were accepted for later appear. */
  settle(): void;
  count(operation: Operation): number;
  /** Changes offers before they are sold. */
  edit: (offer: Json) => Json;
  close(): Promise<void>;
}

const ROUTES: readonly [method: string, path: RegExp, operation: Operation][] = [
  ['POST', /^\/air\/offer_requests$/, 'search'],
  ['GET', /^\/air\/offers\/(\w+)$/, 'offer'],
  ['POST', /^\/air\/orders$/, 'order'],
  ['GET', /^\/air\/orders$/, 'find'],
  ['GET', /^\/air\/orders\/(\w+)$/, 'read'],
  ['POST', /^\/air\/payments$/, 'pay'],
  ['POST', /^\/air\/order_cancellations$/, 'quote'],
  ['GET', /^\/air\/order_cancellations$/, 'quotes'],
  ['POST', /^\/air\/order_cancellations\/(\w+)\/actions\/confirm$/, 'confirm'],
  ['GET', /^\/air\/airline_initiated_changes$/, 'changes'],
  ['POST', /^\/air\/airline_initiated_changes\/(\w+)\/actions\/accept$/, 'accept'],
];

const NOT_FOUND: Refusal = { status: 404, code: 'not_found', type: 'invalid_request_error' };
const CREATED = new Set<Operation>(['search', 'order', 'pay', 'quote']);

async function bodyOf(request: IncomingMessage): Promise<Json | null> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? ((JSON.parse(text) as { data: Json }).data ?? null) : null;
}

/** A Duffel of one's own on the loopback: its published shapes, its refusals, and what goes wrong on the way. */
export async function startFake(now: () => Date): Promise<FakeDuffel> {
  const book = createBook(now);
  const faults = new Map<Operation, Fault[]>();
  const later: Json[] = [];
  let requests = 0;
  const token = 'duffel_test_nobody-may-read-this';

  function work(operation: Operation, id: string, query: URLSearchParams, body: Json): unknown {
    switch (operation) {
      case 'search': {
        const { currency, price, tax } = fake;
        const request = `r${++requests}`;
        const sold = sell(body as unknown as Asked, { now: now(), currency, price, tax, request });
        const offers = sold.offers.map((each) => fake.edit(each));
        for (const each of offers) book.offers.set(String(each['id']), each);
        return { id: `orq_${request}`, ...sold, offers };
      }
      case 'offer':
        return book.offers.get(id) ?? NOT_FOUND;
      case 'order':
        return book.order(body);
      case 'find':
        return [...book.orders.values()].filter((each) => each['offer_id'] === query.get('offer_id'));
      case 'read':
        return book.orders.get(id) ?? NOT_FOUND;
      case 'pay':
        return book.pay(body);
      case 'quote':
        return book.quote(body);
      case 'quotes':
        return [...book.cancellations.values()].filter((each) => each['order_id'] === query.get('order_id'));
      case 'confirm':
        return book.confirm(id);
      case 'changes': {
        const order = query.get('order_id');
        return [...book.changes.values()].filter((each) => order === null || each['order_id'] === order);
      }
      case 'accept':
        return book.accept(id);
    }
  }

  const send = (response: ServerResponse, status: number, text: string, type = 'application/json') =>
    void response.writeHead(status, { 'content-type': type, 'x-request-id': 'req_fake' }).end(text);
  const refuse = (response: ServerResponse, { status, code, type }: Refusal) =>
    send(
      response,
      status,
      JSON.stringify({
        errors: [{ type, code, title: code, message: `<b>${code}</b>`, documentation_url: 'about:blank' }],
        meta: { status, request_id: 'req_fake' },
      }),
    );

  function answer(response: ServerResponse, operation: Operation, run: () => unknown): void {
    const fault = faults.get(operation)?.shift();
    const refusal = fault && refusalOf(fault);
    if (refusal) return refuse(response, refusal);
    if (fault === 'drop') return void response.socket?.destroy();
    if (fault === 'slow') return;
    if (fault === 'bad-gateway') return send(response, 502, '<html>Bad gateway</html>', 'text/html');
    if (fault === 'garbled') return send(response, 201, '{"data": {"id":');
    if (fault === 'redirect') return void response.writeHead(307, { location: `${fake.url}/stolen` }).end();
    const data = run();
    if (isRefusal(data)) return refuse(response, data);
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
      case 'confirmed-later': {
        const order = data as Json;
        book.orders.delete(String(order['id']));
        later.push(order);
        return send(
          response,
          fault === 'accepted-later' ? 202 : 200,
          JSON.stringify({ data: {}, meta: null }),
        );
      }
      default:
        return send(
          response,
          CREATED.has(operation) ? 201 : 200,
          JSON.stringify({ data, ...(Array.isArray(data) ? { meta: { limit: 50, after: null } } : {}) }),
        );
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', fake.url);
      const route = ROUTES.find(([method, path]) => method === request.method && path.test(address.pathname));
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
      fake.calls.push({ operation, path: address.pathname + address.search, body });
      const id = path.exec(address.pathname)?.[1] ?? '';
      answer(response, operation, () => work(operation, id, address.searchParams, body ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const fake: FakeDuffel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    calls: [],
    token,
    currency: 'EUR',
    price: '120.00',
    tax: '31.40',
    edit: (offer) => offer,
    fail: (operation, ...given) => {
      faults.set(operation, [...(faults.get(operation) ?? []), ...given]);
    },
    settle: () => {
      for (const order of later.splice(0)) book.orders.set(String(order['id']), order);
    },
    count: (operation) => fake.calls.filter((call) => call.operation === operation).length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
