import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpError } from '../error';
import { networkOf } from '../http/budget/network';
import { testServer, type TestServer } from '../testing/harness';
import { isStaff } from './raw-session';
import { createLoginThrottle } from './throttle';

let it: TestServer;
beforeAll(async () => {
  it = await testServer();
});
afterAll(() => it.close());

const wrong = async () => {
  throw new HttpError(401, 'BAD_CREDENTIALS', { reason: 'x', message: 'x' } as never);
};
const right = async () => 'in';
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 'broken'),
  );

describe('guessing passwords', () => {
  /** Two tries for each network, ten for each account, a hundred for each agency. */
  const throttle = () => createLoginThrottle(it.db, 0.2);
  const from = (address: string, run: () => Promise<unknown>, agency = 'a1', account = 'ana') =>
    statusOf(throttle().attempt(agency, `${account}@a.example`, networkOf(address), run));

  test('SEC-07 an address waits after its wrong tries for that account of that agency, and for no other', async () => {
    for (let at = 0; at < 2; at++) expect(await from('192.0.2.1', wrong)).toBe(401);
    expect(await from('192.0.2.1', right)).toBe(429);
    expect(await from('192.0.2.2', right)).toBe(200);
    expect(await from('192.0.2.1', right, 'a2')).toBe(200);
    expect(await from('192.0.2.1', right, 'a1', 'bia')).toBe(200);
  });

  test('SEC-07 who gets in begins anew', async () => {
    for (let at = 0; at < 12; at++)
      expect(await from('192.0.2.3', at % 2 ? right : wrong, 'a1', 'eva')).toBe(at % 2 ? 200 : 401);
  });

  test('SEC-07 what the server itself could not do is nobody’s guess', async () => {
    for (let at = 0; at < 4; at++)
      expect(await from('192.0.2.4', () => Promise.reject(new Error('no database')), 'a1', 'ida')).toBe(
        'broken',
      );
    expect(await from('192.0.2.4', right, 'a1', 'ida')).toBe(200);
  });

  test('SEC-07 an account that is guessed from many addresses is slowed, and its owner gets in', async () => {
    // Ten for each account, two for each address.
    for (let at = 0; at < 10; at++) expect(await from(`198.51.100.${at}`, wrong, 'a1', 'uma')).toBe(401);
    const began = performance.now();
    expect(await from('198.51.100.99', right, 'a1', 'uma')).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(1_400);
  });

  test('SEC-45 SEC-07 of one IPv6 network it is one guesser that waits, and of a wide one ten', async () => {
    // One try for each network, so that none is slowed for its account.
    const fits = createLoginThrottle(it.db, 0.1);
    const tries = async (address: (at: number) => string, most: number) => {
      const account = `six${most}@a.example`;
      const answers = Array.from({ length: most }, (_, at) =>
        statusOf(fits.attempt('a1', account, networkOf(address(at)), wrong)),
      );
      return (await Promise.all(answers)).filter((status) => status === 401).length;
    };
    expect(await tries((at) => `2001:db8:1:1::${at}`, 5)).toBe(1);
    expect(await tries((at) => `2001:db8:2:${at}::1`, 15)).toBe(10);
  });

  test('SEC-45 SEC-07 where one account after the other is guessed, that agency is slowed and nobody is refused', async () => {
    const tries = Array.from({ length: 100 }, (_, at) =>
      from(`198.51.100.${at}`, wrong, 'a3', `account${at}`),
    );
    expect(new Set(await Promise.all(tries))).toEqual(new Set([401]));
    const took = async (agency: string) => {
      const began = performance.now();
      expect(await from('192.0.2.9', right, agency, 'ana')).toBe(200);
      return performance.now() - began;
    };
    expect(await took('a4')).toBeLessThan(1_000);
    expect(await took('a3')).toBeGreaterThan(1_400);
  });
});

describe('logging in', () => {
  test('R093 an address is the same in large letters and with spaces', async () => {
    const { status } = await it.request('alpha.localhost', 'POST', '/api/user/login', {
      body: { email: ' Owner@ALPHA.example ', password: 'Correct_Horse1' },
    });
    expect(status).toBe(200);
  });
});

describe('who asks without a call', () => {
  const asks = (token: string | null, subdomain = 'alpha') =>
    isStaff(
      {
        request: new Request('http://alpha.localhost/x', {
          headers: token ? { 'x-access-token': token } : {},
        }),
        agency: { id: it.agencies[subdomain]!.id },
      } as never,
      it.db,
      it.clock,
    );

  test('SEC-01 SEC-03 is staff with a session of staff there, and else a stranger', async () => {
    expect(await asks(await it.login('alpha', 'agent'))).toBe(true);
    expect(await asks(await it.login('alpha', 'client'))).toBe(false);
    expect(await asks(null)).toBe(false);
    expect(await asks(await it.login('alpha', 'owner'), 'beta')).toBe(false);
  });
});
