import type { DifferenceCode } from '@/core/contract/attention';
import { differencesIn, groupBy } from '../books/compare';
import type { Books, OrderFact, PaymentFact } from '../books/facts';
import type { BookingFact, Facts, GatewayFact, SupplierFact } from './facts';

export interface Violation {
  readonly invariant: `INV-${number}`;
  readonly bookingId: string | null;
  readonly what: string;
}

/** Which promise a difference breaks. */
const BROKEN_BY: Readonly<Record<DifferenceCode, Violation['invariant']>> = {
  'order-unknown': 'INV-3',
  'orders-twice': 'INV-1',
  'order-still-active': 'INV-3',
  'order-missing': 'INV-3',
  'order-dearer': 'INV-5',
  'issued-twice': 'INV-1',
  'not-issued': 'INV-3',
  'payment-unknown': 'INV-2',
  'captured-twice': 'INV-1',
  'payments-at-once': 'INV-1',
  'captured-too-much': 'INV-5',
  'wrong-account': 'INV-8',
  'taken-differs': 'INV-2',
  'still-held': 'INV-2',
  'ledger-unbalanced': 'INV-4',
  'figures-differ': 'INV-4',
  'ledger-differs': 'INV-4',
  'charge-unknown': 'INV-2',
  'charge-missing': 'INV-2',
  'charge-differs': 'INV-5',
  'return-differs': 'INV-2',
  'payout-differs': 'INV-4',
  'payout-failed': 'INV-4',
};

/** What became of one payment, out of the lines of the gateway's own journal. */
function paymentOf(paymentRef: string, entries: readonly GatewayFact[]): PaymentFact {
  const done = (type: string) => entries.filter((entry) => entry.type === type && entry.result === 'done');
  const total = (type: string) => done(type).reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0);
  const asked = entries.find(({ type }) => type === 'authorise');
  const authorised = entries.some(
    ({ type, result }) =>
      (type === 'authorise' && result === 'authorised') || (type === 'challenge' && result === 'confirmed'),
  );
  const released = done('void').length > 0;
  const captures = done('capture').length;
  return {
    paymentRef,
    key: asked?.key ?? null,
    agencyId: entries.find(({ agencyId }) => agencyId)?.agencyId ?? null,
    currency: asked?.amount?.currency ?? null,
    authorised,
    captures,
    captured: total('capture'),
    refunded: total('refund'),
    held: authorised && captures === 0 && !released ? (asked?.amount?.amount ?? 0) : 0,
    released,
  };
}

/** Each order that a supplier has made, out of the lines of its journal. */
function ordersOf(entries: readonly SupplierFact[]): OrderFact[] {
  const cancelled = new Set(
    entries.filter(({ type }) => type === 'cancelled').map(({ supplierRef }) => supplierRef),
  );
  return entries
    .filter(({ type }) => type === 'booked')
    .map(({ reference, supplierRef, net }) => ({
      reference,
      supplierRef,
      net: net ?? null,
      currency: null,
      isCancelled: cancelled.has(supplierRef),
      issued: entries
        .filter((entry) => entry.type === 'issued' && entry.supplierRef === supplierRef)
        .map((entry) => entry.net ?? 0),
    }));
}

/** The facts as the books that are compared. `settled`: everything has to have come to rest. */
export const booksOf = (facts: Facts, settled: boolean): Books => ({
  ledger: facts.ledger,
  payments:
    facts.payments ??
    [...groupBy(facts.gateway, ({ paymentRef }) => paymentRef ?? '')].flatMap(([ref, entries]) =>
      ref ? [paymentOf(ref, entries)] : [],
    ),
  orders: ordersOf(facts.supplier),
  bookings: facts.bookings.map((booking) => ({
    ...booking,
    by_hand: booking.by_hand ?? null,
    isListed: true,
    rests: settled || ENDS.includes(booking.state),
  })),
});

const ENDS = ['confirmed', 'failed', 'cancelled'];

/**
 * Compares the gateway's journal, the supplier's journal and the rows of the database as production does every hour, and
 * reports where they contradict an invariant; what was told and the event log only tests know. `settled` also demands that
 * everything has come to an end. `slackMs` is how coarsely time passed while it was watched.
 */
