import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/server/db';
import type { SupplierOrder } from '@/server/ports/booking';
import { type TestClock, testClock, testDb } from '@/server/testing/harness';
import type { SupplierCar } from '@/plugins/car/face/port';
import { duffelMigration } from '../duffel-cars';
import { carsFor, DRIVER, orderFor, REQUEST, searchFor } from '../testing/adapter';
import { type FakeCars, startFakeCars } from '../testing/fake';

const HOUR = 3_600_000;
let db: Database;
let fake: FakeCars;
let cars: ReturnType<typeof carsFor>;
let clock: TestClock;
const { signal } = new AbortController();
let serial = 0;
const fresh = () => `car-${++serial}`;

beforeAll(async () => {
  db = await testDb([duffelMigration]);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = testClock('2027-01-10T12:00:00Z');
  fake = await startFakeCars(() => clock.now());
  cars = carsFor(fake, { db, clock });
});
afterEach(() => fake.close());

/** The offer of a rate, by what its id ends with. */
async function carAt(name = 'mini', given: Parameters<typeof searchFor>[0] = {}): Promise<SupplierCar> {
  const { offers } = await cars.search(searchFor(given), { signal });
  const found = offers.find(({ id }) => id.split('/')[0]!.endsWith(`_${name}`));
  if (!found) throw new Error(`No offer of the rate ${name}`);
  return found;
}
/** As another process would have it. */
const anew = () => carsFor(fake, { db, clock });
const book = (order: SupplierOrder) => cars.book(order, { signal });
const lookup = (order: SupplierOrder) => anew().lookup(order, { signal });
const sent = () => fake.calls.findLast(({ operation }) => operation === 'book')!.body!;

async function booked() {
  const order = orderFor(fresh(), await carAt());
  const outcome = await book(order);
  if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
  return { order, outcome };
}

