import type { BookingFact, Books, LedgerFact, OrderFact, PaymentFact } from './facts';
import type { DifferenceCode } from '@/core/contract/attention';
import type { Difference } from '../../ports/books';

type Add = (
  code: DifferenceCode,
  what: string,
  more?: Pick<Difference, 'ours' | 'theirs' | 'reference'>,
) => void;

export const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};
const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** What the gateway has of all payments of one booking. */
const moneyOf = (payments: readonly PaymentFact[]) => ({
  captures: sum(payments, ({ captures }) => captures),
  captured: sum(payments, ({ captured }) => captured),
  net: sum(payments, ({ captured, refunded }) => captured - refunded),
  held: sum(payments, ({ held }) => held),
  /** Payments whose money is held or taken. */
  living: payments.filter(({ authorised, released }) => authorised && !released).length,
});

/** Amounts of two currencies are never compared as numbers: that they are two is the difference. */
const isForeign = (booking: BookingFact, currency: string | null): boolean =>
  currency !== null && currency !== booking.currency;

function compareOrders(booking: BookingFact, orders: readonly OrderFact[], add: Add): void {
  const { state, wholesale } = booking;
  if (orders.length > 1) add('orders-twice', `${orders.length} supplier bookings`);
  const active = orders.find(({ isCancelled }) => !isCancelled);
  const reference = active ? { reference: active.supplierRef } : {};
  if (active && state === 'failed')
    add('order-still-active', 'shown as failed, but booked at the supplier', reference);
  if (active && state === 'cancelled')
    add('order-still-active', 'active at the supplier, cancelled here', reference);
  for (const { net, issued, supplierRef, currency } of orders) {
    if (isForeign(booking, currency))
      add('order-dearer', `the supplier charged ${currency}, agreed were ${booking.currency}`, {
        reference: supplierRef,
      });
    for (const charged of [net ?? 0, ...(issued ?? [])])
      if (charged > wholesale)
        add('order-dearer', `the supplier charged ${charged}, agreed were ${wholesale}`, {
          ours: wholesale,
          theirs: charged,
          reference: supplierRef,
        });
    if (issued && issued.length > 1) add('issued-twice', 'issued twice', { reference: supplierRef });
  }
  if (state !== 'confirmed' || !booking.rests || !booking.isListed) return;
  if (!active) add('order-missing', 'confirmed, but not at the supplier');
  else if (booking.is_hold && booking.total_minor > 0 && active.issued?.length === 0)
    add('not-issued', 'confirmed, but never issued', reference);
}

function comparePayments(booking: BookingFact, payments: readonly PaymentFact[], add: Add): void {
  const { captures, captured, living } = moneyOf(payments);
  for (const { currency } of payments)
    if (isForeign(booking, currency))
      add('taken-differs', `paid in ${currency}, sold in ${booking.currency}`);
  if (captures > 1) add('captured-twice', `${captures} captures`);
  if (living > 1) add('payments-at-once', `${living} payments at once`);
  if (!booking.is_hold && payments.length > 1) add('payments-at-once', 'several authorisations');
  if (captured > booking.accepted_minor)
    add('captured-too-much', `captured ${captured}, accepted ${booking.accepted_minor}`, {
      ours: booking.accepted_minor,
      theirs: captured,
    });
  const agency = payments.find(({ agencyId }) => agencyId)?.agencyId;
  if (agency && agency !== booking.agency_id)
    add('wrong-account', "the money went through another agency's account");
}

/** What a booking that rests has left at the gateway. `outside`: what the agency has returned itself. */
function compareEnd(booking: BookingFact, payments: readonly PaymentFact[], outside: number, add: Add): void {
  const { state, total_minor: total } = booking;
  const { net: atGateway, held } = moneyOf(payments);
  const net = atGateway - outside;
  const penalty = booking.penalty_minor ?? 0;
  if (state === 'confirmed' && net !== total)
    add('taken-differs', `confirmed, but ${net} of ${total} taken`, { ours: total, theirs: net });
  if (state === 'cancelled' && net !== penalty)
    add('taken-differs', `cancelled for ${penalty}, but ${net} kept`, { ours: penalty, theirs: net });
  if (state !== 'failed') return;
  if (net !== 0) add('taken-differs', `failed, but ${net} kept`, { ours: 0, theirs: net });
  if (held !== 0 && booking.by_hand !== 'voiding')
    add('still-held', `failed, but ${held} still held`, { ours: 0, theirs: held });
}

