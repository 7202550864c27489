import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/server/db';
import type { SupplierOrder } from '@/server/ports/booking';
import { type TestClock, testClock, testDb } from '@/server/testing/harness';
import type { SupplierStay } from '@/plugins/hotel/face/port';
import { duffelMigration } from '../duffel-stays';
import { orderFor, REQUEST, searchFor } from '@/plugins/hotel/server/testing/orders';
import { staysFor } from '../testing/adapter';
import { type FakeStays, startFakeStays } from '../testing/fake';

const HOUR = 3_600_000;
let db: Database;
let fake: FakeStays;
let stays: ReturnType<typeof staysFor>;
let clock: TestClock;
const { signal } = new AbortController();
let serial = 0;
const fresh = () => `stay-${++serial}`;

beforeAll(async () => {
  db = await testDb([duffelMigration]);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = testClock('2027-01-10T12:00:00Z');
  fake = await startFakeStays(() => clock.now());
  stays = staysFor(fake, { db, clock });
});
afterEach(() => fake.close());

/** The stay of a rate, by what its id ends with. */
async function stayAt(name: string, given: Parameters<typeof searchFor>[0] = {}): Promise<SupplierStay> {
  const { offers } = await stays.search(searchFor(given), { signal });
  const found = offers.find(({ id }) => id.split('.')[1]!.endsWith(`lis1_${name}`));
  if (!found) throw new Error(`No stay of the rate ${name}`);
  return found;
}
/** As another process would have it. */
const anew = () => staysFor(fake, { db, clock });
const book = (order: SupplierOrder) => stays.book(order, { signal });
const lookup = (order: SupplierOrder) => anew().lookup(order, { signal });
const sent = () => fake.calls.findLast(({ operation }) => operation === 'book')!.body!;

async function booked(name = 'kept') {
  const order = orderFor(fresh(), await stayAt(name));
  const outcome = await book(order);
  if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
  return { order, outcome };
}

