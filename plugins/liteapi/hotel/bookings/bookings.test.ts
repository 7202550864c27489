import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/server/db';
import type { SupplierOrder } from '@/server/ports/booking';
import { type TestClock, testClock, testDb } from '@/server/testing/harness';
import { orderFor, REQUEST, searchFor } from '@/plugins/hotel/server/testing/orders';
import { toStored } from '@/plugins/hotel/server/sell';
import type { SupplierStay } from '@/plugins/hotel/face/port';
import { liteapiMigration } from '../liteapi';
import { liteapiFor } from '../testing/adapter';
import { type FakeLiteapi, startFakeLiteapi } from '../testing/fake';
import type { Json } from '../testing/world';

const HOUR = 3_600_000;
let db: Database;
let fake: FakeLiteapi;
let stays: ReturnType<typeof liteapiFor>;
let clock: TestClock;
const { signal } = new AbortController();
let serial = 0;
const fresh = () => `stay-${++serial}`;

beforeAll(async () => {
  db = await testDb([liteapiMigration]);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = testClock('2027-01-10T12:00:00Z');
  fake = await startFakeLiteapi();
  stays = liteapiFor(fake, { db, clock });
});
afterEach(() => fake.close());

/** As another process would have it. */
const anew = () => liteapiFor(fake, { db, clock });
const book = (order: SupplierOrder) => anew().book(order, { signal });
const lookup = (order: SupplierOrder) => anew().lookup(order, { signal });

/** A stay that may be given back, or one that may not, as the search found it. */
async function stayOf(plan: string, given: Parameters<typeof searchFor>[0] = {}): Promise<SupplierStay> {
  const { offers } = await stays.search(searchFor(given), { signal });
  return offers.find(({ listing, rooms }) => listing.id === 'lp1' && rooms[0]!.rate.plan === plan)!;
}
async function booked(plan = 'flexible') {
  const order = orderFor(fresh(), await stayOf(plan));
  const outcome = await book(order);
  if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
  return { order, outcome, booking: [...fake.books.bookings.values()].at(-1)! };
}
/** Changes each rate of a prebooked offer. */
const rates = (edit: (rate: Json) => Json) => (told: Json) => ({
  ...told,
  roomTypes: (told['roomTypes'] as { rates: Json[] }[]).map((one) => ({ rates: one.rates.map(edit) })),
});

describe('a price', () => {
  it('is that of now, under the same id', async () => {
    const stay = await stayOf('flexible');
    fake.books.editPrebook = (told) => ({ ...told, price: 333.33 });
    const { offer, expiresAt } = await stays.price(stay.id, [], { signal });
    expect(offer.base.amount + offer.taxes.amount).toBe(33_333);
    expect(offer.id).toBe(stay.id);
    expect(Date.parse(expiresAt)).toBe(clock.now().getTime() + 600_000);
  });

  it('of a similar room, where the first is sold out, is told with that room, its meals and its terms', async () => {
    const stay = await stayOf('flexible');
    fake.books.editPrebook = rates((rate) => ({
      ...rate,
      ...{ name: 'Twin Room', boardName: 'Half Board' },
      cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: [] },
    }));
    const [room] = (await stays.price(stay.id, [], { signal })).offer.rooms;
    expect(room).toMatchObject({
      room: { name: 'Twin Room' },
      rate: { board: 'halfBoard', plan: 'nonRefundable', terms: { freeUntil: null } },
    });
  });

  it.each([
    ['another currency', { currency: 'USD' }, 'gone'],
    ['nothing', { price: 0 }, 'gone'],
    ['other nights', { checkout: '2027-03-12' }, 'failed'],
    ['another property', { hotelId: 'lp2' }, 'failed'],
  ])('is none of %s', async (_, change, reason) => {
    const stay = await stayOf('flexible');
    fake.books.editPrebook = (told) => ({ ...told, ...change });
    await expect(stays.price(stay.id, [], { signal })).rejects.toMatchObject({ reason });
  });

  it.each([
    ['gone', { code: 4040, description: 'outdated offerId', status: 408 }],
    ['gone', { code: 4002, description: 'invalid offerId' }],
    ['gone', 'nothing'],
    ['failed', { code: 4016, description: 'prebook timeout exceeded', status: 408 }],
    ['failed', 'broken'],
    ['failed', 'limited'],
  ] as const)('is %s after %j', async (reason, fault) => {
    const stay = await stayOf('flexible');
    fake.fail('prebook', fault);
    await expect(stays.price(stay.id, [], { signal })).rejects.toMatchObject({ reason });
  });
});

