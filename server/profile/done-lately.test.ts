import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingProduct } from '../ports/booking';
import type { ServerPluginEntry } from '../plugin';
import { seedBooking } from '../testing/bookings';
import { testServer, type TestServer } from '../testing/harness';

/** A product that sells nothing and shows what it is given. */
const product = (id: string): BookingProduct =>
  ({
    id,
    summarise: ({ offer }: { offer: { canary: string } }) => ({
      title: offer.canary,
      startsAt: '2027-01-01',
      endsAt: '2027-01-02',
      travelers: ['Ana Prado'],
      details: null,
    }),
  }) as unknown as BookingProduct;

const entry = (id: string, menu: string): ServerPluginEntry => ({
  id,
  activatedBy: { menu },
  home: `/booknow/${id}`,
  plugin: { id, handlers: [], product: () => product(id) },
});

let it: TestServer;
let token: string;
const A = 'alpha.localhost';
const SECRET = { 'secret-code': 'test-secret-code' };

beforeAll(async () => {
  it = await testServer({ plugins: [entry('one', 'Product One'), entry('two', 'Product Two')] });
  token = await it.login('alpha', 'client');
  const { id: agencyId, users } = it.agencies['alpha']!;
  const now = it.clock.now();
  const book = (user: string, productId: string, canary: string) =>
    seedBooking(it.db, { agencyId, userId: users[user]!, product: productId, canary, now });
  const change = (id: string, set: object) =>
    it.db.withTenant(agencyId, (tx) => tx.updateTable('booking').set(set).where('id', '=', id).execute());
  await book('client', 'one', '=HYPERLINK("http://evil.example")');
  await change(await book('client', 'one', 'PastTrip'), { starts_at: '2026-01-01', ends_at: '2026-01-05' });
  await change(await book('client', 'two', 'Cancelled'), { state: 'cancelled' });
  await change(await book('client', 'two', 'NeverHeld'), { state: 'failed', held: false });
  await book('other', 'one', 'PeerTrip');
  const beta = it.agencies['beta']!;
  await seedBooking(it.db, {
    agencyId: beta.id,
    userId: beta.users['client']!,
    product: 'one',
    canary: 'ForeignTrip',
    now,
  });
});
afterAll(() => it.close());

const get = (path: string, headers: Record<string, string> = {}, as = token) =>
  it.request(A, 'GET', path, { token: as, headers });
const switchTo = async (names: string[]) => {
  await it.db.asSystem((tx) =>
    tx
      .updateTable('agency')
      .set({
        settings: JSON.stringify({
          bookingMenuItemOptions: names.map((name) => ({ name, isActive: true, isDefault: false })),
        }),
      })
      .where('subdomain', '=', 'alpha')
      .execute(),
  );
  it.server.tenants.forget();
};

describe('R165 the dashboard', () => {
  test('counts the own trips by product and by state', async () => {
    const { json } = await get('/api/user/getUserBookingCount?email=client@alpha.example');
    expect(json.data).toEqual({
      total: 3,
      upcoming: 1,
      byProduct: { one: 2, two: 1 },
      byState: { confirmed: 2, cancelled: 1 },
    });
  });

  test('shows the latest of them', async () => {
    const { json } = await get('/api/user/getRecentActivity?email=Client%40ALPHA.example');
    expect(json.transactionlist.map((trip: { title: string }) => trip.title).sort()).toEqual([
      '=HYPERLINK("http://evil.example")',
      'Cancelled',
      'PastTrip',
    ]);
  });

  test('SEC-31 a foreign address answers like one that nobody has, also to the owner', async () => {
    const owner = await it.login('alpha', 'owner');
    for (const call of ['getUserBookingCount', 'getRecentActivity'])
      for (const email of ['other@alpha.example', 'client@beta.example', 'nobody@alpha.example', '%'])
        for (const as of [token, owner]) {
          const answer = await get(`/api/user/${call}?email=${encodeURIComponent(email)}`, {}, as);
          expect([answer.status, answer.json.data], `${call} ${email}`).toEqual([404, 'Data not found']);
        }
  });

  test('an agency that has switched a product off counts what it sold before', async () => {
    await switchTo(['Product Two']);
    const { json } = await get('/api/user/getUserBookingCount?email=client@alpha.example');
    expect(json.data).toMatchObject({ total: 3, byProduct: { one: 2, two: 1 } });
    await switchTo(['Product One', 'Product Two']);
  });
});

