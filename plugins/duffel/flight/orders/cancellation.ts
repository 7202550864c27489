import type { Logger } from 'pino';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { GivenBack } from '@/server/ports/supplier';
import type { Penalty } from '@/plugins/flight/face/port';
import type { Ask } from '../../kit/http';
import type { Money } from '@/core/contract';
import { exchanged } from '../../kit/exchange';
import { readMoney } from '../../kit/money';
import { exchangeIn } from '../../kit/reference';
import { isAwaitingPayment, isLapsed, readOrder } from './order';
import { Cancellation, Cancellations, type Order } from '../api/schemas';
import { readable } from '@/server/selling/supplier/outside/readable';
import { DuffelTrouble, factsOf, hasCode } from '../../kit/trouble';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import type { CancelOutcome } from '@/server/ports/booking';
import { told } from '@/core/contract/refusal';

const QUOTE_MS = 60_000;
const CONFIRM_MS = 130_000;

const UNREADABLE = flightRefusals.unreadable;
const cancelled = { kind: 'cancelled', message: '' } as const;
const REFUSED = { kind: 'refused', ...told(flightRefusals.cancelRefused) } as const;
const UNKNOWN = { kind: 'unknown', ...told(flightRefusals.cancelUnknown) } as const;
const ALREADY = new Set(['already_cancelled']);
/** Another quote has been made since. */
const STALE = new Set(['order_cancellation_stale', 'order_cancellation_expired']);

/** Refunds that are money; vouchers and airline credits are for the traveller and the airline to settle. */
const IN_MONEY = new Set(['balance', 'card', 'arc_bsp_cash', 'original_form_of_payment']);

export interface Cancelling {
  readonly ask: Ask;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

async function quote(ask: Ask, orderId: string, signal: AbortSignal): Promise<Cancellation> {
  const { data } = await ask(Cancellation, {
    method: 'POST',
    path: '/air/order_cancellations',
    body: { order_id: orderId },
    call: 'quote cancellation',
    timeoutMs: QUOTE_MS,
    signal,
  });
  if (!data) throw new SupplierError('failed', UNREADABLE);
  return data;
}

/** What stays with the airline, by what Duffel quotes; null when it cannot say. Pure. */
export function penaltyOf(order: Order, quoted: Cancellation, now: Date): Penalty | null {
  const total = readMoney(order.total_amount, order.total_currency);
  if (!total) return null;
  const { currency } = total;
  const nothing = { amount: 0, currency };
  if (isAwaitingPayment(order))
    return { kind: 'refund', penalty: nothing, refundable: true, voidUntil: null };
  const inMoney = IN_MONEY.has(quoted.refund_to ?? '');
  const refund = inMoney ? readMoney(quoted.refund_amount, quoted.refund_currency) : nothing;
  if (!refund || refund.currency !== currency) return null;
  const penalty = { amount: Math.max(0, total.amount - refund.amount), currency };
  const terms = { penalty, refundable: refund.amount > 0 };
  const voidEnds = Date.parse(order.void_window_ends_at ?? '');
  if (penalty.amount === 0 && voidEnds > now.getTime())
    return { ...terms, kind: 'void', voidUntil: new Date(voidEnds).toISOString() };
  const isChanged = order.airline_initiated_changes?.some((change) => !change.action_taken);
  return {
    ...terms,
    kind: penalty.amount === 0 && isChanged ? 'schedule-change' : 'refund',
    voidUntil: null,
  };
}

/** Of the account's money in that of the booking, at the rate that it was sold at. Null for any other. */
const soldIn = (order: Order, money: Money, towards?: 'up' | 'down'): Money | null => {
  const exchange = exchangeIn(order);
  return exchange ? exchanged(money, exchange, towards) : money;
};

/** Asks Duffel what cancelling costs now. Throws SupplierError and DuffelTrouble. */
export async function quotePenalty(
  { ask, now }: Cancelling,
  supplierRef: string,
  signal: AbortSignal,
): Promise<Penalty> {
  const order = await readOrder(ask, supplierRef, signal);
  const quoted = penaltyOf(order, await quote(ask, order.id, signal), now());
  const penalty = quoted && soldIn(order, quoted.penalty);
  if (!penalty) throw new SupplierError('failed', UNREADABLE);
  return { ...quoted, penalty };
}

/** What Duffel was asked to cancel of an order, newest first: quotes, and the one that was confirmed. */
async function cancellationsOf(ask: Ask, orderId: string, signal: AbortSignal): Promise<Cancellation[]> {
  const { data } = await ask(Cancellations, {
    method: 'GET',
    path: '/air/order_cancellations',
    query: { order_id: orderId, limit: '50' },
    call: 'find cancellations',
    timeoutMs: QUOTE_MS,
    signal,
  });
  return readable(Cancellation, data ?? [])
    .filter((each) => each.order_id === orderId)
    .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));
}

