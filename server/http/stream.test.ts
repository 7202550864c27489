import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoint, STREAM_TYPE } from '@/core/contract';
import type { ServerPluginEntry } from '../plugin';
import { testServer, type TestServer } from '../testing/harness';
import { HttpError, invalid } from '../error';
import { handle } from '../ports/handle';

const Event = z.object({ n: z.int() });
const count = endpoint({
  method: 'POST',
  path: '/api/count',
  access: 'user',
  summary: 'Counts.',
  rate: 'search',
  body: z.strictObject({ to: z.int() }),
  response: z.object({ sum: z.int() }),
  stream: Event,
});

const file = endpoint({
  method: 'GET',
  path: '/api/file.csv',
  access: 'user',
  summary: 'A file of lines.',
  query: z.object({ to: z.string() }),
  produces: 'text/csv',
  response: z.unknown(),
});

/** Lets the test decide when the next number is there. */
let step: { next: () => void; waiting: Promise<void> };
let seen: { signal: AbortSignal; ended: boolean };
function nextStep() {
  let next = () => {};
  step = { waiting: new Promise<void>((resolve) => (next = resolve)), next: () => next() };
}

const plugin: ServerPluginEntry = {
  id: 'sample',
  activatedBy: { menu: 'Sample' },
  home: '/booknow/sample',
  plugin: {
    id: 'sample',
    handlers: [
      handle(count, async ({ body }) => ({ sum: (body.to * (body.to + 1)) / 2 }), {
        async *stream({ body, request: { signal } }) {
          seen = { signal, ended: false };
          if (body.to > 100) throw invalid({ message: 'Too far' }, 'to');
          try {
            for (let n = 1; n <= body.to; n++) {
              if (n === 2 && body.to === 77)
                throw new HttpError(502, 'UPSTREAM_FAILED', { message: 'Not to be had' });
              if (n === 2 && body.to === 88) throw new Error('select secret from /home/somebody');
              if (n > 1) {
                await Promise.race([step.waiting, once(signal, 'abort')]);
                nextStep();
              }
              signal.throwIfAborted();
              yield { n, secret: 'wholesale' } as { n: number };
            }
          } finally {
            seen.ended = true;
          }
        },
      }),
      handle(file, async ({ query: { to }, request: { signal } }) => {
        seen = { signal, ended: false };
        return linesTo(Number(to), signal);
      }),
    ],
  },
};

async function* linesTo(last: number, signal: AbortSignal) {
  try {
    for (let n = 1; n <= last; n++) {
      if (last === 66) throw invalid({ message: 'Not that one' }, 'to');
      if (n === 2 && last === 88) throw new Error('select secret from /home/somebody');
      if (n > 1) {
        await Promise.race([step.waiting, once(signal, 'abort')]);
        nextStep();
      }
      signal.throwIfAborted();
      yield `${n}\r\n`;
    }
  } finally {
    seen.ended = true;
  }
}

let it: TestServer;
let token: string;
let listening: ReturnType<typeof serve>;
const HOST = 'alpha.localhost';