describe('a booking', () => {
  it('carries our reference, a guest for each room, what they wish, and how the account pays', async () => {
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [4] },
    ];
    const reference = fresh();
    const request = {
      ...REQUEST,
      guests: [...REQUEST.guests, { firstName: '小明', lastName: 'Li' }],
      ...{ arrivalTime: '22:00', specialRequests: 'Cot\nplease' },
    };
    const outcome = await book(orderFor(reference, await stayOf('flexible', { rooms }), { request }));
    expect(outcome).toMatchObject({
      kind: 'booked',
      supplierRef: expect.stringMatching(/^LA-bk/),
      details: { confirmationNumber: expect.stringMatching(/^bk/) },
    });
    const people = { email: 'ines@example.com', phone: '+351 912 345 678' };
    const remarks = 'Expected arrival: 22:00. Cot please';
    expect(fake.calls.find(({ operation }) => operation === 'book')!.body).toEqual({
      prebookId: expect.stringMatching(/^pre/),
      clientReference: reference,
      holder: { firstName: 'Inês', lastName: "d'Ávila", ...people },
      guests: [
        { occupancyNumber: 1, firstName: 'Inês', lastName: "d'Ávila", ...people, remarks },
        { occupancyNumber: 2, firstName: '小明', lastName: 'Li', ...people, remarks },
      ],
      payment: { method: 'WALLET' },
    });
  });

  it('INV-1 is sent once, from any process, at any time', async () => {
    const order = orderFor(fresh(), await stayOf('flexible'));
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => book(order)));
    expect(fake.count('book')).toBe(1);
    for (const { kind } of outcomes) expect(['booked', 'unknown']).toContain(kind);
    expect((await lookup(order)).kind).toBe('booked');
    expect(fake.books.paid).toHaveLength(1);
  });

  it.each([
    [{ code: 4002, description: 'invalid prebookId, rate not found' }, 'sold-out'],
    [{ code: 4002, description: 'phone is not valid' }, 'refused'],
    [{ code: 4010, description: 'prebookId data validation failed' }, 'sold-out'],
    [{ code: 4000, description: 'missing or not supported payment method' }, 'refused'],
    [{ code: 401, status: 401 }, 'refused'],
  ] as const)('INV-1 LiteAPI says no, and it stays no: %j', async (fault, reason) => {
    const order = orderFor(fresh(), await stayOf('flexible'));
    fake.fail('book', fault);
    const outcome = await book(order);
    expect(outcome).toMatchObject({ kind: 'rejected', reason });
    expect(await book(order)).toEqual(outcome);
    expect(await lookup(order)).toEqual(outcome);
    expect(fake.count('book')).toBe(1);
    expect(fake.books.paid).toEqual([]);
  });

  it('that the account cannot pay is not blamed on who travels', async () => {
    const order = orderFor(fresh(), await stayOf('flexible'));
    fake.fail('book', { code: 4000, description: 'missing or not supported payment method' });
    expect(await book(order)).toMatchObject({ kind: 'rejected', trouble: { meaning: 'balance' } });
  });

  it('INV-1 INV-3 coming too often is no final no: it is not there, and is sent again', async () => {
    for (const call of ['book', 'prebook'] as const) {
      const order = orderFor(fresh(), await stayOf('flexible'));
      fake.fail(call, 'limited');
      expect(await book(order)).toMatchObject({ kind: 'unknown', trouble: { meaning: 'rate-limit' } });
      expect((await lookup(order)).kind).toBe('absent');
      expect((await book(order)).kind).toBe('booked');
    }
    expect(fake.books.paid).toHaveLength(2);
  });

  it.each(['broken', 'drop', 'garbled'] as const)(
    'nothing was sent, so nothing is unknown: no price could be had (%s)',
    async (fault) => {
      const order = orderFor(fresh(), await stayOf('flexible'));
      fake.fail('prebook', fault);
      expect((await book(order)).kind).toBe('rejected');
      expect(fake.count('book')).toBe(0);
    },
  );

  it('INV-5 is not sent above the price that was agreed, nor in another currency', async () => {
    const stay = await stayOf('flexible');
    for (const net of [
      { amount: 28_499, currency: 'EUR' },
      { amount: 28_500, currency: 'USD' },
    ])
      expect(await book(orderFor(fresh(), stay, { net }))).toMatchObject({ reason: 'price-changed' });
    fake.books.editPrebook = (told) => ({ ...told, price: 285.01 });
    expect(await book(orderFor(fresh(), stay))).toMatchObject({ reason: 'price-changed' });
    expect(fake.count('book')).toBe(0);
  });

  it.each([
    ['another room', (rate: Json) => ({ ...rate, name: 'Twin Room' })],
    ['other meals', (rate: Json) => ({ ...rate, boardName: 'Half Board' })],
    ['other terms', (rate: Json) => ({ ...rate, cancellationPolicies: { refundableTag: 'NRFN' } })],
  ])('is not sent for %s than somebody agreed to', async (_, edit) => {
    const { offer } = await stays.price((await stayOf('flexible')).id, [], { signal });
    const kept = JSON.parse(JSON.stringify({ stay: toStored(offer) })) as unknown;
    fake.books.editPrebook = rates(edit);
    expect(await book(orderFor(fresh(), offer, { offer: kept }))).toMatchObject({ reason: 'price-changed' });
    fake.books.editPrebook = (told) => told;
    expect((await book(orderFor(fresh(), offer, { offer: kept }))).kind).toBe('booked');
    expect(fake.count('book')).toBe(1);
  });

  it.each(['commit-then-504', 'commit-then-drop', 'commit-then-garble', 'commit-later'] as const)(
    'INV-3 INV-6 an answer that was lost is unknown, and looking it up finds the booking: %s',
    async (fault) => {
      const order = orderFor(fresh(), await stayOf('flexible'));
      fake.fail('book', fault);
      expect((await book(order)).kind).toBe('unknown');
      fake.settle();
      expect((await lookup(order)).kind).toBe('booked');
      expect((await book(order)).kind).toBe('booked');
      expect(fake.count('book')).toBe(1);
      expect(fake.books.paid).toHaveLength(1);
    },
  );

  it.each([2010, 2013, 2014, 4005, 5000])(
    'INV-6 a code that leaves it open is unknown for a day, and never sent again: %d',
    async (code) => {
      const order = orderFor(fresh(), await stayOf('flexible'));
      fake.fail('book', { code });
      expect((await book(order)).kind).toBe('unknown');
      clock.advance(23 * HOUR);
      expect((await book(order)).kind).toBe('unknown');
      clock.advance(2 * HOUR);
      expect(await lookup(order)).toEqual({ kind: 'absent' });
      expect(fake.count('book')).toBe(1);
    },
  );

  it('that is in a state which is not known is asked for until it is confirmed, or is not', async () => {
    fake.books.status = 'ADDED_TOMORROW';
    const order = orderFor(fresh(), await stayOf('flexible'));
    expect(await book(order)).toMatchObject({ kind: 'pending', supplierRef: expect.stringMatching(/^LA-/) });
    const [booking] = [...fake.books.bookings.values()];
    booking!['status'] = 'CONFIRMED';
    expect((await lookup(order)).kind).toBe('booked');
    booking!['status'] = 'CANCELED';
    expect((await lookup(order)).kind).toBe('rejected');
  });
});

