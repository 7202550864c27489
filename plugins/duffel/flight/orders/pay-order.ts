import type { Logger } from 'pino';
import type { Money } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { SupplierOffer, TicketOutcome } from '@/plugins/flight/face/port';
import type { Ask } from '../../kit/http';
import type { OrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { exchangeIn } from '../../kit/reference';
import { pricedIn } from '../offers/in-currency';
import { amountsOf } from '../offers/offer';
import { detailsOf, isAwaitingPayment, isLapsed, readOrder } from './order';
import { type Order, Payment } from '../api/schemas';
import { DuffelTrouble, factsOf, hasCode } from '../../kit/trouble';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { told } from '@/core/contract/refusal';

const PAY_MS = 130_000;
/** A payment that was sent may be on its way for so long; it is not sent again meanwhile. */
const ON_ITS_WAY_MS = 3 * 60_000;
/** Airlines that issue tickets do so within minutes of being paid; others never do, and fly without. */
const TICKETS_WITHIN_MS = 15 * 60_000;

const REFUSED = { kind: 'refused', ...told(flightRefusals.notTicketed) } as const;
const ALREADY = new Set(['already_paid']);

export interface Ticketing {
  readonly ask: Ask;
  readonly journal: OrderJournal;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** How a paid order stands. */
function issuedOf(order: Order, now: Date): TicketOutcome {
  const details = detailsOf(order);
  const paidAt = Date.parse(order.payment_status?.paid_at ?? '');
  const isWaiting = details.ticketNumbers.length === 0 && now.getTime() - paidAt < TICKETS_WITHIN_MS;
  return isWaiting ? { kind: 'pending' } : { kind: 'issued', details };
}

/**
 * Pays a reservation from the Duffel balance and reads its tickets. An order is paid once: whoever asks again finds it
 * paid. Throws SupplierError and DuffelTrouble before anything was sent.
 */
export async function payOrder(
  { ask, journal, now, log }: Ticketing,
  supplierRef: string,
  { reference, net }: { reference: string; net: Money },
  signal: AbortSignal,
): Promise<TicketOutcome> {
  const order = await readOrder(ask, supplierRef, signal);
  if (order.cancelled_at || isLapsed(order)) return REFUSED;
  if (!isAwaitingPayment(order)) return issuedOf(order, now());
  const amounts = amountsOf(pricedIn(order, exchangeIn(order)));
  const isDearer =
    !amounts ||
    amounts.base.currency !== net.currency ||
    amounts.base.amount + amounts.taxes.amount > net.amount;
  if (isDearer) return REFUSED;
  const at = now();
  const sentAt = await journal.claimPayment(reference, order.id, at);
  if (sentAt < at && at.getTime() - sentAt.getTime() < ON_ITS_WAY_MS) return { kind: 'pending' };
  try {
    await ask(Payment, {
      method: 'POST',
      path: '/air/payments',
      body: {
        order_id: order.id,
        payment: { type: 'balance', amount: order.total_amount, currency: order.total_currency },
      },
      call: 'pay order',
      timeoutMs: PAY_MS,
      signal,
    });
  } catch (error) {
    if (!(error instanceof DuffelTrouble)) throw error;
    log.warn({ duffel: factsOf(error), supplierRef }, 'Duffel did not take a payment');
    if (error.kind === 'unclear') return { kind: 'unknown', message: error.message };
    if (!hasCode(error, ALREADY)) return REFUSED;
  }
  const paid = await readOrder(ask, supplierRef, signal).catch(() => null);
  if (!paid || isAwaitingPayment(paid)) return { kind: 'pending' };
  return issuedOf(paid, now());
}

/** What a reservation costs now: Duffel keeps the price of an order that waits for its payment up to date. */
export async function heldPriceOf(
  ask: Ask,
  supplierRef: string,
  signal: AbortSignal,
): Promise<Pick<SupplierOffer, 'base' | 'taxes' | 'published'>> {
  const order = await readOrder(ask, supplierRef, signal);
  const amounts = amountsOf(pricedIn(order, exchangeIn(order)));
  if (!amounts) throw new SupplierError('failed', flightRefusals.notRepriced);
  return amounts;
}