describe('a search', () => {
  it('tells who comes and when, and finds what can be had, in each way the cheapest', async () => {
    const rooms = [
      { adults: 2, childAges: [4, 9] },
      { adults: 1, childAges: [] },
    ];
    const { offers } = await stays.search(searchFor({ rooms }), { signal });
    expect(fake.calls[0]!.body).toEqual({
      location: { radius: 20, geographic_coordinates: { latitude: 38.7223, longitude: -9.1393 } },
      check_in_date: '2027-03-08',
      check_out_date: '2027-03-11',
      rooms: 2,
      guests: [
        { type: 'adult' },
        { type: 'adult' },
        { type: 'child', age: 4 },
        { type: 'child', age: 9 },
        { type: 'adult' },
      ],
    });
    expect(fake.count('rates')).toBe(3);
    const first = offers.filter(({ listing }) => listing.id === 'acc_lis1');
    expect(
      first.map(({ rooms: [room] }) => [room!.rate.board, room!.rate.plan, room!.rate.payment]).sort(),
    ).toEqual([
      ['breakfast', 'flexible', 'now'],
      ['halfBoard', 'flexible', 'now'],
      ['roomOnly', 'flexible', 'property'],
      ['roomOnly', 'nonRefundable', 'now'],
    ]);
    for (const { rooms: each, base, taxes } of first)
      expect(each.reduce((sum, { rate }) => sum + rate.base.amount + rate.taxes.amount, 0)).toBe(
        base.amount + taxes.amount,
      );
  });

  it('a property whose rates cannot be had costs only itself; all of them are a failure', async () => {
    fake.fail('rates', 'broken');
    const { offers } = await stays.search(searchFor(), { signal });
    expect(new Set(offers.map(({ listing }) => listing.id)).size).toBe(2);
    fake.fail('rates', 'broken', 'drop', 'limited');
    await expect(stays.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
    expect(stays.logged.join()).not.toContain(fake.token);
  });

  it.each(['broken', 'garbled', 'bad-gateway', 'limited', 'redirect', 'drop'] as const)(
    'that breaks is told as broken: %s',
    async (fault) => {
      fake.fail('search', fault);
      await expect(stays.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
    },
  );

  it('G73 nothing is found in another currency than the account’s, which is not asked for again at once', async () => {
    const search = searchFor({ currency: 'BRL' });
    expect((await stays.search(search, { signal })).offers).toEqual([]);
    expect((await stays.search(search, { signal })).offers).toEqual([]);
    expect(fake.count('search')).toBe(1);
    expect(stays.logged.join()).toContain('"wanted":"BRL","sold":["EUR"]');
    clock.advance(HOUR);
    await stays.search(search, { signal });
    expect(fake.count('search')).toBe(2);
  });

  it('ends when nobody waits any more', async () => {
    fake.fail('search', 'slow');
    const gone = new AbortController();
    const asked = stays.search(searchFor(), { signal: gone.signal });
    gone.abort();
    await expect(asked).rejects.toThrow();
  });
});

describe('a price', () => {
  it('is that of a quote, whatever the search had said', async () => {
    const stay = await stayAt('free');
    fake.books.requote = (quote) => ({ ...quote, total_amount: '333.00' });
    const { offer, expiresAt } = await stays.price(stay.id, [], { signal });
    expect(offer.base.amount + offer.taxes.amount).toBe(33_300);
    expect(offer.id).toBe(stay.id);
    expect(expiresAt).toBe('2027-01-10T12:30:00.000Z');
  });

  it.each([
    ['a deposit', { deposit_amount: '10.00' }, 'gone'],
    ['another currency', { total_currency: 'USD' }, 'gone'],
    ['other nights', { check_out_date: '2027-03-12' }, 'failed'],
    ['other rooms', { rooms: 2 }, 'failed'],
  ])('is none of %s', async (_, change, reason) => {
    const stay = await stayAt('kept');
    fake.books.requote = (quote) => ({ ...quote, ...change });
    await expect(stays.price(stay.id, [], { signal })).rejects.toMatchObject({ reason });
  });

  it.each([
    ['gone', { refused: 'rate_unavailable' }],
    ['gone', { refused: 'not_found', status: 404 }],
    ['failed', 'broken'],
    ['failed', 'limited'],
  ] as const)('is %s after %j', async (reason, fault) => {
    const stay = await stayAt('kept');
    fake.fail('quote', fault);
    await expect(stays.price(stay.id, [], { signal })).rejects.toMatchObject({ reason });
  });
});

describe('a booking', () => {
  it('is of a quote of now, and carries our reference, a guest for each room and what they wish', async () => {
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 1, childAges: [] },
    ];
    const stay = await stayAt('free', { rooms });
    const reference = fresh();
    const request = {
      ...REQUEST,
      guests: [...REQUEST.guests, { firstName: 'Zé M.', lastName: 'O’Neill' }],
      arrivalTime: '22:00',
      specialRequests: 'Cot\nplease\u202e',
    };
    const outcome = await book(orderFor(reference, stay, { request }));
    expect(outcome).toMatchObject({
      kind: 'booked',
      supplierRef: expect.stringMatching(/^bok_/),
      locator: expect.stringMatching(/^dhg-/),
      details: { confirmationNumber: expect.stringMatching(/^dhg-/) },
    });
    expect(sent()).toEqual({
      quote_id: expect.stringMatching(/^quo_/),
      guests: [
        { given_name: 'Inês', family_name: "d'Ávila" },
        { given_name: 'Zé M', family_name: "O'Neill" },
      ],
      email: 'ines@example.com',
      phone_number: '+351912345678',
      accommodation_special_requests: 'Expected arrival: 22:00. Cot please',
      metadata: { caravel_reference: reference },
    });
    expect(fake.books.paid).toEqual([
      { bookingId: outcome.kind === 'booked' ? outcome.supplierRef : '', amount: '540.00', currency: 'EUR' },
    ]);
  });

  it('that is paid at the property takes nothing from the balance', async () => {
    const { order, outcome } = await booked('there');
    expect(fake.books.paid).toEqual([]);
    expect((await stays.price(order.offerRef, [], { signal })).offer.rooms[0]!.rate.payment).toBe('property');
    expect(outcome.status).toBe('Confirmed');
  });

  it('INV-1 is sent once, from any process, at any time', async () => {
    const order = orderFor(fresh(), await stayAt('kept'));
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => anew().book(order, { signal })));
    expect(fake.count('book')).toBe(1);
    for (const { kind } of outcomes) expect(['booked', 'unknown']).toContain(kind);
    expect((await lookup(order)).kind).toBe('booked');
    expect(fake.books.paid).toHaveLength(1);
  });

  it.each([
    [{ refused: 'rate_unavailable' }, 'sold-out'],
    [{ refused: 'not_found', status: 404 }, 'sold-out'],
    [{ refused: 'price_changed' }, 'price-changed'],
    ['unavailable', 'refused'],
    [{ refused: 'insufficient_balance' }, 'refused'],
    [{ refused: 'a_code_of_tomorrow' }, 'refused'],
    [{ refused: 'access_token_not_found', status: 401 }, 'refused'],
  ] as const)('INV-1 Duffel says no, and it stays no: %j', async (fault, reason) => {
    const order = orderFor(fresh(), await stayAt('kept'));
    fake.fail('book', fault);
    const outcome = await book(order);
    expect(outcome).toMatchObject({ kind: 'rejected', reason });
    expect(await book(order)).toEqual(outcome);
    expect(await lookup(order)).toEqual(outcome);
    expect(fake.count('book')).toBe(1);
    expect(fake.books.bookings.size).toBe(0);
  });

  it('INV-1 INV-3 coming too often is no final no: it is not there, and is sent again', async () => {
    for (const call of ['book', 'quote'] as const) {
      const order = orderFor(fresh(), await stayAt('kept'));
      fake.fail(call, 'limited');
      expect(await book(order)).toMatchObject({ kind: 'unknown', trouble: { meaning: 'rate-limit' } });
      expect((await lookup(order)).kind).toBe('absent');
      expect((await book(order)).kind).toBe('booked');
    }
    expect(fake.books.paid).toHaveLength(2);
  });

  it.each(['broken', 'drop', 'garbled'] as const)(
    'nothing was sent, so nothing is unknown: no quote could be had (%s)',
    async (fault) => {
      const order = orderFor(fresh(), await stayAt('kept'));
      fake.fail('quote', fault);
      expect((await book(order)).kind).toBe('rejected');
      expect((await lookup(order)).kind).toBe('rejected');
      expect(fake.count('book')).toBe(0);
    },
  );

  it('INV-5 is not sent above the price that was agreed, nor in another currency', async () => {
    const stay = await stayAt('kept');
    for (const net of [
      { amount: 23_999, currency: 'EUR' },
      { amount: 24_000, currency: 'USD' },
    ])
      expect(await book(orderFor(fresh(), stay, { net }))).toMatchObject({ reason: 'price-changed' });
    fake.books.requote = (quote) => ({ ...quote, total_amount: '240.01' });
    expect(await book(orderFor(fresh(), stay))).toMatchObject({ reason: 'price-changed' });
    expect(fake.count('book')).toBe(0);
  });

  it('is not sent without the country of its phone number, or with other rooms than were priced', async () => {
    const stay = await stayAt('kept');
    const { guests } = REQUEST;
    for (const change of [{ phone: '912 345 678' }, { guests: [...guests, ...guests] }])
      expect(await book(orderFor(fresh(), stay, { request: { ...REQUEST, ...change } }))).toMatchObject({
        kind: 'rejected',
        reason: 'refused',
      });
    expect(fake.count('book')).toBe(0);
  });

  it.each([
    'commit-then-504',
    'commit-then-drop',
    'commit-then-garble',
    'accepted',
    'accepted-later',
  ] as const)(
    'INV-3 INV-6 an answer that was lost is unknown, and looking it up finds the booking: %s',
    async (fault) => {
      const order = orderFor(fresh(), await stayAt('kept'));
      fake.fail('book', fault);
      expect(['unknown', 'pending']).toContain((await book(order)).kind);
      fake.settle();
      expect((await lookup(order)).kind).toBe('booked');
      expect((await book(order)).kind).toBe('booked');
      expect(fake.count('book')).toBe(1);
      expect(fake.books.paid).toHaveLength(1);
    },
  );

  it('INV-6 one that Duffel does not show is unknown for a day, and never sent again', async () => {
    const order = orderFor(fresh(), await stayAt('kept'));
    fake.fail('book', 'drop');
    expect((await book(order)).kind).toBe('unknown');
    expect((await lookup(order)).kind).toBe('unknown');
    clock.advance(23 * HOUR);
    expect((await book(order)).kind).toBe('unknown');
    clock.advance(2 * HOUR);
    expect(await lookup(order)).toEqual({ kind: 'absent' });
    expect(fake.count('book')).toBe(1);
  });

  it('that its property has not confirmed is asked for until it has, or has not', async () => {
    fake.books.status = 'requested';
    const order = orderFor(fresh(), await stayAt('kept'));
    expect(await book(order)).toMatchObject({ kind: 'pending', supplierRef: expect.stringMatching(/^bok_/) });
    const [booking] = [...fake.books.bookings.values()];
    booking!['status'] = 'confirmed';
    expect((await lookup(order)).kind).toBe('booked');
    booking!['status'] = 'failed';
    expect((await lookup(order)).kind).toBe('rejected');
  });
});

