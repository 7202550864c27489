import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { SupplierOrder } from '@/server/ports/booking';
import type { Database } from '@/server/db';
import { testClock, testDb } from '@/server/testing/harness';
import { FlightSearch } from '@/plugins/flight/contract';
import { type SupplierOffer, type FlightSupplier, supplierSearch } from '@/plugins/flight/face/port';
import { flightSandbox } from '../flight-sandbox';
import { eventMigration, journalMigration, openJournal, supplierMigration } from './journal';
import { openSeatBook, seatMigration } from '../extras/seat-book';

let db: Database;
let offer: SupplierOffer;
const clock = testClock('2027-01-10T12:00:00Z');
const signal = new AbortController().signal;
/** As another process would have it. */
const anew = (): FlightSupplier =>
  flightSandbox({ clock, journal: openJournal(db), seatBook: openSeatBook(db), secret: 'secret' });

const order = (reference: string): SupplierOrder => ({
  reference,
  offerRef: offer.id,
  offer: null,
  net: { amount: offer.base.amount + offer.taxes.amount, currency: 'EUR' },
  request: {
    travellers: [
      {
        title: 'Mr',
        firstName: 'Rui',
        lastName: 'Silva',
        gender: 'M',
        birthDate: '1980-01-01',
        passengerType: 'ADT',
      },
    ],
    contact: { email: 'rui@example.com', phone: '+351 912 345 678' },
    billing: { address: 'Rua 1', city: 'Porto', state: 'Porto', zipCode: '4000-001', country: 'PT' },
  },
});

beforeAll(async () => {
  db = await testDb([journalMigration, eventMigration, seatMigration, supplierMigration]);
  const search = z.parse(FlightSearch, {
    legs: [{ origin: 'OPO', destination: 'LON', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  });
  offer = (await anew().search(supplierSearch(search, 'EUR'), { signal })).offers.find(
    ({ fareFamily, terms }) => fareFamily.includes('economy-1') && terms.refund.fee,
  )!;
});
afterAll(() => db.close());

describe('orders', () => {
  it('INV-7 never changes what is written', async () => {
    await expect(
      db.asSystem((tx) => tx.updateTable('flight_sandbox_order').set({ supplier_ref: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    await expect(db.asSystem((tx) => tx.deleteFrom('flight_sandbox_order').execute())).rejects.toThrow(
      /permission denied/,
    );
  });

  it('INV-6 are listed by their own supplier alone', async () => {
    await anew().book(order('listed'), { signal });
    const listed = async (supplier: string) => (await openJournal(db, supplier).since(new Date(0))).length;
    expect([await listed('sandbox'), await listed('another')]).toEqual([1, 0]);
  });

  it('takes an order back: free for a day, then for a fee', async () => {
    const booked = await anew().book(order('back'), { signal });
    if (booked.kind !== 'booked') throw new Error(booked.kind);
    expect(await anew().cancelPenalty(booked.supplierRef, { signal })).toMatchObject({
      penalty: { amount: 0 },
      refundable: true,
    });
    const alone = order('two');
    const { travellers } = alone.request as { travellers: object[] };
    const request = { ...(alone.request as object), travellers: [...travellers, ...travellers] };
    const two = await anew().book(
      { ...alone, net: { ...alone.net, amount: 2 * alone.net.amount }, request },
      { signal },
    );
    if (two.kind !== 'booked') throw new Error(two.kind);
    clock.advance(25 * 3_600_000);
    const { penalty } = await anew().cancelPenalty(booked.supplierRef, { signal });
    expect(penalty.amount).toBeGreaterThan(0);
    expect((await anew().cancelPenalty(two.supplierRef, { signal })).penalty.amount).toBe(2 * penalty.amount);
  });
});
