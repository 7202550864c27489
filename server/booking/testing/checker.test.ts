import { describe, expect, it } from 'vitest';
import { check } from './checker';
import type { BookingFact, Facts, GatewayFact, SupplierFact } from './facts';

const now = new Date('2027-03-01T12:00:00Z');
const id = 'b1';
const booking = (changes: Partial<BookingFact> = {}): BookingFact => ({
  agency_id: 'a1',
  id,
  quote_id: 'q1',
  state: 'confirmed',
  version: 1,
  currency: 'EUR',
  accepted_minor: 100,
  total_minor: 100,
  penalty_minor: null,
  supplier_ref: 's1',
  raised_at: null,
  unresolved_since: null,
  is_hold: false,
  by_hand: null,
  wholesale: 80,
  ...changes,
});
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const authorised: GatewayFact = {
  type: 'authorise',
  key: `${id}:authorise`,
  agencyId: 'a1',
  paymentRef: 'p1',
  amount: eur(100),
  result: 'authorised',
};
const captured: GatewayFact = {
  type: 'capture',
  agencyId: 'a1',
  paymentRef: 'p1',
  amount: eur(100),
  result: 'done',
};
const ordered: SupplierFact = { type: 'booked', reference: id, supplierRef: 's1', net: 80 };
const issued: SupplierFact = { type: 'issued', reference: id, supplierRef: 's1', net: 80 };
const held = (changes: Partial<BookingFact> = {}) => booking({ is_hold: true, ...changes });
const entry = (account: string, amount_minor: number, posting = 'capture') => ({
  agency_id: 'a1',
  booking_id: id,
  posting,
  account,
  amount_minor,
  currency: 'EUR',
});
const event = (type: string, seq = 1, at = now) => ({ agency_id: 'a1', booking_id: id, seq, at, type });

const good: Facts = {
  now,
  bookings: [booking()],
  events: [event('state.intent')],
  ledger: [entry('gateway.receivable', 100), entry('supplier.payable', -100)],
  gateway: [authorised, captured],
  supplier: [ordered],
  told: [{ bookingId: id, state: 'confirmed' }],
};
const found = (changes: Partial<Facts>) =>
  [
    ...new Set(check({ ...good, ...changes }, { settled: true }).map((violation) => violation.invariant)),
  ].sort();
const minutes = (count: number) => new Date(now.getTime() - count * 60_000);

describe('the checker', () => {
  it('finds nothing where nothing is wrong', () => expect(check(good, { settled: true })).toEqual([]));

  it('lets a reservation be paid at the second try', () => {
    const again = { ...authorised, key: `${id}:authorise.2`, paymentRef: 'p2' };
    const facts = {
      bookings: [held()],
      supplier: [ordered, issued],
      gateway: [
        authorised,
        { type: 'void' as const, paymentRef: 'p1', result: 'done' },
        again,
        { ...captured, paymentRef: 'p2' },
      ],
    };
    expect(check({ ...good, ...facts }, { settled: true })).toEqual([]);
  });

  it.each<[string, string, Partial<Facts>]>([
    ['INV-1', 'two supplier bookings', { supplier: [ordered, { ...ordered, supplierRef: 's2' }] }],
    ['INV-1', 'two captures', { gateway: [authorised, captured, captured] }],
    [
      'INV-1',
      'two bookings of one quote',
      { bookings: [booking(), booking({ id: 'b2', state: 'ordering' })] },
    ],
    ['INV-2', 'confirmed without money', { gateway: [authorised] }],
    ['INV-2', 'failed with money', { bookings: [booking({ state: 'failed' })], supplier: [] }],
    [
      'INV-2',
      'failed with money still held',
      { bookings: [booking({ state: 'failed' })], supplier: [], gateway: [authorised] },
    ],
    [
      'INV-2',
      'cancelled with more kept than agreed',
      { bookings: [booking({ state: 'cancelled', penalty_minor: 10 })] },
    ],
    ['INV-2', 'money without a booking', { bookings: [], events: [], ledger: [], supplier: [], told: [] }],
    [
      'INV-2',
      'the same number of other money',
      {
        gateway: [
          { ...authorised, amount: { amount: 100, currency: 'CHF' } },
          { ...captured, amount: { amount: 100, currency: 'CHF' } },
        ],
      },
    ],
    ['INV-3', 'confirmed, nothing at the supplier', { supplier: [] }],
    [
      'INV-3',
      'cancelled here, active there',
      { bookings: [booking({ state: 'cancelled', penalty_minor: 100 })] },
    ],
    ['INV-3', 'unknown here', { supplier: [ordered, { ...ordered, reference: 'b9', supplierRef: 's9' }] }],
    [
      'INV-4',
      'a ledger that does not balance',
      { ledger: [entry('gateway.receivable', 100), entry('supplier.payable', -99)] },
    ],
    ['INV-4', 'a ledger that differs from the gateway', { ledger: [] }],
    [
      'INV-4',
      'a booking that earned what the ledger does not owe',
      {
        bookings: [
          booking({ figures: { net: 100, cost: 100, markup: 1, fee: 0, penalty: 0, protection: 0 } }),
        ],
      },
    ],
    ['INV-5', 'more captured than accepted', { bookings: [booking({ accepted_minor: 99 })] }],
    ['INV-5', 'more charged by the supplier than agreed', { supplier: [{ ...ordered, net: 81 }] }],
    ['INV-6', 'failed here, booked there', { bookings: [booking({ state: 'failed' })] }],
    ['INV-6', 'no end', { bookings: [booking({ state: 'ordering' })] }],
    ['INV-6', 'unresolved for too long', { bookings: [booking({ unresolved_since: minutes(20) })] }],
    [
      'INV-6',
      'resolved too late without a person',
      {
        bookings: [booking({ version: 2 })],
        events: [event('unknown.order', 1, minutes(30)), event('state.booked', 2)],
      },
    ],
    ['INV-6', 'told failed, confirmed later', { told: [{ bookingId: id, state: 'failed' }] }],
    ['INV-7', 'a gap in the log', { events: [event('state.intent', 2)] }],
    ['INV-7', 'an acknowledged booking that is gone', { told: [{ bookingId: 'b7', state: 'processing' }] }],
    ['INV-7', 'confirmed to somebody, failed now', { bookings: [booking({ state: 'failed' })] }],
    ['INV-1', 'issued twice', { bookings: [held()], supplier: [ordered, issued, issued] }],
    [
      'INV-1',
      'two payments of a reservation at once',
      {
        bookings: [held()],
        supplier: [ordered, issued],
        gateway: [authorised, captured, { ...authorised, key: `${id}:authorise.2`, paymentRef: 'p2' }],
      },
    ],
    ['INV-3', 'a reservation that is confirmed and was never issued', { bookings: [held()] }],
    [
      'INV-5',
      'more charged for issuing than agreed',
      { bookings: [held()], supplier: [ordered, { ...issued, net: 81 }] },
    ],
    [
      'INV-6',
      'a reservation that nobody ended',
      { bookings: [held({ state: 'reserved' })], gateway: [], ledger: [], told: [] },
    ],
    [
      'INV-6',
      'issuing that stayed unknown without a person',
      {
        bookings: [booking({ version: 2 })],
        events: [event('unknown.issue', 1, minutes(30)), event('state.capturing', 2)],
      },
    ],
    ['INV-8', "another agency's account", { gateway: [{ ...authorised, agencyId: 'a2' }, captured] }],
  ])('%s sees %s', (invariant, _, changes) => expect(found(changes)).toContain(invariant));
});
