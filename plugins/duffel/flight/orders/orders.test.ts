import { told } from '@/core/contract/refusal';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SupplierOrder } from '@/server/ports/booking';
import { testDb } from '@/server/testing/harness';
import { duffelMigration } from './sent-orders';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { orderFor, searchFor, traveller } from '../testing/adapter';
import { type Adapter, eachWithDuffel } from '../testing/each-test';
import type { FakeDuffel } from '../testing/fake';
import type { Json } from '../testing/world';

const HOUR = 3_600_000;
let fake: FakeDuffel;
let duffel: Adapter;
let light: SupplierOffer;
let flexible: SupplierOffer;
const { anew, clock, signal } = eachWithDuffel((made) => ({ fake, duffel } = made));
let serial = 0;
const fresh = () => `booking-${++serial}`;

beforeEach(() => search());

async function search(travellers: object = { adults: 1 }) {
  const { offers } = await duffel.search(searchFor({ travellers: travellers as { adults: number } }), {
    signal,
  });
  [light, flexible] = ['Light', 'Flex'].map((name) => offers.find(({ id }) => id.includes(`${name}.`))!) as [
    SupplierOffer,
    SupplierOffer,
  ];
}
const book = (order: SupplierOrder) => duffel.book(order, { signal });
const lookup = (order: SupplierOrder) => anew().lookup(order, { signal });
const sent = () => fake.calls.findLast(({ operation }) => operation === 'order')!.body!;