beforeAll(async () => {
  it = await testServer({ plugins: [plugin], config: { rateFactor: 0.2 } });
  token = await it.login('alpha', 'client');
  listening = serve({ fetch: it.server.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(listening, 'listening');
});
afterAll(async () => {
  listening.close();
  await it.close();
});
beforeEach(() => nextStep());

const headers = (more: Record<string, string> = {}) => ({ accept: STREAM_TYPE, ...more });
const ask = (to: unknown, more: object = {}) =>
  it.request(HOST, 'POST', '/api/count', { token, body: { to }, headers: headers(), ...more });

/** Over a socket, as browsers do. */
async function connect(to: number, method = 'POST', path = '/api/count'): Promise<IncomingMessage> {
  const sent = httpRequest({
    port: (listening.address() as AddressInfo).port,
    host: '127.0.0.1',
    method,
    path,
    headers: {
      ...(method === 'POST' && headers()),
      host: HOST,
      'auth-key': 'test-auth-key',
      'x-access-token': token,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
  });
  sent.end(method === 'POST' ? JSON.stringify({ to }) : undefined);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

describe('an answer in pieces', () => {
  test('leaves while the next piece is still being made, and nobody may hold it back', async () => {
    const answer = await connect(3);
    expect(answer.headers).toMatchObject({
      'content-type': `${STREAM_TYPE}; charset=utf-8`,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    const pieces = answer[Symbol.asyncIterator]();
    const read = async () => String(((await pieces.next()) as { value: unknown }).value);
    for (const n of [1, 2, 3]) {
      // Only now is the next one made: it cannot have been waiting in a buffer.
      if (n > 1) step.next();
      expect(await read()).toBe(`{"n":${n}}\n`);
      if (n < 3) expect(seen.ended).toBe(false);
    }
    expect((await pieces.next()).done).toBe(true);
    expect(seen.ended).toBe(true);
  });

  test('SEC-35 each piece is stripped to what the endpoint declares', async () => {
    const { text, status, headers: got } = await ask(1);
    expect([status, text]).toEqual([200, '{"n":1}\n']);
    expect(got.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(got.get('x-agency-version')).not.toBeNull();
  });

  test('is one answer for a caller that does not ask for pieces', async () => {
    const { json } = await ask(4, { headers: { accept: 'application/json' } });
    expect(json).toEqual({ sum: 10 });
  });

  test('a caller that goes away aborts the work within 100 ms', async () => {
    const answer = await connect(3);
    await once(answer, 'data');
    const left = performance.now();
    answer.destroy();
    await once(seen.signal, 'abort');
    expect(performance.now() - left).toBeLessThan(100);
    await expect.poll(() => seen.ended).toBe(true);
  });

  test.each([
    [77, 502, 'UPSTREAM_FAILED', 'Not to be had'],
    [88, 500, 'INTERNAL', 'Something went wrong'],
  ])(
    'SEC-43 what fails on the way is its last line, without the cause (%i)',
    async (to, status, code, message) => {
      const { text } = await ask(to);
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(lines).toEqual([
        { n: 1 },
        {
          status,
          error: {
            code,
            message,
            data: message,
            requestId: expect.any(String) as string,
            ...(to === 88 ? { reason: 'request.failed' } : {}),
          },
        },
      ]);
    },
  );
});

describe('a file in pieces', () => {
  const load = (to: number, method = 'GET') => connect(to, method, `/api/file.csv?to=${to}`);

  test('leaves as it is made, whole', async () => {
    const answer = await load(3);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const pieces = answer[Symbol.asyncIterator]();
    for (const n of [1, 2, 3]) {
      if (n > 1) step.next();
      expect(String(((await pieces.next()) as { value: unknown }).value)).toBe(`${n}\r\n`);
      if (n < 3) expect(seen.ended).toBe(false);
    }
    expect((await pieces.next()).done).toBe(true);
    expect(answer.complete).toBe(true);
  });

  test('a caller that goes away ends the work', async () => {
    const answer = await load(3);
    await once(answer, 'data');
    answer.destroy();
    await expect.poll(() => seen.ended).toBe(true);
  });

  test('SEC-43 is cut off where it fails, so that nobody takes it for whole', async () => {
    const answer = await load(88);
    let text = '';
    const reading = (async () => {
      for await (const piece of answer) text += String(piece);
    })();
    await expect(reading).rejects.toThrow(/aborted/);
    expect(answer.complete).toBe(false);
    expect(text).not.toContain('secret');
  });

  test('SEC-34 what fails before its beginning is answered as always', async () => {
    const { status, json } = await it.request(HOST, 'GET', '/api/file.csv?to=66', { token });
    expect([status, json.code]).toEqual([422, 'INVALID_REQUEST']);
  });

  test('is not made further for a caller that asks for its head', async () => {
    const answer = await load(3, 'HEAD');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    await expect.poll(() => seen.ended).toBe(true);
  });
});

describe('before the first piece', () => {
  test('SEC-34 a wrong body, an unknown field and what the handler refuses are answered as always', async () => {
    for (const body of [{ to: 'x' }, { to: 1, agency: 'other' }, { to: 101 }]) {
      const { status, json } = await it.request(HOST, 'POST', '/api/count', {
        token,
        body,
        headers: headers(),
      });
      expect([status, json.code]).toEqual([422, 'INVALID_REQUEST']);
    }
  });

  test('SEC-42 access and request budgets hold', async () => {
    expect((await ask(1, { token: undefined })).status).toBe(401);
    expect((await ask(1, { headers: headers({ 'auth-key': 'wrong' }) })).status).toBe(403);
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push((await ask(1)).status);
    expect(statuses).toContain(429);
  });
});

test('the document of the API says so', async () => {
  const { json } = await it.request(HOST, 'GET', '/api/openapi.json');
  const { post } = json.paths['/api/count'];
  expect(post.responses[200].content[STREAM_TYPE].schema.properties).toEqual({
    n: expect.objectContaining({ type: 'integer' }),
  });
  expect(post.description).toContain(STREAM_TYPE);
});