describe('giving a booking back', () => {
  const penalty = (supplierRef: string) => anew().cancelPenalty(supplierRef, { signal });
  const until = (iso: string) => clock.advance(Date.parse(iso) - clock.now().getTime());

  it('costs what was agreed when it was booked, by time', async () => {
    const { supplierRef } = (await booked()).outcome;
    expect(await penalty(supplierRef)).toEqual({
      penalty: { amount: 0, currency: 'EUR' },
      refundable: true,
      freeUntil: '2027-03-05T02:00:00.000Z',
    });
    until('2027-03-06T00:00:00Z');
    expect(await penalty(supplierRef)).toMatchObject({ penalty: { amount: 14_250 }, freeUntil: null });
    until('2027-03-07T12:00:00Z');
    expect(await penalty(supplierRef)).toMatchObject({ penalty: { amount: 28_500 }, refundable: false });
    const kept = await booked('nonRefundable');
    expect(await penalty(kept.outcome.supplierRef)).toMatchObject({ refundable: false });
  });

  it('is done once, and an answer that was lost is looked at', async () => {
    const { outcome } = await booked();
    const cancel = (reference: string) => anew().cancel(outcome.supplierRef, reference, { signal });
    fake.fail('cancel', 'broken');
    expect((await cancel('c1')).kind).toBe('unknown');
    fake.fail('cancel', 'commit-then-drop');
    expect((await cancel('c2')).kind).toBe('unknown');
    expect((await cancel('c3')).kind).toBe('cancelled');
    expect(fake.count('cancel')).toBe(2);
  });

  it('is refused where LiteAPI refuses it, and unknown where it did nothing or cannot be asked', async () => {
    const { outcome } = await booked();
    const cancel = () => stays.cancel(outcome.supplierRef, 'c', { signal });
    fake.fail('cancel', { code: 4002 });
    expect((await cancel()).kind).toBe('refused');
    fake.fail('cancel', 'not-modified');
    expect((await cancel()).kind).toBe('unknown');
    fake.fail('read', 'broken');
    expect((await cancel()).kind).toBe('unknown');
    expect((await stays.cancel('LA-nobody', 'c', { signal })).kind).toBe('refused');
    await expect(penalty('LA-nobody')).rejects.toMatchObject({ reason: 'invalid' });
  });

  it.each([
    ['CANCELLED', true],
    ['CANCELED', true],
    ['CANCELLED_WITH_CHARGES', true],
    ['CONFIRMED', false],
    ['ADDED_TOMORROW', false],
  ])('is heard of by looking again: %s', async (status, isIt) => {
    const { outcome, booking } = await booked();
    booking['status'] = status;
    expect(await stays.isCancelled!(outcome.supplierRef, { signal })).toBe(isIt);
    fake.fail('read', 'nothing');
    await expect(stays.isCancelled!(outcome.supplierRef, { signal })).rejects.toThrow();
  });
});