describe('an order', () => {
  it('is paid from the balance and carries our reference', async () => {
    const reference = fresh();
    const outcome = await book(orderFor(reference, light));
    expect(outcome).toMatchObject({
      kind: 'booked',
      supplierRef: expect.stringMatching(/^ord_/),
      locator: expect.stringMatching(/^PN/),
      status: 'Confirmed',
      details: { ticketNumbers: [expect.stringMatching(/^047-/)], ticketTimeLimit: null, vendor: 'duffel' },
    });
    expect(sent()).toEqual({
      selected_offers: [light.id.split('.')[1]],
      type: 'instant',
      payments: [{ type: 'balance', amount: '120.00', currency: 'EUR' }],
      metadata: { caravel_reference: reference },
      passengers: [
        {
          id: expect.stringMatching(/^pas_/),
          title: 'ms',
          gender: 'f',
          given_name: 'Inês',
          family_name: "d'Ávila",
          born_on: '1990-05-17',
          email: 'ines@example.com',
          phone_number: '+351912345678',
        },
      ],
    });
    const ref = outcome.kind === 'booked' ? outcome.supplierRef : '';
    expect(await anew().referenceOf(ref)).toBe(reference);
    expect(await duffel.referenceOf('ord_999')).toBeNull();
  });

  it('seats each type of traveller where it was priced, infants on laps', async () => {
    await search({ adults: 2, children: 1, infants: 1 });
    const travellers = [
      traveller({ firstName: 'Bebé', passengerType: 'INF', birthDate: '2026-06-01' }),
      traveller({ firstName: 'Ana', middleName: 'M.' }),
      traveller({ firstName: 'Rui', title: 'Mr', gender: 'M' }),
      traveller({ firstName: 'Zé', passengerType: 'CHD', birthDate: '2019-01-01' }),
    ];
    expect((await book(orderFor(fresh(), light, { travellers }))).kind).toBe('booked');
    const passengers = sent()['passengers'] as Json[];
    const infant = passengers.find(({ given_name }) => given_name === 'Bebé')!;
    expect(passengers.filter((each) => each['infant_passenger_id'])).toMatchObject([
      { given_name: 'Ana M', infant_passenger_id: infant['id'] },
    ]);
  });

  describe('on an offer that asks for papers', () => {
    const papers = { passportNumber: 'ca 123-456', passportCountry: 'PT', passportExpiryDate: '2031-05-01' };
    beforeEach(() => {
      fake.edit = (offer) => ({
        ...offer,
        passenger_identity_documents_required: true,
        supported_loyalty_programmes: ['TP', 'not a code'],
      });
    });

    it('carries the passport of everybody, and miles where they are taken', async () => {
      await search({ adults: 1, children: 1, infants: 0 });
      const miles = { loyaltyAirline: 'TP', loyaltyNumber: '12 345-678' };
      const child = { passengerType: 'CHD', birthDate: '2019-01-01', firstName: 'Zé' } as const;
      const travellers = [traveller({ ...papers, ...miles }), traveller({ ...papers, ...child })];
      expect((await book(orderFor(fresh(), light, { travellers }))).kind).toBe('booked');
      const passport = {
        type: 'passport',
        unique_identifier: 'CA123456',
        issuing_country_code: 'PT',
        expires_on: '2031-05-01',
      };
      expect(sent()['passengers']).toMatchObject([
        {
          identity_documents: [passport],
          loyalty_programme_accounts: [{ airline_iata_code: 'TP', account_number: '12345678' }],
        },
        { identity_documents: [passport] },
      ]);
      expect((sent()['passengers'] as Json[])[1]).not.toHaveProperty('loyalty_programme_accounts');
    });

    it('says what it asks for with the price, and is refused before it is sent without it', async () => {
      await search({ adults: 1, children: 0, infants: 0 });
      const { asks } = await duffel.price(light.id, { adults: 1, children: 0, infants: 0 }, { signal });
      expect(asks).toEqual({ passport: true, loyalty: ['TP'] });
      expect(await book(orderFor(fresh(), light))).toMatchObject({
        kind: 'rejected',
        message: flightRefusals.passportMissing.message,
      });
      expect(fake.count('order')).toBe(0);
    });

    it('is not sold where the airline takes none but other papers', async () => {
      fake.edit = (offer) => ({
        ...offer,
        passenger_identity_documents_required: true,
        supported_passenger_identity_document_types: ['tax_id'],
      });
      const { offers } = await duffel.search(searchFor(), { signal });
      expect(offers).toEqual([]);
    });
  });

  it('sends no papers and no miles that nobody asked for', async () => {
    const papers = { passportNumber: 'CA1', passportCountry: 'PT', passportExpiryDate: '2031-05-01' };
    const travellers = [traveller({ ...papers, loyaltyAirline: 'TP', loyaltyNumber: '123' })];
    expect((await book(orderFor(fresh(), light, { travellers }))).kind).toBe('booked');
    expect(JSON.stringify(sent())).not.toMatch(/identity|loyalty/);
  });

  it('seats a child where its age was priced, and nobody where another age was', async () => {
    fake.edit = (offer) => ({
      ...offer,
      passengers: [
        { id: 'pas_a', type: null, age: 9 },
        { id: 'pas_b', type: null, age: 4 },
        { id: 'pas_c', type: 'adult', age: null },
      ],
    });
    await search({ adults: 1, children: 2, infants: 0 });
    const child = (firstName: string, birthDate: string) =>
      traveller({ firstName, birthDate, passengerType: 'CHD' });
    const family = (birthDate: string) => [traveller(), child('Zé', birthDate), child('Rita', '2017-05-05')];
    expect((await book(orderFor(fresh(), light, { travellers: family('2022-06-01') }))).kind).toBe('booked');
    expect((sent()['passengers'] as Json[]).map(({ id }) => id)).toEqual(['pas_c', 'pas_b', 'pas_a']);
    expect(await book(orderFor(fresh(), light, { travellers: family('2020-06-01') }))).toMatchObject({
      message: flightRefusals.pricedForOthers.message,
    });
  });

  it('seats everybody of an age where that was asked for, the others where none was', async () => {
    const travellers = { adults: 2, children: 2, infants: 1, ages: [null, 12, 7, null, 1] };
    const family = (...born: string[]) => [
      traveller(),
      traveller({ firstName: 'Rita', birthDate: '2014-06-01' }),
      traveller({ firstName: 'Zé', passengerType: 'CHD', birthDate: born[0]! }),
      traveller({ firstName: 'Ana', passengerType: 'CHD', birthDate: born[1]! }),
      traveller({ firstName: 'Bebé', passengerType: 'INF', birthDate: '2025-12-01' }),
    ];
    const seatsOf = async (...born: string[]) => {
      await search(travellers);
      const outcome = await book(orderFor(fresh(), light, { travellers: family(...born) }));
      if (outcome.kind !== 'booked') return outcome;
      return (sent()['passengers'] as Json[]).map(({ id }) => String(id).at(-1)).join('');
    };
    expect(await seatsOf('2020-01-01', '2016-01-01')).toBe('01234');
    expect(await seatsOf('2016-01-01', '2020-01-01')).toBe('01324');
    expect(await seatsOf('2016-01-01', '2017-01-01')).toMatchObject({
      kind: 'rejected',
      message: flightRefusals.pricedForOthers.message,
    });
  });

  it('takes people as old as they are when the last slice departs, not when its last flight takes off', async () => {
    const travellers = { adults: 1, children: 1, infants: 0, ages: [null, 7] };
    const booked = async (birthDate: string) => {
      const { offers } = await duffel.search(searchFor({ travellers }), { signal });
      // By way of Madrid: it takes off on the 12th, and once more on the 13th.
      const round = offers.find(({ id }) => id.includes('Round.'))!;
      const child = traveller({ firstName: 'Zé', passengerType: 'CHD', birthDate });
      return (await book(orderFor(fresh(), round, { travellers: [traveller(), child] }))).kind;
    };
    expect([await booked('2019-03-13'), await booked('2019-03-12')]).toEqual(['booked', 'rejected']);
  });

  it('INV-1 a repeated reference gets the first result and is sent once, from any process, at any time', async () => {
    const order = orderFor(fresh(), light);
    const first = await book(order);
    expect(await anew().book(order, { signal })).toEqual(first);
    expect(await lookup(order)).toEqual(first);
    const many = orderFor(fresh(), light);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => anew().book(many, { signal })));
    expect(fake.count('order')).toBe(2);
    for (const { kind } of outcomes) expect(['booked', 'unknown']).toContain(kind);
    expect((await lookup(many)).kind).toBe('booked');
    expect(fake.book.paid).toHaveLength(2);
  });

  it.each([
    ['gone', 'sold-out'],
    ['price-changed', 'price-changed'],
    ['unavailable', 'refused'],
    ['not-created', 'refused'],
    [{ refused: 'offer_expired' }, 'sold-out'],
    [{ refused: 'payment_amount_does_not_match_order_amount' }, 'price-changed'],
    [{ refused: 'insufficient_balance' }, 'refused'],
    [{ refused: 'invalid_phone_number' }, 'refused'],
    [{ refused: 'a_code_of_tomorrow' }, 'refused'],
    [{ refused: 'access_token_not_found', status: 401 }, 'refused'],
  ] as const)('INV-1 Duffel says no, and it stays no: %j', async (fault, reason) => {
    const order = orderFor(fresh(), light);
    fake.fail('order', fault);
    const outcome = await book(order);
    expect(outcome).toMatchObject({ kind: 'rejected', reason });
    expect(outcome.kind === 'rejected' && outcome.message).not.toMatch(/[<_]/);
    expect(await book(order)).toEqual(outcome);
    expect(await lookup(order)).toEqual(outcome);
    expect(fake.count('order')).toBe(1);
    expect(fake.book.paid).toEqual([]);
  });

  it('INV-1 INV-3 coming too often is no final no: it is not there, and is sent again, once', async () => {
    const order = orderFor(fresh(), light);
    fake.fail('order', 'limited', 'limited');
    for (let time = 0; time < 2; time++) {
      expect(await book(order)).toMatchObject({
        ...{ kind: 'unknown', trouble: { meaning: 'rate-limit', code: 'rate_limit_exceeded' } },
      });
      expect((await lookup(order)).kind).toBe('absent');
    }
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => anew().book(order, { signal })));
    for (const { kind } of outcomes) expect(['booked', 'unknown']).toContain(kind);
    expect((await lookup(order)).kind).toBe('booked');
    expect(fake.book.paid).toHaveLength(1);
    const other = orderFor(fresh(), light);
    fake.fail('offer', 'limited');
    expect((await book(other)).kind).toBe('unknown');
    expect((await lookup(other)).kind).toBe('absent');
    expect((await book(other)).kind).toBe('booked');
  });

  it.each(['gone', 'broken', 'drop', 'garbled'] as const)(
    'nothing was sent, so nothing is unknown: the offer could not be read (%s)',
    async (fault) => {
      const order = orderFor(fresh(), light);
      fake.fail('offer', fault, fault);
      expect((await book(order)).kind).toBe('rejected');
      expect((await lookup(order)).kind).toBe('rejected');
      expect(fake.count('order')).toBe(0);
    },
  );

  it('INV-5 is not sent above the price that was agreed, nor in another currency', async () => {
    const net = { amount: 11_999, currency: 'EUR' };
    expect(await book(orderFor(fresh(), light, { net }))).toMatchObject({ reason: 'price-changed' });
    const dollars = { amount: 12_000, currency: 'USD' };
    expect(await book(orderFor(fresh(), light, { net: dollars }))).toMatchObject({ reason: 'price-changed' });
    fake.book.offers.get(light.id.split('.')[1]!)!['total_amount'] = '120.01';
    expect(await book(orderFor(fresh(), light))).toMatchObject({ reason: 'price-changed' });
    expect(fake.count('order')).toBe(0);
  });

  it.each([
    ['a phone number without its country', { phone: '912 345 678' }],
    ['a gender that Duffel has no word for', { travellers: [traveller({ gender: 'X' })] }],
    ['other travellers than were priced', { travellers: [traveller(), traveller({ firstName: 'Rui' })] }],
  ])('is refused before it is sent: %s', async (_, given) => {
    expect(await book(orderFor(fresh(), light, given))).toMatchObject({
      kind: 'rejected',
      reason: 'refused',
    });
    expect(fake.count('order')).toBe(0);
  });

  it.each(['commit-then-504', 'commit-then-drop', 'commit-then-garble'] as const)(
    'INV-1 INV-6 an answer that was lost is found by looking it up, and nothing is sent again: %s',
    async (fault) => {
      const order = orderFor(fresh(), light);
      fake.fail('order', fault);
      expect((await book(order)).kind).toBe('unknown');
      expect(await lookup(order)).toMatchObject({ kind: 'booked', status: 'Confirmed' });
      expect((await book(order)).kind).toBe('booked');
      expect(fake.count('order')).toBe(1);
    },
  );

  it('INV-6 a caller that gives up does not know, and finds out', async () => {
    const order = orderFor(fresh(), light);
    fake.fail('order', 'commit-then-slow');
    const abort = new AbortController();
    const booked = duffel.book(order, { signal: abort.signal });
    await vi.waitFor(() => expect(fake.book.paid).toHaveLength(1), 10_000);
    abort.abort();
    expect((await booked).kind).toBe('unknown');
    expect((await lookup(order)).kind).toBe('booked');
  });

  it.each(['broken', 'bad-gateway', 'gateway-timeout', 'drop', 'garbled'] as const)(
    'INV-3 INV-6 what was sent and is not there may still appear for a day: %s',
    async (fault) => {
      const order = orderFor(fresh(), light);
      fake.fail('order', fault);
      expect((await book(order)).kind).toBe('unknown');
      clock.advance(3 * HOUR);
      expect((await lookup(order)).kind).toBe('unknown');
      expect((await book(order)).kind).toBe('unknown');
      clock.advance(22 * HOUR);
      expect((await lookup(order)).kind).toBe('absent');
      expect((await book(order)).kind).toBe('unknown');
      expect(fake.count('order')).toBe(1);
    },
  );

  it.each(['accepted-later', 'confirmed-later'] as const)(
    'waits for an order that was taken in: %s',
    async (fault) => {
      const order = orderFor(fresh(), light);
      fake.fail('order', fault);
      expect(await book(order)).toEqual({ kind: 'pending', supplierRef: null });
      clock.advance(2 * HOUR);
      expect((await lookup(order)).kind).toBe('pending');
      fake.settle();
      expect((await lookup(order)).kind).toBe('booked');
      expect(fake.count('order')).toBe(1);
    },
  );

  it('INV-3 an order that is there although nothing is written here is found: the books came from a backup', async () => {
    const order = orderFor(fresh(), light);
    expect((await lookup(order)).kind).toBe('absent');
    const other = await testDb([duffelMigration]);
    await anew({ db: other }).book(order, { signal });
    await other.close();
    expect((await lookup(order)).kind).toBe('booked');
  });

  it('INV-3 INV-6 a no for an order that Duffel has and does not show yet is unknown until it appears, or cannot', async () => {
    const other = await testDb([duffelMigration]);
    const older = anew({ db: other });
    const order = orderFor(fresh(), light);
    fake.fail('order', 'accepted-later');
    await older.book(order, { signal });
    fake.fail('order', { refused: 'order_creation_already_attempted' });
    expect(await book(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'order_creation_already_attempted' },
    });
    const never = orderFor(fresh(), flexible);
    fake.fail('order', { refused: 'order_creation_already_attempted' });
    expect((await book(never)).kind).toBe('unknown');
    clock.advance(3 * HOUR);
    expect((await lookup(order)).kind).toBe('unknown');
    fake.settle();
    expect((await lookup(order)).kind).toBe('booked');
    clock.advance(22 * HOUR);
    expect((await lookup(never)).kind).toBe('absent');
    await other.close();
  });

  it("does not take somebody else's order on the same offer for ours", async () => {
    const mine = orderFor(fresh(), light);
    await book(orderFor(fresh(), light));
    fake.fail('order', { refused: 'order_creation_already_attempted' });
    expect(await book(mine)).toMatchObject({ kind: 'rejected', reason: 'refused' });
    const lost = orderFor(fresh(), light);
    fake.fail('order', 'commit-then-drop');
    await book(lost);
    fake.fail('find', 'limited');
    await expect(lookup(lost)).rejects.toMatchObject({ reason: 'failed' });
    expect((await lookup(lost)).kind).toBe('booked');
  });
});