describe('a search', () => {
  it('tells who drives, from when and where until when and where', async () => {
    await cars.search(searchFor(), { signal });
    const place = {
      radius: 5,
      geographic_coordinates: { latitude: expect.closeTo(38.77, 1), longitude: expect.closeTo(-9.13, 1) },
    };
    expect(fake.calls[0]!.body).toEqual({
      pickup_date: '2027-03-12',
      pickup_time: '10:00',
      dropoff_date: '2027-03-19',
      dropoff_time: '10:00',
      pickup_location: place,
      dropoff_location: place,
      driver: { age: 30, residence_country_code: 'BR' },
    });
  });

  it('sells what is paid at the counter, cheapest first, and tells in the log what it does not', async () => {
    const { offers } = await cars.search(searchFor(), { signal });
    expect(offers.map(({ base, taxes, payment }) => [base.amount + taxes.amount, payment])).toEqual([
      [10_134, 'counter'],
      [20_550, 'counter'],
    ]);
    await cars.search(searchFor(), { signal });
    const told = cars.logged.filter((line) => line.includes('unpayable'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"unpayable":{"prepaid":1,"guarantee":1}');
  });

  it('shows a car as it is told, and nothing that is not', async () => {
    const mini = await carAt('mini');
    expect(mini).toMatchObject({
      availableCore: {
        vehicle: {
          ...{ size: 'mini', code: 'MCMR', model: 'Fiat 500', passengerQuantity: 4, baggageQuantity: 2 },
          ...{ acIndicator: true, transmissionType: 'Manual', doorCount: null, fuelType: 'petrol' },
          picture: expect.stringMatching(/^\/api\/pictures\/[\w-]{32}\/640\/[\w-]+$/),
        },
        vendor: { name: 'Duffel Test Drive', logo: expect.stringMatching(/^\/api\/pictures\//) },
        rentalRate: { unlimitedIndicator: true, distance: null },
      },
      charges: [
        { kind: 'rental', amount: { amount: 9_522, currency: 'EUR' } },
        { kind: 'taxes', amount: { amount: 612, currency: 'EUR' } },
      ],
      days: 7,
      pickUp: {
        ...{ name: 'Duffel Test Drive Pickup', address: '1 Rental Road, 1700-008 Lisbon', country: 'PT' },
        ...{ handover: 'shuttle', phone: '+44 1234 567890', zone: 'Europe/Lisbon', distance: 1.1 },
        openingHours: [
          { weekday: 5, opens: '08:00', closes: '12:30' },
          { weekday: 5, opens: '14:00', closes: '20:00' },
        ],
        notes: [{ title: 'Pickup Instructions', text: 'Please follow the signs.' }],
      },
      dropOff: { name: 'Duffel Test Drive Dropoff', handover: 'office', phone: '', openingHours: [] },
      ...{ fuelPolicy: null, deposit: null, freeCancellationUntil: null },
      requirements: { minimumAge: null, exactly: { age: 30 } },
    });
    expect((await carAt('suv')).availableCore).toMatchObject({
      vehicle: {
        ...{ size: 'electric-suv', transmissionType: 'Automatic', fuelType: 'electric', acIndicator: false },
        ...{ passengerQuantity: null, baggageQuantity: null },
      },
      rentalRate: { unlimitedIndicator: false, included: { distance: 1000, unit: 'kilometer' } },
    });
  });

  it.each(['broken', 'garbled', 'bad-gateway', 'limited', 'redirect', 'drop'] as const)(
    'that breaks is told as broken: %s',
    async (fault) => {
      fake.fail('search', fault);
      await expect(cars.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
      expect(cars.logged.join()).not.toContain(fake.token);
    },
  );

  it('G73 nothing is found in another currency than that of the prices, which is not asked for again at once', async () => {
    const search = searchFor({ currency: 'BRL' });
    for (let i = 0; i < 2; i++) expect((await cars.search(search, { signal })).offers).toEqual([]);
    expect(fake.count('search')).toBe(1);
    expect(cars.logged.join()).toContain('"wanted":"BRL","sold":["EUR"]');
    clock.advance(HOUR);
    await cars.search(search, { signal });
    expect(fake.count('search')).toBe(2);
  });
});

describe('a price', () => {
  it('is that of a quote, with what the vendor says, as plain text', async () => {
    const car = await carAt();
    fake.books.requote = (quote) => ({ ...quote, total_amount: '110.00' });
    const { offer, texts, expiresAt } = await cars.price(car.id, null, { signal });
    expect(offer.base.amount + offer.taxes.amount).toBe(11_000);
    expect(offer.id).toBe(car.id);
    expect(expiresAt).toBe('2027-01-10T12:10:00.000Z');
    expect(texts).toEqual({
      charges: [{ name: 'Insurance fee', amount: { amount: 612, currency: 'EUR' } }],
      conditions: [
        { title: 'Cancellation Policy', text: 'Free cancellation up to 24 hours before pickup.' },
        { title: 'Fuel Policy', text: 'Full to full' },
      ],
      privacyPolicies: [expect.objectContaining({ title: 'Customer Data Use' })],
    });
    expect((await cars.details(car.id, { signal })).texts).toEqual(texts);
  });

  it.each([
    ['another payment', { payment_type: 'guarantee' }, 'gone'],
    ['another currency', { total_currency: 'USD' }, 'gone'],
    ['other days', { dropoff_date: '2027-03-20' }, 'failed'],
    ['another time', { pickup_time: '11:00' }, 'failed'],
    ['another rate', { rate_id: 'rae_other' }, 'failed'],
  ])('is none of %s', async (_, change, reason) => {
    const car = await carAt();
    fake.books.requote = (quote) => ({ ...quote, ...change });
    await expect(cars.price(car.id, null, { signal })).rejects.toMatchObject({ reason });
  });

  it.each([
    ['gone', { refused: 'rate_unavailable' }],
    ['gone', { refused: 'not_found', status: 404 }],
    ['failed', 'broken'],
    ['failed', 'limited'],
  ] as const)('is %s after %j', async (reason, fault) => {
    const car = await carAt();
    fake.fail('quote', fault);
    await expect(cars.price(car.id, null, { signal })).rejects.toMatchObject({ reason });
  });

  it('adds nothing to a car', async () => {
    const car = await carAt();
    const extras = { coverages: ['SCDW'], accessories: [{ code: 'CST', quantity: 1 }] };
    await expect(cars.priceExtras(car.id, extras, { signal })).rejects.toMatchObject({
      reason: 'request',
      fields: [{ path: 'extras.coverages.0' }, { path: 'extras.accessories.0' }],
    });
  });
});

describe('a booking', () => {
  it('is of a quote of now, and carries our reference, the driver and the flight', async () => {
    const reference = fresh();
    const outcome = await book(orderFor(reference, await carAt()));
    expect(outcome).toMatchObject({
      kind: 'booked',
      supplierRef: expect.stringMatching(/^boo_/),
      locator: expect.stringMatching(/^DTD-/),
      details: { confirmationNumber: expect.stringMatching(/^DTD-/), vendor: 'Duffel Test Drive' },
    });
    expect(sent()).toEqual({
      quote_id: expect.stringMatching(/^qut_/),
      driver: {
        given_name: 'Ana',
        family_name: 'Silva',
        email: 'ana@example.com',
        phone_number: '+351912345678',
        date_of_birth: '1996-05-17',
      },
      inbound_flight_number: 'TP1356',
      metadata: { caravel_reference: reference },
    });
  });

  it('INV-1 is sent once, from any process, at any time', async () => {
    const order = orderFor(fresh(), await carAt());
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => anew().book(order, { signal })));
    expect(fake.count('book')).toBe(1);
    for (const { kind } of outcomes) expect(['booked', 'unknown']).toContain(kind);
    expect((await lookup(order)).kind).toBe('booked');
  });

  it.each([
    [{ refused: 'rate_unavailable' }, 'sold-out'],
    [{ refused: 'not_found', status: 404 }, 'sold-out'],
    [{ refused: 'price_changed' }, 'price-changed'],
    ['unavailable', 'refused'],
    [{ refused: 'a_code_of_tomorrow' }, 'refused'],
    [{ refused: 'access_token_not_found', status: 401 }, 'refused'],
  ] as const)('INV-1 Duffel says no, and it stays no: %j', async (fault, reason) => {
    const order = orderFor(fresh(), await carAt());
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
      const order = orderFor(fresh(), await carAt());
      fake.fail(call, 'limited');
      expect(await book(order)).toMatchObject({ kind: 'unknown', trouble: { meaning: 'rate-limit' } });
      expect((await lookup(order)).kind).toBe('absent');
      expect((await book(order)).kind).toBe('booked');
    }
    expect(fake.books.bookings.size).toBe(2);
  });

  it('INV-5 is not sent above the price that was agreed, nor in another currency', async () => {
    const car = await carAt();
    for (const net of [
      { amount: 10_133, currency: 'EUR' },
      { amount: 10_134, currency: 'USD' },
    ])
      expect(await book(orderFor(fresh(), car, { net }))).toMatchObject({ reason: 'price-changed' });
    fake.books.requote = (quote) => ({ ...quote, total_amount: '101.35' });
    expect(await book(orderFor(fresh(), car))).toMatchObject({ reason: 'price-changed' });
    expect(fake.count('book')).toBe(0);
  });

  it.each([
    ['without a date of birth', { birthDate: undefined }],
    ['of another age than was priced', { birthDate: '1990-05-17' }],
    ['who is a year older by that very day', { birthDate: '1996-03-12' }],
    ['without a phone number', { phone: undefined }],
    ['without the country of the phone number', { phone: '912 345 678' }],
  ])('is not sent for a driver %s', async (_, change) => {
    const request = { ...REQUEST, driver: { ...DRIVER, ...change } };
    expect(await book(orderFor(fresh(), await carAt(), { request }))).toMatchObject({
      kind: 'rejected',
      reason: 'refused',
    });
    expect(fake.count('book')).toBe(0);
  });

  it.each(['commit-then-504', 'commit-then-drop', 'commit-then-garble', 'accepted-later'] as const)(
    'INV-3 INV-6 an answer that was lost is unknown for ever, never absent, and never sent again: %s',
    async (fault) => {
      const order = orderFor(fresh(), await carAt());
      fake.fail('book', fault);
      expect(['unknown', 'pending']).toContain((await book(order)).kind);
      fake.settle();
      expect((await lookup(order)).kind).toBe('unknown');
      clock.advance(72 * HOUR);
      expect((await lookup(order)).kind).toBe('unknown');
      expect((await book(order)).kind).toBe('unknown');
      expect(fake.count('book')).toBe(1);
    },
  );

  it('that its vendor has not confirmed is asked for until it has', async () => {
    fake.books.status = 'requested';
    const order = orderFor(fresh(), await carAt());
    expect(await book(order)).toMatchObject({ kind: 'pending', supplierRef: expect.stringMatching(/^boo_/) });
    const [booking] = [...fake.books.bookings.values()];
    booking!['status'] = 'confirmed';
    expect(await lookup(order)).toMatchObject({ kind: 'booked', details: { vendor: 'Duffel Test Drive' } });
    // Without a number of the vendor's, Duffel's own is what the booking is found by.
    booking!['reference'] = null;
    const { id } = booking!;
    expect(await lookup(order)).toMatchObject({ locator: id, details: { confirmationNumber: id } });
  });
});

describe('giving a booking back', () => {
  it('keeps nothing here: nothing was taken', async () => {
    const { outcome } = await booked();
    expect(await anew().cancelPenalty(outcome.supplierRef, { signal })).toEqual({
      penalty: { amount: 0, currency: 'EUR' },
      refundable: true,
      freeUntil: null,
    });
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
    const cancel = () => cars.cancel(outcome.supplierRef, 'c', { signal });
    fake.fail('cancel', { refused: 'not_cancellable' });
    expect((await cancel()).kind).toBe('refused');
    fake.fail('read', 'broken');
    expect((await cancel()).kind).toBe('unknown');
    // A yes after which the booking stands as before.
    fake.books.cancel = (id) => fake.books.bookings.get(id)!;
    expect((await cancel()).kind).toBe('unknown');
    await expect(cars.cancelPenalty('boo_404', { signal })).rejects.toMatchObject({ reason: 'invalid' });
  });
});