describe('R432 the own bookings of every product', () => {
  test('as a list', async () => {
    const answer = await it.request(A, 'POST', '/api/user/getUserTransactions', {
      token,
      body: { when: 'all', category: 'one' },
    });
    expect(answer.json.totalCount).toBe(2);
    expect(answer.text).not.toContain('PeerTrip');
  });

  test('of the staff too, who see those of others in the lists of the agency', async () => {
    const answer = await it.request(A, 'POST', '/api/user/getUserTransactions', {
      token: await it.login('alpha', 'owner'),
      body: { when: 'all' },
    });
    expect(answer.json).toMatchObject({ data: [], totalCount: 0 });
  });
});

describe('the own bookings as CSV', () => {
  const PATH = '/api/user/bookings/download.csv';
  const titles = (text: string) => text.trimEnd().split('\r\n').slice(1);

  test('R173 G51 needs the secret code beside the token', async () => {
    expect((await get(PATH)).status).toBe(403);
    expect((await get(PATH, { 'secret-code': 'test-secret-codx' })).status).toBe(403);
    expect((await get(PATH, SECRET, '')).status).toBe(401);
    expect((await get(PATH, SECRET)).status).toBe(200);
  });

  test('SEC-39 own ones only, with nothing that a spreadsheet would run', async () => {
    const { text, headers } = await get(PATH, SECRET);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(titles(text)).toHaveLength(3);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).not.toMatch(/PeerTrip|ForeignTrip|NeverHeld/);
    expect(text).toContain('2027-01-01,2027-01-02,2026-11-20T12:00:00.000Z,Ana Prado,100.00,100.00,,,USD');
  });

  test('with the filters of My Trips, and with products that were switched off since', async () => {
    expect(titles((await get(`${PATH}?state=cancelled`, SECRET)).text)).toHaveLength(1);
    expect(titles((await get(`${PATH}?category=one&when=past`, SECRET)).text)[0]).toContain('PastTrip');
    expect(titles((await get(`${PATH}?category=none`, SECRET)).text)).toEqual([]);
    expect((await get(`${PATH}?userId=x`, SECRET)).status).toBe(422);
    await switchTo(['Product Two']);
    expect(titles((await get(PATH, SECRET)).text)).toHaveLength(3);
    await switchTo(['Product One', 'Product Two']);
  });

  test('all of them, also when they are many', async () => {
    const { id: agencyId, users } = it.agencies['alpha']!;
    const now = it.clock.now();
    const id = await seedBooking(it.db, {
      agencyId,
      userId: users['agent']!,
      product: 'one',
      canary: 'Many',
      now,
    });
    await it.db.withTenant(agencyId, async (tx) => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_name = 'booking' and is_generated = 'NEVER'`.execute(tx);
      const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
      await sql`
        insert into booking (${columns})
        select ${columns} from (
          select (jsonb_populate_record(b, jsonb_build_object(
            'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(), 'quote_id', gen_random_uuid()))).*
          from booking b, generate_series(1, 1200) where b.id = ${id}) copies`.execute(tx);
    });
    const { text } = await get(PATH, SECRET, await it.login('alpha', 'agent'));
    const ids = titles(text).map((row) => row.split(',').at(-1));
    expect(new Set(ids).size).toBe(1201);
    expect(ids).toHaveLength(1201);
  });

  test('speaks the language of who asks', async () => {
    const { text } = await get(PATH, { ...SECRET, 'accept-language': 'pt-BR' });
    expect(text).toContain('Localizador;Produto;Reserva');
  });
});