/** The quote that was made last and can still be confirmed: the one whose terms were shown. */
async function openQuote({ ask, now }: Cancelling, orderId: string, signal: AbortSignal) {
  const [last] = await cancellationsOf(ask, orderId, signal);
  const isOpen = last && !last.confirmed_at && Date.parse(last.expires_at ?? '') > now().getTime();
  return isOpen ? last : null;
}

/** Whether Duffel says that the order is cancelled. Throws SupplierError and DuffelTrouble. */
export const isOrderCancelled = async (
  ask: Ask,
  supplierRef: string,
  signal: AbortSignal,
): Promise<boolean> => Boolean((await readOrder(ask, supplierRef, signal)).cancelled_at);

/**
 * What came back for an order that was cancelled at Duffel and not by us: as the cancellation says that was confirmed there. Null
 * without one, where its sum cannot be read, and where the airline had changed the flights and nobody had taken the new ones: it
 * is the airline that does not fly then. Throws SupplierError and DuffelTrouble.
 */
export async function givenBackFor(
  { ask, now }: Cancelling,
  supplierRef: string,
  signal: AbortSignal,
): Promise<GivenBack | null> {
  const order = await readOrder(ask, supplierRef, signal);
  const done = (await cancellationsOf(ask, order.id, signal)).find(({ confirmed_at: at }) => at);
  const total = readMoney(order.total_amount, order.total_currency);
  const isAirlines = order.airline_initiated_changes?.some(({ action_taken: by }) => by !== 'accepted');
  const cost = done && !isAirlines ? penaltyOf(order, done, now()) : null;
  if (!total || !cost) return null;
  const penalty = soldIn(order, cost.penalty);
  const returned = soldIn(order, { ...total, amount: total.amount - cost.penalty.amount }, 'down');
  return penalty && returned && { penalty, returned, refundable: cost.refundable };
}

/** Cancels at the terms that were quoted last. Repeating it is safe: an order that is cancelled stays so. */
export async function cancelOrder(
  cancelling: Cancelling,
  supplierRef: string,
  signal: AbortSignal,
): Promise<CancelOutcome> {
  const { ask, log } = cancelling;
  try {
    const order = await readOrder(ask, supplierRef, signal);
    if (order.cancelled_at || isLapsed(order)) return cancelled;
    const quoted = (await openQuote(cancelling, order.id, signal)) ?? (await quote(ask, order.id, signal));
    await ask(Cancellation, {
      method: 'POST',
      path: `/air/order_cancellations/${quoted.id}/actions/confirm`,
      call: 'confirm cancellation',
      timeoutMs: CONFIRM_MS,
      signal,
    });
    // Whatever was answered: only the order itself says that it is cancelled.
    const after = await readOrder(ask, supplierRef, signal);
    return after.cancelled_at ? cancelled : UNKNOWN;
  } catch (error) {
    if (error instanceof SupplierError)
      return error.reason === 'invalid' ? { kind: 'refused', ...told(error.said) } : UNKNOWN;
    if (!(error instanceof DuffelTrouble)) throw error;
    log.warn({ duffel: factsOf(error), supplierRef }, 'Duffel did not cancel an order');
    if (hasCode(error, ALREADY)) return cancelled;
    if (error.kind !== 'refused' || hasCode(error, STALE)) return UNKNOWN;
    return REFUSED;
  }
}
