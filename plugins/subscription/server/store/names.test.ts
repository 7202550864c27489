import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformMigrations } from '@/server/db/migrations';
import type { Database } from '@/server/db/open';
import { testDb } from '@/server/testing/harness';
import { each } from '@/tests/support/each';
import { subscriptionMigration } from './migration';
import { freeOf, holdsName, nameKey, saysBrandInAnyScript } from './names';

let db: Database;
beforeAll(async () => {
  db = await testDb([...platformMigrations, subscriptionMigration]);
  await db.asSystem((tx) =>
    tx
      .insertInto('agency')
      .values([
        { name: 'Blue Fjord', subdomain: 'bluefjord' },
        { name: 'São Paulo Viagens', subdomain: 'modern-10' },
      ])
      .execute(),
  );
});
afterAll(() => db.close());

const holds = (names: { subdomain?: string; agencyName?: string }) =>
  db.asSystem((tx) => holdsName(tx, { subdomain: 'other', agencyName: 'Another', ...names }));

describe('SEC-50 names that look alike are one', () => {
  test.each([
    'blue fjord',
    'Blue-Fjord',
    'BlueFjord.',
    'B1ue Fj0rd',
    'Ｂｌｕｅ Ｆｊｏｒｄ',
    'Вlue Fjоrd',
    'ВӀuе Fjоrd',
    '𝐁𝐥𝐮𝐞 𝐅𝐣𝐨𝐫𝐝',
    'Blüé Fjørd'.replace('ø', 'o'),
    'Sao Paulo Viagens',
  ])('%s', async (agencyName) => {
    expect(await holds({ agencyName })).toBe(true);
  });

  test.each(['Blue Fjords', 'Red Fjord', 'Paulo Viagens', 'Голубой фьорд', '旅行社'])(
    '%s is a name of its own',
    async (agencyName) => {
      expect(await holds({ agencyName })).toBe(false);
    },
  );

  test('no name is without a key, and two in another script are two', () => {
    const keys = ['旅行社', '旅館', 'Москва Тур', 'Ⓐ', '№ 1'].map(nameKey);
    expect(each(keys, Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('a firm is found in letters of another script', () => {
    expect(['раураl travel', 'ΡΑΥΡΑL', 'Ехреdiа'].map(saysBrandInAnyScript)).toEqual([true, true, true]);
    expect(saysBrandInAnyScript('Paloma Travel')).toBe(false);
  });
});

describe('SEC-50 subdomains that look alike are one', () => {
  const TAKEN = [
    'bluefjord',
    'b1uefj0rd',
    'bluefj0rd',
    'blu' + 'efjord',
    'modern-10',
    'modem-1o',
    'modern-lo',
  ];
  test('of an agency', async () => {
    for (const subdomain of TAKEN) expect(await holds({ subdomain }), subdomain).toBe(true);
    for (const subdomain of ['bluefjords', 'blue-fjord', 'modern-1'])
      expect(await holds({ subdomain }), subdomain).toBe(false);
  });

  test('and is not suggested', async () => {
    const free = await db.asSystem((tx) => freeOf(tx, [...TAKEN, 'bluefjord-2', 'vvide']));
    expect(free).toEqual(['bluefjord-2', 'vvide']);
  });
});