export function check(
  facts: Facts,
  { settled, slackMs = 60_000 }: { settled: boolean; slackMs?: number },
): Violation[] {
  const found: Violation[] = differencesIn(booksOf(facts, settled)).map(({ code, bookingId, what }) => ({
    invariant: what.startsWith('shown as failed') ? 'INV-6' : BROKEN_BY[code],
    bookingId,
    what,
  }));
  const add: Add = (invariant, bookingId, what) => found.push({ invariant, bookingId, what });
  const bookings = new Map(facts.bookings.map((booking) => [booking.id, booking]));
  if (settled)
    for (const { id, state } of facts.bookings)
      if (!ENDS.includes(state)) add('INV-6', id, `came to no end: ${state}`);
  checkQuotes(facts, add);
  checkEvents(facts, slackMs, add);
  checkTold(facts, bookings, add);
  return found;
}

type Add = (invariant: Violation['invariant'], bookingId: string | null, what: string) => void;

function checkQuotes(facts: Facts, add: Add): void {
  const live = facts.bookings.filter((booking) => booking.state !== 'failed');
  for (const [quote, sharing] of groupBy(live, (booking) => booking.quote_id))
    if (sharing.length > 1) add('INV-1', sharing[0]!.id, `${sharing.length} bookings of quote ${quote}`);
}

const QUARTER_HOUR_MS = 15 * 60_000;

function checkEvents(facts: Facts, slackMs: number, add: Add): void {
  const byBooking = groupBy(facts.events, (event) => event.booking_id);
  for (const booking of facts.bookings) {
    const events = byBooking.get(booking.id) ?? [];
    if (events.some((event, index) => event.seq !== index + 1) || events.length !== booking.version)
      add('INV-7', booking.id, 'the event log has a gap');
    const failed = events.findIndex((event) => event.type === 'state.failed');
    // What an answer that came too late left outside is given back afterwards.
    if (failed >= 0 && events.slice(failed + 1).some(({ type }) => type.startsWith('state.')))
      add('INV-6', booking.id, 'went on after it was shown as failed');
    if (
      booking.unresolved_since &&
      !booking.raised_at &&
      facts.now.getTime() - booking.unresolved_since.getTime() > QUARTER_HOUR_MS + slackMs
    )
      add('INV-6', booking.id, 'unresolved for more than 15 minutes, and nobody was called');
    let since: Date | null = null;
    let raised = false;
    for (const { type, at } of events) {
      if (type === 'raised') raised = true;
      if (/^unknown\.(authorise|order|issue|capture|void|refund|cancel|release|withdraw)$/.test(type))
        since ??= at;
      const resolved =
        ['payer-waited-for', 'refund-under-way', 'void-under-way'].includes(type) ||
        /^state\.(action-required|authorised|booked|reserved|capturing|captured|voiding|unpaying|failed|confirmed|refunding|cancelled)$/.test(
          type,
        );
      if (!resolved) continue;
      if (since && !raised && at.getTime() - since.getTime() > QUARTER_HOUR_MS + slackMs)
        add('INV-6', booking.id, 'was unresolved for more than 15 minutes, and nobody was called');
      since = null;
      raised = false;
    }
  }
}

/** What somebody was told once must still follow from the rows: nothing acknowledged is lost or taken back. */
function checkTold(facts: Facts, bookings: Map<string, BookingFact>, add: Add): void {
  const after: Record<string, readonly string[]> = {
    confirmed: ['confirmed', 'cancelling', 'refunding', 'cancelled'],
    cancelled: ['refunding', 'cancelled'],
    failed: ['voiding', 'failed'],
  };
  for (const { bookingId, state } of facts.told) {
    const booking = bookings.get(bookingId);
    if (!booking) add('INV-7', bookingId, `was acknowledged as ${state} and is gone`);
    else if (after[state] && !after[state].includes(booking.state))
      add(state === 'failed' ? 'INV-6' : 'INV-7', bookingId, `was told ${state}, is ${booking.state}`);
  }
}
