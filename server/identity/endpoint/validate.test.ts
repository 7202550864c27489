import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SsoSettings } from '../sso-settings';
import { IdentityRefused, ProviderFailed } from '../types';
import { ANSWER_BYTES, ANSWER_MS } from './post';
import { createTokenValidator, readPerson } from './validate';

const SECRET = 'what the endpoint says is for no one';
let server: Server;
let port = 0;
let seen: { path: string | undefined; body: string; host: string | undefined }[] = [];
let behave: (request: IncomingMessage, response: ServerResponse) => void = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      seen.push({ path: request.url, body, host: request.headers.host });
      behave(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const settings: SsoSettings = {
  tokenValidationEndpoint: 'http://id.localhost/check?a=1',
  tokenValidationBodyKey: 'accessToken',
  remoteSignup: true,
  directLogin: true,
};
const validate = createTokenValidator({
  embedded: {
    isEndpoint: (url) => url.hostname === 'id.localhost',
    address: () => ({ address: '127.0.0.1', port }),
  },
});
const ask = (answer: typeof behave) => {
  seen = [];
  behave = answer;
  return validate(settings, 'the-token');
};
const says =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

describe('asking an endpoint', () => {
  test('R399 sends the token under the agency’s key and reads who it is', async () => {
    const identity = await ask(
      says(200, JSON.stringify({ data: { email: ' Ana@Example.COM ', firstName: 'Ana' } })),
    );
    expect(identity).toEqual({
      email: 'ana@example.com',
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: '',
    });
    expect(seen).toEqual([{ path: '/check?a=1', body: '{"accessToken":"the-token"}', host: 'id.localhost' }]);
  });

  test('a refusal is a refusal', async () => {
    for (const status of [400, 401, 403, 404])
      await expect(ask(says(status, SECRET))).rejects.toThrow(IdentityRefused);
  });

  test('SEC-10 follows no redirect', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      await expect(ask(says(status, '', { location: `http://127.0.0.1:${port}/elsewhere` }))).rejects.toThrow(
        ProviderFailed,
      );
      expect(seen).toHaveLength(1);
    }
  });

  test('SEC-10 reads no more than 64 KiB', async () => {
    const person = JSON.stringify({ email: 'ana@example.com' });
    await expect(ask(says(200, person.padEnd(ANSWER_BYTES + 1)))).rejects.toThrow('it answered too much');
    expect((await ask(says(200, person.padEnd(ANSWER_BYTES)))).email).toBe('ana@example.com');
    const endless = (_: IncomingMessage, response: ServerResponse) => {
      const more = () => {
        if (response.destroyed) return;
        response.write('x'.repeat(16_384));
        setTimeout(more, 1);
      };
      more();
    };
    await expect(ask(endless)).rejects.toThrow('it answered too much');
  });

  test('SEC-10 waits three seconds: for the first word, and for the last', async () => {
    const drip = (_: IncomingMessage, response: ServerResponse) => {
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(' ')), 200);
    };
    const started = performance.now();
    const results = await Promise.allSettled([
      ask(() => {}),
      (async () => {
        await new Promise((go) => setTimeout(go, 100));
        return ask(drip);
      })(),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ProviderFailed) });
    expect(performance.now() - started).toBeLessThan(ANSWER_MS + 1_500);
  });

  test('SEC-10 a slow name counts too', async () => {
    const started = performance.now();
    const slow = createTokenValidator({ embedded: null, resolve: () => new Promise(() => {}) });
    await expect(
      slow({ ...settings, tokenValidationEndpoint: 'https://id.example.com/' }, 't'),
    ).rejects.toThrow('it took too long');
    expect(performance.now() - started).toBeLessThan(ANSWER_MS + 1_000);
  });

  test('SEC-10 what it says is in no error', async () => {
    for (const answer of [
      says(200, SECRET),
      says(403, SECRET),
      says(500, SECRET),
      says(200, JSON.stringify({ email: SECRET })),
    ]) {
      const error = await ask(answer).catch((caught: Error) => caught);
      expect(error).toBeInstanceOf(Error);
      expect(`${(error as Error).message}${String((error as Error).cause)}`).not.toContain(SECRET);
    }
  });

  test('SEC-10 only the development switch reaches loopback', async () => {
    seen = [];
    const strict = createTokenValidator({ embedded: null });
    for (const tokenValidationEndpoint of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      'http://id.localhost/check',
      'https://localhost/',
    ]) {
      await expect(strict({ ...settings, tokenValidationEndpoint }, 't')).rejects.toThrow(ProviderFailed);
    }
    const inside = createTokenValidator({
      embedded: null,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    await expect(
      inside({ ...settings, tokenValidationEndpoint: 'https://id.example.com/' }, 't'),
    ).rejects.toThrow('may not be called');
    expect(seen).toEqual([]);
  });
});

test.each([
  ['{"email":"a@b.example"}', 'a@b.example'],
  ['{"data":{"email":"a@b.example"}}', 'a@b.example'],
  ['{"email":"a@b.example","userType":"AgencyOwner","isEmailVerified":false}', 'a@b.example'],
  ['{"email":"nobody"}', undefined],
  ['{"email":["a@b.example"]}', undefined],
  ['{"email":"a@b.example","firstName":7}', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['<html>', undefined],
])('of %s the person is %s', (text, email) => {
  const person = readPerson(text);
  expect(person?.email).toBe(email);
  if (person)
    expect(Object.keys(person).sort()).toEqual(['email', 'firstName', 'isEmailVerified', 'lastName']);
});
