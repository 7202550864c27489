import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { locatorOf, orderRefOf, serialOf } from '@/server/supplier/codes';
import { SupplierError } from '@/server/supplier/errors';
import { daysBetween } from '@/server/supplier/time';
import type { FareFamily, FlightReservation, PricedExtras } from '../../contract';
import { countTravellers, readRequest } from '../request';
import type { SupplierOffer } from '../supplier/port';
import { type BookFault, CHANGING, isUnticketed, REFUSALS } from './faults';
import type { Habits } from './habits';
import type { Order } from './journal';
import { rulesOf } from './rules';

/** What a booking keeps of the supplier's answer. */
export type SandboxDetails = Pick<
  FlightReservation,
  'airlineRecordLocator' | 'ticketNumbers' | 'ticketTimeLimit' | 'vendor' | 'confirmationNumber'
> & { orderId: string; voidUntil: string | null };

const PENDING_MS = 20_000;
const HOLD_HOURS = 24;
export const PAY_AT_ONCE = 'This fare must be paid at once';
/** Fares but the plainest may be paid later, when there is time for it before the flight. */
const PAY_LATER_DAYS = 3;
const SOLD_OUT = 'Booking failed, the flight may have sold out. Please try again or contact support.';

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Until when the fare may be reserved without a payment; null when it has to be paid at once. */
export function payLaterUntil(
  offer: Pick<SupplierOffer, 'fareFamily' | 'flights'>,
  now: Date,
  { holds }: Habits,
): string | null {
  if (!holds) return null;
  const days = daysBetween(now.toISOString(), offer.flights[0]!.departureTime);
  return offer.fareFamily.endsWith('-0') || days < PAY_LATER_DAYS ? null : inHours(now, HOLD_HOURS);
}

/** One a traveller. */
export const ticketsOf = (reference: string, travellers: number): string[] => {
  const serial = serialOf(reference);
  return Array.from(
    { length: travellers },
    (_, i) =>
      `${220 + (serial % 700)}-24${String(serial + i)
        .padStart(8, '0')
        .slice(-8)}`,
  );
};

interface Deciding {
  readonly order: SupplierOrder;
  readonly supplierRef: string;
  readonly fault: BookFault | undefined;
  readonly now: Date;
  readonly habits: Habits;
}

/** Until when tickets that are issued now are taken back for free; null when they never are. */
export const voidUntilOf = (fault: BookFault | undefined, now: Date, habits: Habits): string | null =>
  fault === 'NOVOID' ? null : inHours(now, habits.freeVoidHours);

function detailsOf(
  { order, supplierRef, fault, now, habits }: Deciding,
  offer: SupplierOffer,
): SandboxDetails {
  const { travellers } = readRequest(order.request);
  const isHeld = order.hold === true || isUnticketed(fault);
  return {
    orderId: supplierRef,
    airlineRecordLocator: locatorOf(`${order.reference}:${offer.validatingCarrier}`),
    confirmationNumber: String(1e8 + serialOf(order.reference)),
    ticketNumbers: isHeld ? [] : ticketsOf(order.reference, travellers.length),
    ticketTimeLimit: isHeld ? inHours(now, HOLD_HOURS) : null,
    vendor: fault === 'CTW' ? 'CTW' : habits.id,
    voidUntil: isHeld ? null : voidUntilOf(fault, now, habits),
  };
}

function decide(deciding: Deciding, offer: SupplierOffer, added: AddedExtras): SupplierOutcome {
  const { order, supplierRef, fault } = deciding;
  if (fault === 'SOLDOUT') return { kind: 'rejected', reason: 'sold-out', message: SOLD_OUT };
  const refusal = fault && REFUSALS[fault];
  if (refusal) return { kind: 'rejected', reason: 'refused', message: refusal };
  if (added && 'refused' in added) return { kind: 'rejected', reason: 'refused', message: added.refused };
  const extras = added?.total.amount ?? 0;
  if (fault === 'PRICEUP' || offer.base.amount + offer.taxes.amount + extras > order.net.amount) {
    return { kind: 'rejected', reason: 'price-changed', message: 'Flight reprice failed' };
  }
  const details = detailsOf(deciding, offer);
  const isUnissued = details.ticketNumbers.length === 0;
  if (order.hold && !payLaterUntil(offer, deciding.now, deciding.habits))
    return { kind: 'rejected', reason: 'refused', message: PAY_AT_ONCE };
  return {
    kind: 'booked',
    supplierRef,
    locator: locatorOf(order.reference),
    status: isUnissued ? 'Booked' : 'Confirmed',
    details,
    ...(order.hold ? { holdUntil: details.ticketTimeLimit! } : {}),
  };
}

/** Seats and bags of an order at the price of now, or why they cannot be had; null when there are none. */
export type AddedExtras = PricedExtras | { readonly refused: string } | null;

type Rebuild = (
  offerRef: string,
  counts: ReturnType<typeof countTravellers>,
) => { offer: SupplierOffer; fareFamily: FareFamily };

/** The record of a new order: booked or refused, with the price of giving it back (INV-5: never above `order.net`). */
export function recordOf(
  order: SupplierOrder,
  fault: BookFault | undefined,
  now: Date,
  rebuild: Rebuild,
  added: AddedExtras,
  habits: Habits,
): Order {
  const supplierRef = orderRefOf(habits.orders, order.reference);
  const common = {
    reference: order.reference,
    supplierRef,
    net: order.net,
    createdAt: now,
    readyAfter: fault === 'PENDING' ? PENDING_MS : 0,
    isUncancellable: fault === 'NOCANCEL',
    // The books are read by this word alone for what the airline changes.
    fault: fault && CHANGING[fault] ? ('SCHEDULE' as const) : fault,
    acceptance: fault && CHANGING[fault],
    isHold: order.hold === true,
  };
  try {
    const { travellers } = readRequest(order.request);
    const { offer, fareFamily } = rebuild(order.offerRef, countTravellers(travellers));
    const { fee } = rulesOf(offer, fareFamily, habits.fees).refundBeforeDeparture;
    const amount = Math.min(
      order.net.amount,
      fee === null ? order.net.amount : fee.amount * travellers.length,
    );
    const outcome = decide({ order, supplierRef, fault, now, habits }, offer, added);
    const { base, taxes, published, flights } = offer;
    return {
      ...common,
      outcome,
      limit: outcome.kind === 'booked' ? (outcome.details as SandboxDetails).ticketTimeLimit : null,
      figures: { base, taxes, published, ...(added && 'total' in added ? { extras: added.total } : {}) },
      flights,
      travellers: travellers.length,
      penalty: { amount, currency: order.net.currency },
      freeUntil: voidUntilOf(fault, now, habits),
    };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return {
      ...common,
      outcome: { kind: 'rejected', reason: 'sold-out', message: SOLD_OUT },
      penalty: order.net,
      freeUntil: null,
    };
  }
}

/** What a caller is told about a written order at this moment. */
export function answerOf(order: Order, now: Date): SupplierOutcome {
  if (order.outcome.kind === 'booked' && now.getTime() < order.createdAt.getTime() + order.readyAfter) {
    return { kind: 'pending', supplierRef: order.supplierRef };
  }
  return order.outcome;
}
