import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sources } from '@/scripts/lib/sources';
import { migrationsOf } from '../../migrations';
import { seedAgencies, testDb, testServer, type TestServer } from '../../testing/harness';
import { isMeant, peopleKeyMigration } from './find-people';

let it: TestServer;
let agencyId: string;

const PEOPLE = [
  ['José', 'Muñoz', 'jose.munoz@mail.example', '+55 (11) 98888-7777'],
  ['Siobhán', 'O’Neil', 'sio@mail.example', '020 7946 0958'],
  ['Anne-Marie', 'St. John', 'am_1@mail.example', '+44 (0)161 496 0000'],
  ['Łukasz', 'Weiß', 'lw@mail.example', null],
  ['Юлия', 'ЩЕРБАКОВА', 'yu@mail.example', null],
  ['Γεώργιος', 'Παπαδόπουλος', 'g@mail.example', null],
  ['Núria', 'Gal·la', 'ng@mail.example', null],
  ['100%', 'Ana', 'percent@mail.example', '5551234'],
] as const;

beforeAll(async () => {
  it = await testServer();
  agencyId = it.agencies['alpha']!.id;
  await it.db.withTenant(agencyId, (tx) =>
    tx
      .insertInto('app_user')
      .values(
        PEOPLE.map(([first_name, last_name, email, phone]) => ({
          ...{ agency_id: agencyId, first_name, last_name, email, phone, user_type: 'Client' },
        })),
      )
      .execute(),
  );
});
afterAll(() => it.close());

const found = async (typed: string): Promise<string[]> => {
  const rows = await it.db.withTenant(agencyId, (tx) =>
    tx
      .selectFrom('app_user')
      .select('email')
      .where('email', 'like', '%@mail.example')
      .where(isMeant(typed))
      .orderBy('email')
      .execute(),
  );
  return rows.map(({ email }) => email);
};

describe('R362 staff finds people whatever they type of them', () => {
  test.each([
    ['without accents', 'jose munoz', 'jose.munoz@mail.example'],
    ['with accents of their own', 'Jose\u0301', 'jose.munoz@mail.example'],
    ['in capitals', 'MUÑOZ', 'jose.munoz@mail.example'],
    ['the surname first', 'Muñoz, José', 'jose.munoz@mail.example'],
    ['parts of words', 'mun jos', 'jose.munoz@mail.example'],
    ['an address', 'JOSE.MUNOZ@mail', 'jose.munoz@mail.example'],
    ['another apostrophe', "O'Neil", 'sio@mail.example'],
    ['no apostrophe', 'oneil siobhan', 'sio@mail.example'],
    ['a space for it', 'o neil', 'sio@mail.example'],
    ['no hyphen and no dot', 'st john anne marie', 'am_1@mail.example'],
    ['another hyphen', 'Anne‑Marie', 'am_1@mail.example'],
    ['a sign of an address', 'am_1@', 'am_1@mail.example'],
    ['letters without a stroke', 'lukasz weiss', 'lw@mail.example'],
    ['other scripts in any case', 'щербакова юЛИЯ', 'yu@mail.example'],
    ['Greek without accents', 'ΠΑΠΑΔΟΠΟΥΛΟΣ γεωργιος', 'g@mail.example'],
    ['no middle dot', 'galla', 'ng@mail.example'],
    ['a number with its country', '+55 11 98888 7777', 'jose.munoz@mail.example'],
    ['a number without it', '(11) 98888-7777', 'jose.munoz@mail.example'],
    ['a number with the zero of long distance', '0161 496 0000', 'am_1@mail.example'],
    ['a country that was not kept', '+44 20 7946 0958', 'sio@mail.example'],
    ['the end of a number', '0958', 'sio@mail.example'],
  ])('%s: %j', async (_, typed, email) => expect(await found(typed)).toEqual([email]));

  test.each(['jose weiss', '%', '_', '. -', 'O’Nail', '0000', '99999'])('%j is nobody', async (typed) =>
    expect(await found(typed)).toEqual([]),
  );

  test('whoever changed a name is found by the new one, and by the old one no more', async () => {
    await it.db.withTenant(agencyId, (tx) =>
      tx.updateTable('app_user').set({ last_name: 'Peña' }).where('email', '=', 'lw@mail.example').execute(),
    );
    expect([await found('pena'), await found('weiss')]).toEqual([['lw@mail.example'], []]);
  });
});

test('nothing else looks for people by their names', () => {
  const files = [...sources('server'), ...sources('plugins')];
  const looking =
    /(?:position\(|strpos\(|\bilike\b)[^;]{0,60}(?:first_name|last_name|app_user\.email|\$\{name\})/i;
  const others = files.filter(
    ({ path, text }) => !/\.test\.ts$|find-people|\/web\//.test(path) && looking.test(text),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('people who were there before are found, too', async () => {
  const before = migrationsOf([], []).filter(({ id }) => id !== peopleKeyMigration.id);
  const db = await testDb(before);
  const [agency] = Object.values(await seedAgencies(db));
  await db.migrate(migrationsOf([], []));
  const { email } = await db.withTenant(agency!.id, (tx) =>
    tx.selectFrom('app_user').select('email').where(isMeant('olivia')).executeTakeFirstOrThrow(),
  );
  expect(email).toMatch(/^owner@/);
  await db.close();
});
