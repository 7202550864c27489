import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLine } from '../../../lines/line';
import { createConnector, keptWords, type Maker } from './connector';

/** What the server says to the next calls, the last of them again and again. */
let answers: { status: number; headers?: Record<string, string>; body?: string }[] = [];
let asked: { url: string; key: unknown }[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: request.headers['x-key'] });
    const { status, headers = {}, body = '' } = answers.length > 1 ? answers.shift()! : answers[0]!;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
beforeEach(() => void (asked = []));

const MAKER: Maker = {
  headers: { 'x-key': 'secret' },
  told: ({ body }) => (body ?? {}) as { code?: string; said?: string; pointer?: string },
  meanings: { no_money: 'balance', dearer: 'price-changed' },
  notDone: new Set(['not_made']),
};
const limits = { sales: 9, orders: 9, patienceMs: 2_000, breaker: { outages: 0, withinMs: 0, restMs: 0 } };
const connect = () => createConnector(createLine(limits).orders, MAKER);
const order = (connector = connect()) =>
  connector.ask({
    method: 'POST',
    url: new URL('/orders', origin),
    body: '{}',
    call: 'order',
    timeoutMs: 5_000,
  });
const no = (status: number, body: object = {}) => ({ status, body: JSON.stringify(body) });

describe('what a maker says no with', () => {
  it.each([
    [no(422, { code: 'no_money' }), 'refused', 'balance'],
    [no(409, { code: 'dearer' }), 'refused', 'price-changed'],
    [no(401), 'refused', 'key'],
    [no(403), 'refused', 'key'],
    [no(402), 'refused', 'balance'],
    [no(404), 'refused', 'gone'],
    [no(410), 'refused', 'gone'],
    [no(400, { code: 'anything' }), 'refused', 'validation'],
    [no(409), 'refused', 'unknown'],
    [no(500), 'unclear', 'unknown'],
    [no(502, { code: 'not_made' }), 'refused', 'unknown'],
    [no(504), 'unclear', 'unknown'],
    [no(302), 'unclear', 'unknown'],
    [{ status: 503, body: '<html>' }, 'busy', 'unknown'],
  ])('%j is %s, %s', async (answer, kind, meaning) => {
    answers = [answer];
    const connector = connect();
    expect(connector.troubleIn(await order(connector), 'order')).toMatchObject({ kind, meaning });
  });

  it('SEC-43 his message and pointer are kept on a line, without what looks personal', async () => {
    answers = [
      no(422, { said: 'Phone +49 170 1234567 of\nana@home.example is wrong', pointer: '/data/phone' }),
    ];
    const connector = connect();
    expect(connector.troubleIn(await order(connector), 'order')).toMatchObject({
      said: 'Phone [number] of [email] is wrong',
      pointer: '/data/phone',
    });
    expect(keptWords('x'.repeat(5_000))).toHaveLength(300);
    expect(keptWords(' \n ')).toBeNull();
  });
});

describe('coming too often', () => {
  it('INV-3 is no refusal: it is sent again after the pause that was asked for', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '1' } }, no(200, { id: 1 })];
    const began = performance.now();
    expect(await order()).toMatchObject({ status: 200, body: { id: 1 } });
    expect(performance.now() - began).toBeGreaterThan(950);
    expect(asked).toHaveLength(2);
  });

  it('ends as something for now where the pause is too long, and the next call does not leave', async () => {
    answers = [{ status: 429, headers: { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() } }];
    const connector = connect();
    const trouble = connector.troubleIn(await order(connector), 'order');
    expect(trouble).toMatchObject({ kind: 'busy', meaning: 'rate-limit', status: 429 });
    await expect(order(connector)).rejects.toMatchObject({
      ...{ kind: 'busy', meaning: 'rate-limit', status: null, code: 'LINE_LIMITED' },
    });
    expect(asked).toHaveLength(1);
  });
});

it('a redirect is not followed, so that the key stays where it belongs', async () => {
  answers = [{ status: 307, headers: { location: '/elsewhere' } }];
  expect((await order()).status).toBe(307);
  expect(asked).toEqual([{ url: '/orders', key: 'secret' }]);
});

it('an order whose connection breaks is not sent again, and nobody knows', async () => {
  const nobody = createServer((request) => {
    asked.push({ url: request.url ?? '', key: null });
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(nobody.address() as AddressInfo).port}/orders`);
  const call = { url, call: 'order', timeoutMs: 5_000 };
  await expect(connect().ask({ ...call, method: 'POST', body: '{}' })).rejects.toMatchObject({
    kind: 'unclear',
  });
  expect(asked).toHaveLength(1);
  await expect(connect().ask({ ...call, method: 'GET' })).rejects.toMatchObject({ kind: 'unclear' });
  expect(asked).toHaveLength(3);
  await new Promise<void>((resolve) => void nobody.close(() => resolve()));
});
