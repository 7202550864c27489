import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@/core/contract';
import { LOGGED } from '@/core/contract/logged';
import { json } from '@/server/db/json';
import { plugins as installed } from '@/server/plugins';
import type { BookingProduct } from '@/server/ports/booking';
import type { ServerPluginEntry } from '@/server/plugin';
import { testServer, type TestServer } from '@/server/testing/harness';
import { LOGGED_HERE } from '../../contract/audit';
import { ANNA, INTERNAL, SAMPLES } from '../../say/testing/entries';

type Line = Record<'at' | 'by' | 'email' | 'action' | 'subject' | 'before' | 'after', string>;

/** Lines of a file and their cells, in quotes or not. */
const cellsOf = (text: string, separator: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^"${separator}]*))`, 'g'))].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

const MOORED: Record<Language, string> = { en: 'Moored', pt: 'Atracado', es: 'Amarrado' };
/** Installed beside the others, so that nothing here is of one that may be taken away. */
const boats: ServerPluginEntry = {
  id: 'boats',
  activatedBy: { menu: 'Boats' },
  plugin: {
    id: 'boats',
    handlers: [],
    product: () =>
      ({ id: 'boats', listing: { names: { en: 'Ferries', pt: 'Balsas', es: 'Ferris' } } }) as BookingProduct,
    log: {
      words: { 'boats.moor': { id: 'moor' } },
      say: (language) => ({ locale: language, _: () => MOORED[language] }),
    },
  },
};
const plugins = [...installed, boats];

let it: TestServer;
let token: string;
const files = {} as Record<Language, { separator: string; headings: string[]; lines: Line[] }>;

/** What products write, beside what the core and the back office do. */
const OF_PRODUCTS: Record<string, { before?: unknown; after?: unknown }> = Object.fromEntries(
  plugins.flatMap(({ plugin }) =>
    Object.keys(plugin.log?.words ?? {}).map((name) => [
      name,
      // A reason, a status and an action all stand as they were written.
      { before: { basisPoints: 500 }, after: { basisPoints: 750, reason: name, product: 'Air Travel' } },
    ]),
  ),
);
const WRITTEN = { ...SAMPLES, ...OF_PRODUCTS } as Record<string, { before?: unknown; after?: unknown }>;
const ACTIONS = [...LOGGED, ...LOGGED_HERE, ...Object.keys(OF_PRODUCTS), 'gone.plugin.saved'];

beforeAll(async () => {
  it = await testServer({ plugins });
  token = await it.login('alpha', 'owner');
  const { id, users } = it.agencies['alpha']!;
  const anna = users['client']!;
  const named = (value: unknown) =>
    value === undefined ? null : json(JSON.parse(JSON.stringify(value).replaceAll(ANNA, anna)));
  await it.db.asSystem(async (tx) => {
    await sql`update app_user set first_name = 'Anna', last_name = 'Bergström' where id = ${anna}`.execute(
      tx,
    );
    for (const [index, action] of ACTIONS.entries())
      await tx
        .insertInto('audit_log')
        .values({
          agency_id: id,
          user_id: index % 2 ? users['owner']! : null,
          action,
          subject: index % 3 ? id : anna,
          before: named(WRITTEN[action]?.before),
          after: named(WRITTEN[action]?.after),
          at: new Date('2027-02-14T10:12:05Z'),
        })
        .execute();
  });
  for (const language of LANGUAGES) {
    const { text } = await it.request(
      'alpha.localhost',
      'GET',
      '/api/agency/audit/download.csv?startDate=2027-02-14',
      { token, headers: { 'accept-language': language } },
    );
    const separator = text.slice(0, text.indexOf('\r\n')).includes(';') ? ';' : ',';
    const [headings, ...rows] = cellsOf(text, separator);
    files[language] = {
      separator,
      headings: headings!,
      lines: rows.map(([at, by, email, action, subject, before, after]) => ({
        at: at!,
        by: by!,
        email: email!,
        action: action!,
        subject: subject!,
        before: before!,
        after: after!,
      })),
    };
  }
}, 120_000);
afterAll(() => it.close());

const lineOf = (language: Language, action: string) =>
  files[language].lines[ACTIONS.length - 1 - ACTIONS.indexOf(action)]!;

describe.each(LANGUAGES)('SEC-44 the activity log as a file in %s', (language) => {
  test('has the separator and the headings of the language', () => {
    expect(files[language].separator).toBe(language === 'en' ? ',' : ';');
    expect(files[language].headings).toHaveLength(7);
    for (const other of LANGUAGES)
      if (other !== language) expect(files[other].headings).not.toEqual(files[language].headings);
  });

  test('says of every entry what was done, in words, and nothing internal', () => {
    expect(files[language].lines).toHaveLength(ACTIONS.length);
    const { action: nothingKnown } = lineOf(language, 'gone.plugin.saved');
    for (const action of ACTIONS) {
      const line = lineOf(language, action);
      const text = Object.values({ ...line, at: '', email: '' })
        .join(' ')
        .replaceAll('book.example', '')
        .replaceAll('https://id.example/check', '')
        .replaceAll('@bluefjord.example', '');
      expect(text, action).not.toMatch(INTERNAL);
      if (action !== 'gone.plugin.saved') expect(line.action, action).not.toBe(nothingKnown);
      for (const name of Object.keys(OF_PRODUCTS)) expect(text, action).not.toContain(name);
    }
  });
});

test('SEC-49 what a restricted agent searched for stands in the file as it was typed, and the file goes on', async () => {
  const agent = await it.login('alpha', 'restricted');
  const typed = ['9999-99-99', '2026-02-30', '2026-13-45T99:99:99Z'];
  for (const searchString of typed) {
    const query = new URLSearchParams({ category: 'boats', searchString });
    const path = `/api/agency/bookings/download.csv?${query.toString()}`;
    await it.request('alpha.localhost', 'GET', path, { token: agent });
  }
  // An entry that nothing can be said of: no such currency.
  await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx
      .insertInto('audit_log')
      .values({
        ...{ agency_id: it.agencies['alpha']!.id, user_id: null, action: 'booking.ask-again', before: null },
        ...{ subject: 'none', at: it.clock.now(), after: json({ amount: { amount: 1, currency: '?' } }) },
      })
      .execute(),
  );
  const { text, status } = await it.request('alpha.localhost', 'GET', '/api/agency/audit/download.csv', {
    token,
  });
  expect(status).toBe(200);
  for (const each of typed) expect(text).toContain(`Record Locator: ${each}`);
  expect(text).toContain('booking.ask-again');
  // The last line is there: the file was not cut off.
  expect(text.trim().split('\r\n').length).toBeGreaterThan(ACTIONS.length);
});