describe('a reservation', () => {
  const hold = async () => {
    const outcome = await book(orderFor(fresh(), flexible, { hold: true }));
    if (outcome.kind !== 'booked') throw new Error(outcome.kind);
    return outcome;
  };
  const net = { amount: 24_000, currency: 'EUR' };
  const ticket = (supplierRef: string, reference = `${supplierRef}:issue`, most = net) =>
    duffel.ticket(supplierRef, { reference, net: most }, { signal });

  it('R229 is kept unpaid until the airline’s limit, where the airline lets it wait', async () => {
    const outcome = await hold();
    const until = new Date(clock.now().getTime() + 24 * HOUR).toISOString();
    expect(outcome).toMatchObject({
      status: 'Booked',
      holdUntil: until,
      details: { ticketNumbers: [], ticketTimeLimit: until },
    });
    expect(sent()).toMatchObject({ type: 'hold' });
    expect(sent()).not.toHaveProperty('payments');
    expect(fake.book.paid).toEqual([]);
    expect(await book(orderFor(fresh(), light, { hold: true }))).toMatchObject({
      kind: 'rejected',
      message: 'This fare must be paid right away',
    });
    // What does not say that it can wait, cannot.
    const silent = fake.book.offers.get(flexible.id.split('.')[1]!)!;
    Object.assign(silent['payment_requirements'] as object, { requires_instant_payment: null });
    expect((await book(orderFor(fresh(), flexible, { hold: true }))).kind).toBe('rejected');
  });

  it('INV-1 is paid once, and the tickets are there', async () => {
    const { supplierRef } = await hold();
    const first = await ticket(supplierRef);
    expect(first).toMatchObject({
      kind: 'issued',
      details: { ticketNumbers: [expect.any(String)], ticketTimeLimit: null },
    });
    expect(await ticket(supplierRef)).toEqual(first);
    expect(await ticket(supplierRef, 'another')).toEqual(first);
    expect(fake.book.paid).toEqual([{ orderId: supplierRef, amount: '240.00', currency: 'EUR' }]);
  });

  it.each(['commit-then-504', 'commit-then-drop'] as const)(
    'INV-1 INV-6 a payment whose answer was lost is not sent again: %s',
    async (fault) => {
      const { supplierRef } = await hold();
      fake.fail('pay', fault);
      expect((await ticket(supplierRef)).kind).toBe('unknown');
      expect((await ticket(supplierRef)).kind).toBe('issued');
      expect(fake.count('pay')).toBe(1);
    },
  );

  it('INV-1 a payment that may be on its way is not sent again before it is over', async () => {
    const { supplierRef } = await hold();
    fake.fail('pay', 'drop');
    expect((await ticket(supplierRef)).kind).toBe('unknown');
    clock.advance(60_000);
    expect((await ticket(supplierRef)).kind).toBe('pending');
    expect(fake.count('pay')).toBe(1);
    clock.advance(3 * 60_000);
    expect((await ticket(supplierRef)).kind).toBe('issued');
    expect(fake.count('pay')).toBe(2);
  });

  it('INV-5 is not paid above the price that was agreed; its price is that of now', async () => {
    const { supplierRef } = await hold();
    fake.book.orders.get(supplierRef)!['total_amount'] = '252.00';
    expect(await duffel.heldPrice(supplierRef, { signal })).toEqual({
      base: { amount: 25_200 - 3_140, currency: 'EUR' },
      taxes: { amount: 3_140, currency: 'EUR' },
      published: null,
    });
    expect((await ticket(supplierRef)).kind).toBe('refused');
    expect(fake.count('pay')).toBe(0);
    expect((await ticket(supplierRef, 'accepted', { amount: 25_200, currency: 'EUR' })).kind).toBe('issued');
  });

  it('R232 refusals are refusals, and tickets may come later or never', async () => {
    const { supplierRef } = await hold();
    fake.fail('pay', { refused: 'insufficient_balance' });
    expect(await ticket(supplierRef)).toEqual({ kind: 'refused', ...told(flightRefusals.notTicketed) });
    fake.book.issuesTickets = false;
    expect((await ticket(supplierRef, 'again')).kind).toBe('pending');
    clock.advance(16 * 60_000);
    expect(await ticket(supplierRef, 'again')).toMatchObject({
      kind: 'issued',
      details: { ticketNumbers: [] },
    });
  });

  it('that was cancelled or let go is not paid', async () => {
    const { supplierRef } = await hold();
    const status = fake.book.orders.get(supplierRef)!['payment_status'] as Json;
    Object.assign(status, { awaiting_payment: false, payment_required_by: null });
    expect((await ticket(supplierRef)).kind).toBe('refused');
    expect((await duffel.cancel(supplierRef, 'c', { signal })).kind).toBe('cancelled');
    expect(fake.count('confirm')).toBe(0);
    await expect(ticket('SB123')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(duffel.heldPrice('ord_404', { signal })).rejects.toMatchObject({ reason: 'invalid' });
  });
});