function compareLedger(
  booking: BookingFact,
  entries: readonly LedgerFact[],
  payments: readonly PaymentFact[] | null,
  add: Add,
): void {
  for (const [posting, lines] of groupBy(entries, (entry) => entry.posting)) {
    const off = sum(lines, ({ amount_minor }) => amount_minor);
    if (off !== 0) add('ledger-unbalanced', `the posting ${posting} is off by ${off}`, { theirs: off });
  }
  const of = (account: string) =>
    sum(
      entries.filter((entry) => entry.account === account),
      ({ amount_minor }) => amount_minor,
    );
  if (booking.figures) {
    const theirs = {
      net: of('gateway.receivable') + of('agency.outside'),
      cost: -of('supplier.payable'),
      markup: -of('agency.commission'),
      fee: -of('agency.fee'),
      penalty: -of('agency.cancellation'),
      protection: -of('protection.payable'),
    };
    for (const [name, amount] of Object.entries(theirs)) {
      const says = booking.figures[name as keyof typeof theirs];
      // Without a posting a minus makes -0 of nothing.
      if (says !== amount + 0)
        add('figures-differ', `says ${says} is its ${name}, the ledger ${amount}`, {
          ours: says,
          theirs: amount,
        });
    }
    const { net, cost, markup, fee, penalty, protection } = booking.figures;
    if (net - cost !== markup + fee + penalty + protection)
      add('figures-differ', 'sales without cost are not what the agency earns');
  }
  if (!booking.rests || payments === null) return;
  const gateway = moneyOf(payments);
  const taken = of('gateway.receivable');
  const held = of('gateway.held');
  if (taken !== gateway.net)
    add('ledger-differs', `the ledger says ${taken} taken, the gateway ${gateway.net}`, {
      ours: taken,
      theirs: gateway.net,
    });
  if (held !== gateway.held && booking.by_hand !== 'voiding')
    add('ledger-differs', `the ledger says ${held} held, the gateway ${gateway.held}`, {
      ours: held,
      theirs: gateway.held,
    });
}

/** Every difference between bookings, ledger, gateway and suppliers. */
export function differencesIn({ bookings, ledger, payments, orders }: Books): Difference[] {
  const found: Difference[] = [];
  const known = new Map(bookings.map((booking) => [booking.id, booking]));
  const paid = groupBy(payments ?? [], ({ key, paymentRef }) => key?.split(':')[0] ?? `?${paymentRef}`);
  const ordered = groupBy(orders, ({ reference }) => reference);
  const posted = groupBy(ledger, ({ booking_id }) => booking_id);
  const of =
    (bookingId: string | null, agencyId: string | null): Add =>
    (code, what, more = {}) =>
      found.push({ code, bookingId, agencyId, what, ...more });

  for (const [id, made] of ordered)
    if (!known.has(id))
      of(id, null)('order-unknown', 'a supplier booking that is not known here', {
        reference: made[0]!.supplierRef,
      });
  for (const [id, made] of paid)
    if (!known.has(id))
      of(id, made[0]!.agencyId)('payment-unknown', 'a payment without a booking', {
        theirs: moneyOf(made).captured,
        reference: made[0]!.paymentRef,
      });
  for (const booking of bookings) {
    const add = of(booking.id, booking.agency_id);
    const its = paid.get(booking.id) ?? [];
    const entries = posted.get(booking.id) ?? [];
    const outside = -sum(
      entries.filter(({ account }) => account === 'agency.outside'),
      ({ amount_minor }) => amount_minor,
    );
    compareOrders(booking, ordered.get(booking.id) ?? [], add);
    comparePayments(booking, its, add);
    if (booking.rests && payments !== null) compareEnd(booking, its, outside, add);
    compareLedger(booking, entries, payments === null ? null : its, add);
  }
  return found;
}
