import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/open';
import { HttpError } from '../../error';
import { plugins } from '../../plugins';
import { testDb } from '../../testing/harness';
import { createLimits } from '../limits';
import { networkOf } from './network';

let db: Database;
beforeAll(async () => {
  db = await testDb();
});
afterAll(() => db.close());

describe('SEC-45 a budget of searches', () => {
  /** Twelve a person, sixty a network, three hundred an agency. */
  const limits = () => createLimits(db, 0.1);
  const granted = async (calls: { agencyId: string; userId: string | null; address: string }[]) => {
    const take = limits().take;
    let count = 0;
    for (const { address, ...who } of calls)
      await take('search', { ...who, network: networkOf(address) }).then(
        () => (count += 1),
        (error: unknown) => {
          if (!(error instanceof HttpError) || error.status !== 429) throw error;
          expect(Number(error.extra.headers?.['retry-after'])).toBeLessThanOrEqual(60);
        },
      );
    return count;
  };
  const calls = (length: number, call: (at: number) => Parameters<typeof granted>[0][number]) =>
    granted(Array.from({ length }, (_, at) => call(at)));

  test('is one of an account wherever it asks from', async () => {
    expect(await calls(20, (at) => ({ agencyId: 'a', userId: 'u', address: `192.0.2.${at}` }))).toBe(12);
  });

  test('is one of a network whoever has signed in there', async () => {
    const office = (at: number) => ({ agencyId: 'b', userId: `u${at % 10}`, address: `2001:db8::${at}` });
    expect(await calls(80, office)).toBe(60);
  });

  test('of strangers is one of the wide network too', async () => {
    const spread = (at: number) => ({ agencyId: 'c', userId: null, address: `2001:db8:9:${at}::1` });
    expect(await calls(140, spread)).toBe(120);
  });

  test('is one of an agency, where strangers use up their own', async () => {
    const from = (at: number) => `198.51.${100 + Math.floor(at / 10)}.1`;
    expect(await calls(320, (at) => ({ agencyId: 'd', userId: null, address: from(at) }))).toBe(300);
    expect(await calls(1, () => ({ agencyId: 'd', userId: 'u', address: '203.0.113.1' }))).toBe(1);
    expect(await calls(1, () => ({ agencyId: 'e', userId: null, address: '203.0.113.1' }))).toBe(1);
  });
});

test('SEC-45 whatever is costly for others than staff says which budget it draws on', () => {
  const without = plugins
    .flatMap(({ plugin }) => plugin.handlers)
    .map(({ endpoint }) => endpoint)
    .filter(({ access, costly, rate }) => costly && access !== 'staff' && access !== 'owner' && !rate)
    .map(({ method, path }) => `${method} ${path}`);
  expect(without).toEqual([]);
});
