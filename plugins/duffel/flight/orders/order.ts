import type { SupplierOutcome } from '@/server/ports/booking';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { StoredDetails } from '@/plugins/flight/face/order';
import type { Ask } from '../../kit/http';
import { DUFFEL } from '../offers/offer';
import { Order } from '../api/schemas';
import { readNamed } from '../../kit/quoted';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { told } from '@/core/contract/refusal';

const ORDERS = {
  ...{ path: '/air/orders', schema: Order, call: 'order' },
  isNumber: (id: string) => /^ord_\w{1,200}$/.test(id),
  unknown: () => new SupplierError('invalid', flightRefusals.unknownBooking),
};

/** Throws DuffelTrouble, and SupplierError `invalid` for what is no order of Duffel's. */
export const readOrder = (ask: Ask, supplierRef: string, signal: AbortSignal): Promise<Order> =>
  readNamed(ask, ORDERS, supplierRef, signal);

export const isAwaitingPayment = ({ payment_status: status }: Pick<Order, 'payment_status'>): boolean =>
  status?.awaiting_payment === true;

/** A reservation that was not paid by its limit: the airline has let it go. */
export const isLapsed = ({ type, payment_status: status }: Order): boolean =>
  type === 'hold' && status?.awaiting_payment === false && !status.paid_at;

const ticketsOf = ({ documents }: Order): string[] =>
  (documents ?? []).flatMap(({ type, unique_identifier: number }) =>
    type === 'electronic_ticket' && plain(number) ? [plain(number)] : [],
  );

const momentOf = (time: string | null | undefined): string | null =>
  time && !Number.isNaN(Date.parse(time)) ? new Date(time).toISOString() : null;

/** What a booking keeps of the order. */
export function detailsOf(order: Order): StoredDetails {
  const isHeld = isAwaitingPayment(order);
  return {
    orderId: order.id,
    airlineRecordLocator: plain(order.booking_reference) || null,
    confirmationNumber: null,
    ticketNumbers: isHeld ? [] : ticketsOf(order),
    ticketTimeLimit: isHeld ? momentOf(order.payment_status?.payment_required_by) : null,
    vendor: DUFFEL,
  };
}

/** The order as the outcome of a booking. One that was cancelled since, or has lapsed, holds nothing. */
export function outcomeOf(order: Order): SupplierOutcome {
  if (order.cancelled_at || isLapsed(order))
    return { kind: 'rejected', reason: 'refused', ...told(flightRefusals.notTicketed) };
  const details = detailsOf(order);
  const isHeld = isAwaitingPayment(order);
  return {
    kind: 'booked',
    supplierRef: order.id,
    locator: details.airlineRecordLocator ?? order.id.slice(-8).toUpperCase(),
    status: isHeld ? 'Booked' : 'Confirmed',
    details,
    ...(isHeld && details.ticketTimeLimit ? { holdUntil: details.ticketTimeLimit } : {}),
  };
}
