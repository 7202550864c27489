import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { bookableRefusals } from '@/core/contract/refusals/bookable';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { tokenOf } from '../../payment/embedded/cards';
import { testServer, type TestServer } from '../../testing/harness';
import { loggedIn } from '../../testing/log';
import { mailsTo } from '../../testing/mails';
import { entry, NEVER_FREE } from './testing/sauna';

let it: TestServer;
let tokens: Record<'client' | 'other' | 'owner' | 'restricted', string>;

beforeAll(async () => {
  const settings = {
    bookingMenuItemOptions: [{ name: 'Saunas', isActive: true, isDefault: true }],
    contactEmailId: 'hello@alpha.example',
  };
  it = await testServer({
    plugins: [entry],
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', markupBasisPoints: 1000, feeMinor: 500, settings },
      { name: 'Beta', subdomain: 'beta', settings },
    ],
  });
  const names = ['client', 'other', 'owner', 'restricted'] as const;
  const logins = await Promise.all(names.map(async (name) => [name, await it.login('alpha', name)]));
  tokens = Object.fromEntries(logins) as typeof tokens;
});
afterAll(() => it.close());

const ask =
  (method: 'GET' | 'POST') =>
  (path: string, who: keyof typeof tokens = 'client', body?: unknown) =>
    it.request('alpha.localhost', method, `/api/${path}`, { token: tokens[who], body });
const get = ask('GET');
const post = (path: string, body: unknown, who?: keyof typeof tokens) => ask('POST')(path, who, body);

const search = async (who?: keyof typeof tokens) =>
  (await post('sauna/search', { city: 'Oulu', day: '2027-03-12' }, who)).json.data;
const offerAt = async (degrees: number) =>
  (await search()).find((offer: { degrees: number }) => offer.degrees === degrees);
const quoteOf = async (degrees = 70, who?: keyof typeof tokens) => {
  const offer = await offerAt(degrees);
  return (await post('sauna/quote', { offerId: offer.id, expectedTotal: offer.price }, who)).json.data;
};
const order = (quote: { quoteId: string; price: { total: object } }, lastName = 'Silva', towels = 2) => ({
  quoteId: quote.quoteId,
  acceptedTotal: quote.price.total,
  guest: { firstName: 'Ana', lastName, email: 'ana@example.com' },
  request: { towels },
  payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
  language: 'en',
  idempotencyKey: randomUUID(),
});
async function booked(lastName?: string, degrees?: number, who?: keyof typeof tokens): Promise<string> {
  it.clock.advance(1_000);
  const answer = await post('sauna/book', order(await quoteOf(degrees, who), lastName), who);
  expect(answer.json.data?.state, answer.text).toBe('confirmed');
  return answer.json.data.bookingId;
}
const bookingOf = async (id: string, who?: keyof typeof tokens) =>
  (await get(`sauna/booking?bookingId=${id}`, who)).json.data;

describe('searching', () => {
  test('offers come cheapest first with markup and fee; SEC-35 what they cost is told to staff alone', async () => {
    const offers = await search();
    expect(offers.map(({ degrees }: { degrees: number }) => degrees)).toEqual([70, 90, NEVER_FREE]);
    expect(offers[0].price.amount).toBe(Math.round(8_000 * 1.1) + 500);
    expect(offers[0]).not.toHaveProperty('wholesale');
    expect(offers[0]).not.toHaveProperty('base');
    expect(offers[0].supplier).not.toBe('heat');
    const [forStaff] = await search('owner');
    expect(forStaff).toMatchObject({
      wholesale: { amount: 8_000 },
      agencyFee: { amount: 500 },
      supplier: 'heat',
    });
  });

  test('one offer is read alone, and a search that nobody answers is refused', async () => {
    const offer = await offerAt(90);
    expect((await post('sauna/details', { offerId: offer.id })).json.data).toEqual(offer);
    const failed = await post('sauna/search', { city: 'Fail', day: '2027-03-12' });
    expect([failed.status, failed.json.message]).toEqual([502, bookableRefusals.searchFailed.message]);
  });

  test('SEC-34 an offer belongs to the agency that it was given at', async () => {
    const offer = await offerAt(70);
    const token = await it.login('beta', 'client');
    const body = { offerId: offer.id, expectedTotal: offer.price };
    const answer = await it.request('beta.localhost', 'POST', '/api/sauna/quote', { token, body });
    expect([answer.status, answer.json.message]).toEqual([410, bookableRefusals.gone.message]);
  });
});

