import { SAYING_NOTHING } from '../steps/context';
import { filled } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { PaymentInput, Price } from '@/core/contract';
import { conflict, HttpError, invalid } from '../../error';
import { price, viewFor, type FullPrice } from '../../pricing';
import type { Driver } from '../drive';
import { hashOf } from '../hash';
import { keptPayment } from '../outside/payment-token';
import type { DriverParts } from '../parts';
import { enterAuthorising } from '../steps/reprice';
import type { BookingRow } from '../tables';
import { termsOf } from '../terms';
import type { Caller, PayBooking } from '../../ports/booking';

export const busy = () => conflict(bookingRefusals.busy);

const hashOfPayment = ({ payment, acceptedTotal }: PayBooking) => hashOf({ payment, acceptedTotal });

/** Whether this very payment was asked for before. Throws HttpError 409 when the key came with other details then. */
export function isRepeated(row: BookingRow, input: PayBooking): boolean {
  if (row.pay_key !== input.idempotencyKey) return false;
  if (row.pay_hash !== hashOfPayment(input))
    throw new HttpError(409, 'IDEMPOTENCY_MISMATCH', bookingRefusals.paymentSentOtherwise);
  return true;
}

/** Refuses ways to pay that this agency does not have, and one that is named twice. Throws HttpError 422. */
export function requireMethods(
  { takesMethod }: Pick<DriverParts, 'takesMethod'>,
  { agency }: Pick<Caller, 'agency'>,
  { method, also = [] }: PaymentInput,
): void {
  const named = [method, ...also.map((part) => part.method)];
  const isKnown = (name: string, index: number) =>
    (name === 'card' && index === 0) || takesMethod?.(agency, name) === true;
  if (!named.every(isKnown) || new Set(named).size < named.length)
    throw invalid(bookingRefusals.paymentMethod, 'payment.method');
}

/** What it costs now, asked where the supplier does not guarantee the price. */
async function priceNow(parts: DriverParts, caller: Caller, row: BookingRow): Promise<FullPrice> {
  const product = parts.products.get(row.product);
  if (!product?.heldPrice || row.supplier_ref === null) return row.price;
  const figures = await product.heldPrice(row.supplier_ref, { signal: caller.signal });
  return price(figures, termsOf(row));
}

const changed = (caller: Caller, before: FullPrice, now: FullPrice) => {
  const view = (of: FullPrice): Price => viewFor(caller.user, of);
  return new HttpError(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, {
    price: { old: view(before), new: view(now) },
  });
};

/**
 * Writes that a reservation is being paid, at a price that was accepted; the caller then drives it. Null when somebody
 * else has just moved the booking. Throws HttpError 403, 409 and 422.
 */
export async function writePaying(
  parts: DriverParts,
  { reopen, now }: Driver,
  caller: Caller,
  row: BookingRow,
  input: PayBooking,
): Promise<BookingRow | null> {
  if (caller.agency.public.isPaymentDisabled)
    throw new HttpError(403, 'PAYMENT_DISABLED', bookingRefusals.paymentDisabled);
  requireMethods(parts, caller, input.payment);
  if (!/^\S{8,200}$/.test(input.idempotencyKey)) throw invalid(bookingRefusals.keyLength, 'idempotencyKey');
  if (!row.is_hold) throw conflict(bookingRefusals.paidWhenMade);
  if (row.state === 'reserved' && (row.hold_until === null || now() >= row.hold_until))
    throw conflict(bookingRefusals.payTimeOver);
  if (row.state === 'cancelled' || row.state === 'failed') throw conflict(bookingRefusals.notPayable);
  if (row.state !== 'reserved') throw busy();
  const current = await priceNow(parts, caller, row);
  const total = current.total.amount;
  if (input.acceptedTotal.currency !== row.currency)
    throw invalid(filled(bookingRefusals.currency, { currency: row.currency }), 'acceptedTotal.currency');
  if (current.total.currency !== row.currency || total > input.acceptedTotal.amount)
    throw changed(caller, row.price, current);

  const attempt = { ...row, pay_attempts: row.pay_attempts + 1 };
  return reopen(row, {
    to: ['authorising'],
    set: {
      pay_attempts: attempt.pay_attempts,
      pay_key: input.idempotencyKey,
      pay_hash: hashOfPayment(input),
      pay_asked_at: now(),
      payment_token: keptPayment(input.payment),
      price: current,
      total_minor: total,
      accepted_minor: input.acceptedTotal.amount,
      ...SAYING_NOTHING,
    },
    events: [{ type: 'pay-asked', data: { by: caller.user.id, accepted: input.acceptedTotal.amount } }],
    ...enterAuthorising(attempt, total),
  });
}
