import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { book, PLUGINS } from './testing';

const HOST = 'alpha.localhost';
const DAY = 86_400_000;

let it: TestServer;
let tokens: Record<'owner' | 'agent' | 'restricted' | 'client', string>;
const ids: Record<string, string> = {};

const get = (path: string, as: keyof typeof tokens = 'owner') =>
  it.request(HOST, 'GET', path, { token: tokens[as] });
const post = (path: string, body: unknown, as: keyof typeof tokens = 'owner') =>
  it.request(HOST, 'POST', path, { token: tokens[as], body });
const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .slice(1);

beforeAll(async () => {
  it = await testServer({ plugins: PLUGINS });
  const names = ['owner', 'agent', 'restricted', 'client'] as const;
  tokens = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await it.login('alpha', name)])),
  );
  const now = it.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  ids['late'] = await book(it, { by: 'client', locator: 'LATE01', more: { ends_at: '2999-01-02' } });
  ids['mid'] = await book(it, { by: 'agent', locator: 'MID001', net: 20_000, now: before(1) });
  ids['own'] = await book(it, { by: 'restricted', locator: 'OWN001', now: before(2) });
  ids['gone'] = await book(it, {
    by: 'client',
    locator: 'GONE01',
    now: before(40),
    more: { state: 'cancelled', penalty_minor: 1_000, refund_minor: 10_500 },
  });
  ids['train'] = await book(it, { by: 'client', locator: 'TRAIN1', product: 'trains' });
  ids['euro'] = await book(it, { by: 'owner', locator: 'EURO01', more: { currency: 'EUR' } });
  ids['foreign'] = await book(it, { by: 'owner', locator: 'BETA01', agency: 'beta' });
}, 60_000);
afterAll(() => it.close());

describe('what a list adds up to', () => {
  const totals = async (query: string, as: keyof typeof tokens = 'owner') =>
    (await get(`/api/agency/bookings/totals?category=boats${query}`, as)).json.data;

  test('each currency apart, over every page, that of most bookings first', async () => {
    const [dollars, euros, ...none] = await totals('');
    expect(none).toEqual([]);
    expect(dollars).toMatchObject({
      currency: 'USD',
      bookings: 4,
      // 115.00 twice and 225.00 stand; of the third 115.00 the supplier keeps the penalty of 10.00.
      chargedAmount: { amount: 57_000, currency: 'USD' },
      refundAmount: { amount: 10_500, currency: 'USD' },
      penaltyAmount: { amount: 1_000, currency: 'USD' },
      salesPrice: { amount: 46_500, currency: 'USD' },
      costPrice: { amount: 41_000, currency: 'USD' },
      commissionEarned: { amount: 5_500, currency: 'USD' },
      markupEarned: { amount: 4_000, currency: 'USD' },
      transactionFees: { amount: 1_500, currency: 'USD' },
      penaltyEarned: { amount: 0, currency: 'USD' },
      protectionEarned: { amount: 0, currency: 'USD' },
    });
    expect([euros.currency, euros.bookings]).toEqual(['EUR', 1]);
  });

  const count = async (query: string) =>
    (await totals(query)).reduce((sum: number, { bookings }: { bookings: number }) => sum + bookings, 0);

  test('R378 of what the locator leaves', async () => {
    expect(await count('&searchString=mid')).toBe(1);
    expect([await count('&searchString=%25'), await count('&searchString=_ID')]).toEqual([0, 0]);
  });

  test('R379 of what status and dates leave', async () => {
    expect(await count('&selectedStatus=Called%20off')).toBe(1);
    const today = it.clock.now().toISOString().slice(0, 10);
    expect(await count(`&startDate=${today}&endDate=${today}`)).toBe(2);
  });

  test('R380 of what is past, and of what is not', async () => {
    expect([await count('&showPastTrips=true'), await count('&showPastTrips=false')]).toEqual([4, 1]);
  });

  test('R381 of one user', async () => {
    expect(await count(`&userId=${it.agencies['alpha']!.users['client']}`)).toBe(2);
    expect(await count('&userId=nobody')).toBe(0);
  });

  test('R171 a restricted agent’s own', async () => {
    expect(await totals('', 'restricted')).toMatchObject([{ currency: 'USD', bookings: 1 }]);
    expect(await totals(`&userId=${it.agencies['alpha']!.users['client']}`, 'restricted')).toEqual([]);
  });

  test('R436 of a product that the agency has not: 404; not for travelers: 403', async () => {
    expect((await get('/api/agency/bookings/totals?category=planes')).status).toBe(404);
    expect((await get('/api/agency/bookings/totals?category=boats', 'client')).status).toBe(403);
  });
});