describe('buying', () => {
  test('the price of now tells when it is another one than on screen', async () => {
    const offer = await offerAt(70);
    const expectedTotal = { ...offer.price, amount: offer.price.amount - 1 };
    const { data } = (await post('sauna/quote', { offerId: offer.id, expectedTotal })).json;
    expect(data).toMatchObject({ changed: true, previousTotal: expectedTotal, offer });
    expect(data.price.total).toEqual(offer.price);
  });

  test('INV-1 a repeated key gives the same booking; the booking, lists and letter tell the same', async () => {
    const body = order(await quoteOf());
    const [first, again] = [await post('sauna/book', body), await post('sauna/book', body)];
    const id = first.json.data.bookingId;
    expect(again.json.data.bookingId).toBe(id);
    const booking = await bookingOf(id);
    expect(booking).toMatchObject({
      bookingStatus: 'Confirmed',
      canCancel: true,
      cancellation: null,
      guest: body.guest,
      request: { towels: 2 },
      offer: { title: 'Sauna in Oulu', degrees: 70, price: body.acceptedTotal },
    });
    const byLocator = await get(`sauna/booking?recordLocator=${booking.recordLocator.toLowerCase()}`);
    expect(byLocator.json.data).toEqual(booking);
    const mine = (await get('sauna/bookings')).json;
    expect(mine.data[0]).toMatchObject({
      bookingId: id,
      title: 'Sauna in Oulu',
      travelers: ['Ana Silva'],
      details: { offer: { degrees: 70 } },
    });
    const trips = (await post('user/getUserTransactions', {})).json;
    expect(trips.data[0].details).toEqual({ offer: { degrees: 70 } });
    const [mail] = await mailsTo(it, 'alpha', 'ana@example.com');
    expect(mail!.subject).toContain('Your booking Sauna in Oulu is confirmed');
    expect(mail!.text).toContain('70 °C (2 towels)');
    const kinds = (mail!.attachments as { contentType: string }[]).map(({ contentType }) => contentType);
    expect(kinds).toEqual([expect.stringContaining('text/calendar'), 'application/pdf']);
  });

  test('what the product refuses of an order, and a quote of somebody else, buy nothing', async () => {
    const quote = await quoteOf(NEVER_FREE);
    const bare = await post('sauna/book', order(quote, 'Silva', 0));
    expect([bare.status, bare.json.fields[0].path]).toEqual([422, 'request.towels']);
    const foreign = await post('sauna/book', order(quote), 'other');
    expect([foreign.status, foreign.json.message]).toEqual([404, bookableRefusals.gone.message]);
    const { idempotencyKey: _, ...keyless } = order(quote);
    expect((await post('sauna/book', keyless)).json.fields[0].path).toBe('idempotencyKey');
  });

  test('what the supplier refuses is failed, and no money is kept', async () => {
    const { data } = (await post('sauna/book', order(await quoteOf(), 'REFUSE'))).json;
    expect(data).toMatchObject({ state: 'failed', message: 'Booking Failed' });
    expect(['none', 'returned', 'returning']).toContain(data.money);
  });
});

describe('after the sale', () => {
  const termsOf = (bookingId: string, who?: keyof typeof tokens) => post('sauna/terms', { bookingId }, who);
  const cancel = (bookingId: string, acceptedPenalty: object, who?: keyof typeof tokens) =>
    post('sauna/cancel', { bookingId, acceptedPenalty }, who);

  test('free until its time: everything comes back, and both are told', async () => {
    const id = await booked();
    const { data } = (await termsOf(id)).json;
    expect(data).toMatchObject({ penalty: { amount: 0 }, freeUntil: '2027-03-12T00:00:00.000Z' });
    const answer = await cancel(id, data.penalty);
    expect(answer.json.data).toMatchObject({
      bookingStatus: 'Cancelled',
      canCancel: false,
      cancellation: { penalty: { amount: 0 }, refund: data.refund },
    });
    for (const refused of [await cancel(id, data.penalty), await termsOf(id)])
      expect([refused.status, refused.json.message]).toEqual([409, bookingRefusals.cancelledAlready.message]);
    const mails = await mailsTo(it, 'alpha', 'ana@example.com');
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Your booking Sauna in Oulu is canceled'),
    );
  });

  test('INV-5 no more is kept than was accepted', async () => {
    const id = await booked('Silva', NEVER_FREE);
    const { data } = (await termsOf(id)).json;
    expect(data.freeUntil).toBeNull();
    const low = await cancel(id, { ...data.penalty, amount: data.penalty.amount - 1 });
    expect([low.status, low.json.code]).toEqual([409, 'PENALTY_CHANGED']);
    expect((await cancel(id, data.penalty)).json.data.cancellation.refund).toEqual(data.refund);
  });

  test('G06 a refused cancellation leaves the booking, one that nobody knows is being made', async () => {
    const refused = await booked('NOCANCEL');
    const { penalty } = (await termsOf(refused)).json.data;
    expect((await cancel(refused, penalty)).status).toBe(409);
    expect((await bookingOf(refused)).bookingStatus).toBe('Confirmed');
    const unknown = await booked('CANCELFAIL');
    const answer = await cancel(unknown, penalty);
    expect([answer.status, answer.json.message]).toEqual([502, bookableRefusals.cancelUnknown.message]);
    expect(await bookingOf(unknown)).toMatchObject({
      bookingStatus: 'Cancelling',
      progress: { state: 'processing' },
    });
  });

  test('the confirmation is sent again; SEC-44 the paper that staff takes is logged', async () => {
    const bookingId = await booked();
    const sent = await post('sauna/resend', { bookingId, email: 'friend@example.com' });
    expect(sent.json.data).toContain('friend@example.com');
    expect(await mailsTo(it, 'alpha', 'friend@example.com')).toHaveLength(1);
    const path = `sauna/booking.pdf?bookingId=${bookingId}`;
    const paper = await get(path);
    expect(paper.headers.get('content-type')).toContain('application/pdf');
    expect((await get(path, 'owner')).status).toBe(200);
    expect(await loggedIn(it, 'alpha', 'booking.download-pdf')).toEqual([
      { user_id: it.agencies['alpha']!.users['owner'], subject: bookingId, after: null },
    ]);
  });

  test('SEC-31 R171 a foreign booking and none answer the same, in every call', async () => {
    const id = await booked();
    const calls: ((bookingId: string, who: keyof typeof tokens) => ReturnType<typeof get>)[] = [
      (bookingId, who) => get(`sauna/booking?bookingId=${bookingId}`, who),
      (bookingId, who) => get(`sauna/booking.pdf?bookingId=${bookingId}`, who),
      (bookingId, who) => post('sauna/resend', { bookingId }, who),
      termsOf,
      (bookingId, who) => cancel(bookingId, { amount: 0, currency: 'USD' }, who),
    ];
    for (const call of calls)
      for (const who of ['other', 'restricted'] as const) {
        const [foreign, none] = [await call(id, who), await call(randomUUID(), who)];
        expect([foreign.status, foreign.json.message]).toEqual([404, bookableRefusals.noBooking.message]);
        expect([none.status, none.json.message]).toEqual([404, bookableRefusals.noBooking.message]);
      }
    expect((await get(`agency/sauna/bookings/${id}`, 'restricted')).status).toBe(404);
    expect((await get('sauna/booking?recordLocator=NONE', 'client')).status).toBe(404);
  });

  test('what another release has written breaks no list, and is not shown', async () => {
    const id = await booked('Silva', 70, 'other');
    await it.db.asSystem((tx) => sql`update booking set offer = '{}' where id = ${id}`.execute(tx));
    const one = await get(`sauna/booking?bookingId=${id}`, 'other');
    expect([one.status, one.json.message]).toEqual([500, bookableRefusals.unreadable.message]);
    const { data } = (await get('sauna/bookings', 'other')).json;
    expect(data[0]).toMatchObject({ bookingId: id, title: '', details: { offer: null } });
  });
});