test('SEC-44 the file says what the screen says: settings by name, sums, percentages, people and products', () => {
  const of = (action: string, language: Language = 'en') => lineOf(language, action);
  expect(of('agency.markups')).toMatchObject({
    by: expect.any(String) as string,
    action: 'Markups of the agency changed',
    before: expect.stringContaining('Default markup: 5%') as string,
    after: expect.stringContaining('Agency fee: $7.50') as string,
  });
  expect(of('agency.markups', 'pt').after).toContain('6,5%');
  expect(of('agency.markups', 'es').after).toMatch(/6,5\s%/);
  expect(of('clients.activate').after).toContain('Anna Bergström and 1 more');
  expect(of('agency.markups').after).toContain('Ferries: 4%');
  expect(of('agency.markups', 'pt').after).toContain('Balsas: 4%');
  expect(of('boats.moor')).toMatchObject({ action: 'Moored', before: 'Refund protection: 5%' });
  expect(of('boats.moor', 'es')).toMatchObject({ action: 'Amarrado' });
  expect(of('boats.moor').after).toContain('Refund protection: 7.5%');
  expect(files.en.lines.map(({ at }) => at)).toContain('2027-02-14 10:12:05');
  expect(of('agency.update')).toMatchObject({ subject: 'Anna Bergström', by: 'The system', email: '' });
});
