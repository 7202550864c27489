import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { locatorOf, orderRefOf, serialOf } from '@/server/supplier/codes';
import { SupplierError } from '@/server/supplier/errors';
import type { Entry } from '@/server/supplier/journal';
import type { Money } from '@/core/contract';
import { type CarCancellation, CAR_ERRORS } from '../../contract';
import { hasExtras, readRequest } from '../request';
import type { StoredDetails } from '../stored';
import type { SupplierCar } from '../supplier/port';
import { priceExtras } from './extras';
import type { BookFault } from './faults';

/** What the supplier wrote down about one order. Nothing here is ever changed. */
export interface CarOrder extends Entry {
  readonly outcome: SupplierOutcome;
  /** Milliseconds after which a pending order is confirmed. */
  readonly readyAfter: number;
  readonly net: Money;
  /** What giving it back costs; null for an order that was refused. */
  readonly cancellation: CarCancellation | null;
  readonly fault: BookFault | null;
}

/** What happens to an order after it was made; each at most once. */
export type CarEvent = 'cancel-asked' | 'cancelled';

const PENDING_MS = 20_000;
const PRICE_CHANGED = 'The price has changed';

const soldOut = { kind: 'rejected', reason: 'sold-out', message: CAR_ERRORS.gone } as const;

function decide(
  order: SupplierOrder,
  supplierRef: string,
  fault: BookFault | null,
  offer: SupplierCar,
): SupplierOutcome {
  if (fault === 'SOLDOUT') return soldOut;
  if (fault === 'REFUSE') return { kind: 'rejected', reason: 'refused', message: CAR_ERRORS.refused };
  if (fault === 'ERROR') return { kind: 'rejected', reason: 'refused', message: CAR_ERRORS.notMade };
  const { extras } = readRequest(order.request);
  const added = hasExtras(extras) ? priceExtras(offer, extras).total.amount : 0;
  if (fault === 'PRICEUP' || offer.base.amount + offer.taxes.amount + added > order.net.amount)
    return { kind: 'rejected', reason: 'price-changed', message: PRICE_CHANGED };
  const vendor = offer.availableCore.vendor;
  const details: StoredDetails = {
    orderId: supplierRef,
    confirmationNumber: `${vendor.code}-${String(serialOf(order.reference)).padStart(8, '0')}`,
    vendor: vendor.name,
  };
  return { kind: 'booked', supplierRef, locator: locatorOf(order.reference), status: 'Confirmed', details };
}

/** The record of a new order: booked or refused, with the price of giving it back (INV-5: never above `order.net`). */
export function recordOf(
  order: SupplierOrder,
  fault: BookFault | null,
  now: Date,
  rebuild: (offerRef: string) => SupplierCar,
): CarOrder {
  const supplierRef = orderRefOf('CR', order.reference);
  const common = {
    reference: order.reference,
    supplierRef,
    net: order.net,
    createdAt: now,
    readyAfter: fault === 'PENDING' ? PENDING_MS : 0,
    fault,
  };
  try {
    const offer = rebuild(order.offerRef);
    return { ...common, outcome: decide(order, supplierRef, fault, offer), cancellation: offer.cancellation };
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error;
    return { ...common, outcome: soldOut, cancellation: null };
  }
}

/** What a caller is told about a written order at this moment. */
export function answerOf(order: CarOrder, now: Date): SupplierOutcome {
  if (order.outcome.kind === 'booked' && now.getTime() < order.createdAt.getTime() + order.readyAfter)
    return { kind: 'pending', supplierRef: order.supplierRef };
  return order.outcome;
}

/** What is kept of an order that is given back now. */
export function penaltyOf({ cancellation, net }: CarOrder, now: Date) {
  const at = now.toISOString();
  const nothing = { ...net, amount: 0 };
  const isFree = cancellation?.freeUntil != null && at <= cancellation.freeUntil;
  if (isFree) return { penalty: nothing, refundable: true, freeUntil: cancellation.freeUntil };
  const fee = cancellation && at < cancellation.nothingFrom ? cancellation.fee : null;
  return fee
    ? { penalty: { ...fee, amount: Math.min(fee.amount, net.amount) }, refundable: true, freeUntil: null }
    : { penalty: net, refundable: false, freeUntil: null };
}