describe("the agency's list", () => {
  test('has the figures, newest first, and one booking in full; travellers have neither', async () => {
    const id = await booked('Lindt', 90);
    const { data, totalCount } = (await get('agency/sauna/bookings?limit=1', 'owner')).json;
    expect(totalCount).toBeGreaterThan(1);
    expect(data[0]).toMatchObject({
      bookingId: id,
      bookingStatus: 'Confirmed',
      travelers: ['Ana Lindt'],
      costPrice: { amount: 10_000 },
      transactionFees: { amount: 500 },
      canCancel: true,
    });
    const one = (await get(`agency/sauna/bookings/${id}`, 'owner')).json.data;
    expect(one.row).toEqual(data[0]);
    expect(one.reservation).toMatchObject({
      bookingId: id,
      price: { staff: { wholesale: { amount: 10_000 } } },
    });
    expect((await get('agency/sauna/bookings')).status).toBe(403);
  });

  test('R171 G122 a restricted agent sees the own ones, and a user whom nobody knows is nobody’s', async () => {
    const own = await booked('Own', 70, 'restricted');
    const { data } = (await get('agency/sauna/bookings', 'restricted')).json;
    expect(data.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([own]);
    const unknown = await get(`agency/sauna/bookings?userId=${randomUUID()}`, 'owner');
    expect([unknown.status, unknown.json.message]).toEqual([404, bookableRefusals.noUser.message]);
  });
});

describe('what has begun', () => {
  const MINUTE = 60_000;
  /** 18:00 where it is hot. */
  const BEGINS = Date.parse('2026-11-20T16:00:00Z');
  const wait = async (until: number) => {
    it.clock.advance(until - it.clock.now().getTime());
    tokens.client = await it.login('alpha', 'client');
  };
  const tonight = async () => (await post('sauna/search', { city: 'Oulu', day: '2026-11-20' })).json.data;

  test('is neither found, priced nor bought, whatever its supplier says', async () => {
    await wait(BEGINS - 5 * MINUTE);
    const [offer] = await tonight();
    const asked = { offerId: offer.id, expectedTotal: offer.price };
    const quote = (await post('sauna/quote', asked)).json.data;
    it.clock.advance(6 * MINUTE);
    expect(await tonight()).toEqual([]);
    const late = await post('sauna/quote', asked);
    expect([late.status, late.json.code]).toEqual([410, 'OFFER_GONE']);
    const bought = await post('sauna/book', order(quote));
    expect(bought.json.data, bought.text).toMatchObject({ state: 'failed', money: 'none' });
  });
});
