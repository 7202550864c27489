import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { SupplierOrder } from '@/server/ports/booking';
import type { Database } from '@/server/db';
import { testClock, testDb } from '@/server/testing/harness';
import { FlightSearch } from '../../contract';
import type { SupplierOffer, SupplierPort } from '../supplier/port';
import {
  createSandbox,
  eventMigration,
  journalMigration,
  openJournal,
  openSeatBook,
  seatMigration,
  supplierMigration,
} from '.';

let db: Database;
let offer: SupplierOffer;
const clock = testClock('2027-01-10T12:00:00Z');
const signal = new AbortController().signal;
/** As another process would have it. */
const anew = (): SupplierPort =>
  createSandbox({ clock, journal: openJournal(db), seatBook: openSeatBook(db), secret: 'secret' });

const order = (reference: string, lastName = 'Silva', more: Partial<SupplierOrder> = {}): SupplierOrder => ({
  reference,
  offerRef: offer.id,
  offer: null,
  net: { amount: offer.base.amount + offer.taxes.amount, currency: 'EUR' },
  request: {
    travellers: [
      { title: 'Mr', firstName: 'Rui', lastName, gender: 'M', birthDate: '1980-01-01', passengerType: 'ADT' },
    ],
    contact: { email: 'rui@example.com', phone: '+351 912 345 678' },
    billing: { address: 'Rua 1', city: 'Porto', state: 'Porto', zipCode: '4000-001', country: 'PT' },
  },
  ...more,
});

beforeAll(async () => {
  db = await testDb([journalMigration, eventMigration, seatMigration, supplierMigration]);
  const search = z.parse(FlightSearch, {
    legs: [{ origin: 'OPO', destination: 'LON', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  });
  offer = (await anew().search({ ...search, currency: 'EUR' }, { signal })).offers.find((each) =>
    each.fareFamily.includes('economy-1'),
  )!;
});
afterAll(() => db.close());

describe('orders', () => {
  it('INV-1 a repeated reference gets the first result, also from another process and with other details', async () => {
    const first = await anew().book(order('a'), { signal });
    expect(first.kind).toBe('booked');
    expect(await anew().book(order('a'), { signal })).toEqual(first);
    expect(await anew().book(order('a', 'SOLDOUT'), { signal })).toEqual(first);
    expect(await anew().lookup(order('a'), { signal })).toEqual(first);
    const many = await Promise.all(Array.from({ length: 20 }, () => anew().book(order('b'), { signal })));
    expect(new Set(many.map((each) => JSON.stringify(each))).size).toBe(1);
    const rows = await db.asSystem((tx) =>
      tx.selectFrom('flight_sandbox_order').select('reference').execute(),
    );
    expect(rows.map((row) => row.reference).sort()).toEqual(['a', 'b']);
  });

  it('INV-1 a refusal stays a refusal', async () => {
    expect(await anew().book(order('refused', 'SOLDOUT'), { signal })).toMatchObject({
      kind: 'rejected',
      reason: 'sold-out',
    });
    expect(await anew().book(order('refused'), { signal })).toMatchObject({
      kind: 'rejected',
      reason: 'sold-out',
    });
  });

  it('INV-5 nothing is booked above the net price that was agreed', async () => {
    const cheap = order('cheap', 'Silva', { net: { amount: offer.base.amount, currency: 'EUR' } });
    expect(await anew().book(cheap, { signal })).toMatchObject({ kind: 'rejected', reason: 'price-changed' });
  });

  it('INV-6 an answer that never came is found by looking it up, an order that was never made is absent', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 50);
    expect((await anew().book(order('lost', 'TIMEOUT'), { signal: abort.signal })).kind).toBe('unknown');
    expect((await anew().lookup(order('lost'), { signal })).kind).toBe('booked');
    expect((await anew().book(order('broken', 'UNKNOWN'), { signal })).kind).toBe('unknown');
    expect((await anew().lookup(order('broken'), { signal })).kind).toBe('absent');
  });

  it('confirms a pending order later', async () => {
    expect((await anew().book(order('later', 'PENDING'), { signal })).kind).toBe('pending');
    clock.advance(21_000);
    expect((await anew().lookup(order('later'), { signal })).kind).toBe('booked');
  });

  it('knows the booking behind an order', async () => {
    const booked = await anew().lookup(order('a'), { signal });
    expect(booked.kind === 'booked' && (await anew().referenceOf(booked.supplierRef))).toBe('a');
    expect(await anew().referenceOf('SB0')).toBeNull();
  });

  it('INV-7 never changes what is written', async () => {
    await expect(
      db.asSystem((tx) => tx.updateTable('flight_sandbox_order').set({ supplier_ref: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(db.asSystem((tx) => tx.deleteFrom('flight_sandbox_order').execute())).rejects.toThrow(
      /permission denied/,
    );
  });

  it('takes an order back: free for a day, then for a fee, twice without harm, and not at all when it says so', async () => {
    const booked = await anew().book(order('back'), { signal });
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    expect(await anew().cancelPenalty(booked.supplierRef, { signal })).toMatchObject({
      penalty: { amount: 0 },
      refundable: true,
    });
    clock.advance(25 * 3_600_000);
    expect((await anew().cancelPenalty(booked.supplierRef, { signal })).penalty.amount).toBeGreaterThan(0);
    for (let i = 0; i < 2; i++)
      expect((await anew().cancel(booked.supplierRef, 'c', { signal })).kind).toBe('cancelled');
    const stubborn = await anew().book(order('stubborn', 'NOCANCEL'), { signal });
    expect(
      stubborn.kind === 'booked' && (await anew().cancel(stubborn.supplierRef, 'c', { signal })),
    ).toEqual({ kind: 'refused', message: 'Error in flight cancellation' });
  });
});