describe('as a file', () => {
  const file = async (query = '', as: keyof typeof tokens = 'owner') =>
    await get(`/api/agency/bookings/download.csv?${query}`, as);

  test('R383 every booking of every product, newest first, with figures', async () => {
    const { status, headers, text } = await file();
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(text.split('\r\n')[0]).toContain('Record Locator,Product,Booking,Booking Status');
    const lines = linesOf(text);
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toContain('GONE01');
    expect(lines.find((line) => line.startsWith('MID001'))).toContain(
      // What was agreed and charged; sales, cost, and what is earned with its parts.
      '225.00,225.00,,,225.00,200.00,25.00,20.00,5.00,0.00,0.00,USD',
    );
  });

  test('R383 by category, dates and user', async () => {
    expect(linesOf((await file('category=trains')).text)).toHaveLength(1);
    const user = it.agencies['alpha']!.users['agent'];
    expect(linesOf((await file(`category=boats&userId=${user}`)).text)).toEqual([
      expect.stringContaining('MID001'),
    ]);
    for (const named of ['Trains', 'TRAINS', ' trains'])
      expect(linesOf((await file(`category=${encodeURIComponent(named)}`)).text)).toHaveLength(1);
    const last = new Date(it.clock.now().getTime() - 30 * DAY).toISOString().slice(0, 10);
    expect(linesOf((await file(`endDate=${last}`)).text)).toEqual([expect.stringContaining('GONE01')]);
    expect((await file('startDate=yesterday')).status).toBe(422);
  });

  test('SEC-39 no cell is a formula', async () => {
    const { text } = await file('category=trains');
    expect(text).toContain("'=SUM(A1)");
    expect(text).not.toMatch(/[,\n"]=SUM/);
  });

  test('R171 a restricted agent gets the own ones, another agency’s are nobody’s', async () => {
    expect(linesOf((await file('', 'restricted')).text)).toEqual([expect.stringContaining('OWN001')]);
    expect((await file()).text).not.toContain('BETA01');
  });
});

describe('one booking in full', () => {
  test('R389 what was sold to whom, with staff’s price, payments and history', async () => {
    const { json } = await get(`/api/agency/bookings/${ids['gone']}/record`);
    expect(json.data).toMatchObject({
      trip: {
        title: 'GONE01',
        status: 'Called off',
        state: 'cancelled',
        travelers: ['=SUM(A1)', 'Ida Lind'],
      },
      price: { total: { amount: 11_500, currency: 'USD' }, staff: { commission: { amount: 1_000 } } },
      bookedBy: { email: 'client@alpha.example' },
      penalty: { amount: 1_000, currency: 'USD' },
      refund: { amount: 10_500, currency: 'USD' },
      history: [],
      payments: [],
    });
  });

  test('SEC-31 R171 foreign, strange and malformed ids answer alike', async () => {
    const ask = async (id: string, as: keyof typeof tokens) => {
      const { status, json } = await get(`/api/agency/bookings/${id}/record`, as);
      return [status, json.message];
    };
    const absent = [404, 'Booking not found'];
    expect(await ask(ids['foreign']!, 'owner')).toEqual(absent);
    expect(await ask(ids['late']!, 'restricted')).toEqual(absent);
    expect(await ask('nothing', 'owner')).toEqual(absent);
    expect((await ask(ids['own']!, 'restricted'))[0]).toBe(200);
  });
});

describe('a search across products', () => {
  const find = async (locator: string, as: keyof typeof tokens = 'owner') =>
    (await get(`/api/agency/bookings/find?locator=${locator}`, as)).json.data?.map(
      (trip: { locator: string }) => trip.locator,
    );

  test('R378 finds what begins with the locator, of any product and anybody', async () => {
    expect([await find('trai'), await find('LATE01'), await find('BETA')]).toEqual([
      ['TRAIN1'],
      ['LATE01'],
      [],
    ]);
  });

  test('R171 a restricted agent’s own', async () => {
    expect([await find('LATE', 'restricted'), await find('OWN', 'restricted')]).toEqual([[], ['OWN001']]);
    expect((await get('/api/agency/bookings/find?locator=OWN', 'client')).status).toBe(403);
  });
});

describe('the itinerary by mail', () => {
  const send = (body: unknown, as: keyof typeof tokens = 'owner') =>
    post('/api/v2/agency/email-itinerary', body, as);

  test('R400 goes to the booking’s contact or to another address, and is on record', async () => {
    const first = await send({ bookingId: ids['late'] });
    expect(first.json.data).toEqual({ sentTo: 'late01@example.com' });
    const second = await send({ bookingId: ids['late'], email: 'desk@example.com' });
    expect(second.json.data).toEqual({ sentTo: 'desk@example.com' });
    const { sent, log } = await it.db.withTenant(it.agencies['alpha']!.id, async (tx) => ({
      sent: await tx.selectFrom('mail').select(['recipient', 'subject']).execute(),
      log: await tx
        .selectFrom('audit_log')
        .select(['subject', 'after'])
        .where('action', '=', 'booking.email-itinerary')
        .execute(),
    }));
    expect(sent).toContainEqual({ recipient: 'desk@example.com', subject: 'Your trip LATE01' });
    expect(log).toContainEqual({ subject: ids['late'], after: { to: 'desk@example.com' } });
  });

  test('R400 only of what is confirmed, and only of what the caller may see', async () => {
    expect((await send({ bookingId: ids['gone'] })).status).toBe(409);
    expect((await send({ bookingId: ids['late'] }, 'restricted')).status).toBe(404);
    expect((await send({ bookingId: ids['foreign'] })).status).toBe(404);
    expect((await send({ bookingId: ids['late'], email: 'no address' })).status).toBe(422);
  });
});

describe('the user filter', () => {
  const find = async (query: string, as: keyof typeof tokens = 'owner') =>
    (
      (await get(`/api/agency/bookings/users?category=boats${query}`, as)).json.data as { email: string }[]
    ).map(({ email }) => email.split('@')[0]);

  test('R381 finds who made bookings of the product, by name or address', async () => {
    expect((await find('')).sort()).toEqual(['agent', 'client', 'owner', 'restricted']);
    expect(await find('&searchString=ADRIAN')).toEqual(['agent']);
    expect(await find(`&searchString=${encodeURIComponent('ádrian')}`)).toEqual(['agent']);
    expect(await find(`&userId=${it.agencies['alpha']!.users['client']}`)).toEqual(['client']);
    expect(await find('&userId=nothing')).toEqual([]);
  });

  test('R171 a restricted agent finds himself alone', async () => {
    expect(await find('', 'restricted')).toEqual(['restricted']);
  });
});

describe('saved views', () => {
  const VIEWS = '/api/agency/bookings/views';
  const names = async (as: keyof typeof tokens, list = 'boats') =>
    (await get(`${VIEWS}?list=${list}`, as)).json.data.map(({ name }: { name: string }) => name);

  test('are of one person and one list; the same name replaces', async () => {
    const made = await post(VIEWS, { list: 'boats', name: ' Mine ', search: { status: 'Confirmed' } });
    expect(made.json.data).toMatchObject({ name: 'Mine', search: { status: 'Confirmed' } });
    await post(VIEWS, { list: 'boats', name: 'Mine', search: { when: 'past' } });
    const { json } = await get(`${VIEWS}?list=boats`);
    expect(json.data).toMatchObject([{ name: 'Mine', search: { when: 'past' } }]);
    expect([await names('agent'), await names('owner', 'trains')]).toEqual([[], []]);
  });

  test('SEC-31 nobody else deletes them', async () => {
    const { id } = (await get(`${VIEWS}?list=boats`)).json.data[0];
    const remove = (as: keyof typeof tokens) =>
      it.request(HOST, 'DELETE', `${VIEWS}/${id}`, { token: tokens[as] });
    expect((await remove('agent')).status).toBe(404);
    expect((await remove('owner')).status).toBe(200);
    expect(await names('owner')).toEqual([]);
  });

  test('are twenty at most', async () => {
    for (let at = 0; at < 20; at += 1)
      await post(VIEWS, { list: 'trains', name: `View ${at}`, search: {} }, 'agent');
    const answer = await post(VIEWS, { list: 'trains', name: 'One more', search: {} }, 'agent');
    expect([answer.status, (await names('agent', 'trains')).length]).toEqual([409, 20]);
  });
});

describe('the dashboard', () => {
  const dashboard = async (as: keyof typeof tokens = 'owner', period = '12m') =>
    (await get(`/api/v2/agency/dashboards?period=${period}`, as)).json.data;

  test('R357 R358 counts, totals and what was booked last, of the products that are on', async () => {
    const { counts, totals, recent } = await dashboard();
    expect(counts).toEqual([
      { product: 'boats', bookings: 5 },
      { product: 'trains', bookings: 1 },
    ]);
    expect(totals).toEqual({
      confirmed: 5,
      upcoming: 1,
      bookings: 6,
      cancelled: 1,
      sales: [
        { amount: 58_000, currency: 'USD' },
        { amount: 11_500, currency: 'EUR' },
      ],
      commission: [
        { amount: 7_000, currency: 'USD' },
        { amount: 1_500, currency: 'EUR' },
      ],
    });
    expect(recent).toHaveLength(6);
    expect(recent.at(-1)).toMatchObject({ locator: 'GONE01', status: 'Called off' });
  });

  test('sales and commission by month and by day; of what was cancelled only what was kept is sold', async () => {
    const sums = ({
      points,
    }: {
      points: { bookings: number; sales: { amount: number; currency: string } }[];
    }) =>
      points
        .filter(({ sales }) => sales.currency === 'USD')
        .reduce((sum, { bookings, sales }) => [sum[0]! + bookings, sum[1]! + sales.amount], [0, 0]);
    const year = await dashboard();
    expect(year.spans).toHaveLength(12);
    expect(sums(year)).toEqual([5, 58_000]);
    const month = await dashboard('owner', '30d');
    expect(month.spans).toHaveLength(30);
    expect(month.spans.at(-1)).toEqual({
      from: it.clock.now().toISOString().slice(0, 10),
      to: it.clock.now().toISOString().slice(0, 10),
    });
    expect(sums(month)).toEqual([4, 57_000]);
    expect(month.points).toContainEqual(
      expect.objectContaining({
        product: 'trains',
        bookings: 1,
        commission: { amount: 1_500, currency: 'USD' },
      }),
    );
  });

  test('R171 a restricted agent’s own figures', async () => {
    const { totals, recent } = await dashboard('restricted');
    expect([totals.bookings, totals.commission]).toEqual([1, [{ amount: 1_500, currency: 'USD' }]]);
    expect(recent.map(({ locator }: { locator: string }) => locator)).toEqual(['OWN001']);
  });

  test('R050 not for travelers', async () => {
    expect((await get('/api/v2/agency/dashboards', 'client')).status).toBe(403);
  });
});