describe('giving a booking back', () => {
  const penalty = (supplierRef: string) => anew().cancelPenalty(supplierRef, { signal });
  const until = (iso: string) => clock.advance(Date.parse(iso) - clock.now().getTime());

  it('costs what was agreed when it was booked, by time, whatever Duffel says since', async () => {
    const { outcome } = await booked('free');
    const { supplierRef } = outcome;
    fake.books.edit = (property) => ({ ...property, rooms: [] });
    expect(await penalty(supplierRef)).toEqual({
      penalty: { amount: 0, currency: 'EUR' },
      refundable: true,
      freeUntil: '2027-03-03T18:00:00.000Z',
    });
    until('2027-03-04T00:00:00Z');
    expect(await penalty(supplierRef)).toMatchObject({ penalty: { amount: 13_500 }, freeUntil: null });
    until('2027-03-07T00:00:00Z');
    expect(await penalty(supplierRef)).toMatchObject({ penalty: { amount: 27_000 }, refundable: false });
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

  it('is refused where Duffel refuses it, and unknown where it cannot be asked', async () => {
    const { outcome } = await booked();
    const cancel = () => stays.cancel(outcome.supplierRef, 'c', { signal });
    fake.fail('cancel', { refused: 'not_cancellable' });
    expect((await cancel()).kind).toBe('refused');
    fake.fail('read', 'broken');
    expect((await cancel()).kind).toBe('unknown');
    await expect(penalty('bok_404')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(penalty('QB1')).rejects.toMatchObject({ reason: 'invalid' });
  });
});
