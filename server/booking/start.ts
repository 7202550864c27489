import { filled } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { randomUUID } from 'node:crypto';
import { requireActive } from '../accounts/clients';
import { HttpError, invalid, notFound } from '../error';
import { isOwnPath } from '../payment';
import { viewFor } from '../pricing';
import { requireSelling } from '../tenancy/selling';
import { requireMethods } from './changes/pay';
import type { Driver } from './drive';
import { hashOf } from './hash';
import { leaseToken } from './lease-token';
import { whenOf } from './lists/over';
import { keptPayment } from './outside/payment-token';
import type { DriverParts } from './parts';
import type { BookedClient, BookingStore, NewBooking } from './store/store';
import type { BookingRow, QuoteRow } from './tables';
import type { BookingProduct, Caller, StartBooking } from '../ports/booking';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DEFAULT_RETURN = '/mytrip';

const refuse = {
  paymentDisabled: () => new HttpError(403, 'PAYMENT_DISABLED', bookingRefusals.paymentDisabled),
  mismatch: () => new HttpError(409, 'IDEMPOTENCY_MISMATCH', bookingRefusals.sentOtherwise),
  expired: () => new HttpError(409, 'QUOTE_EXPIRED', bookingRefusals.quoteExpired),
  taken: () => new HttpError(409, 'CONFLICT', bookingRefusals.offerTaken),
};

function check(parts: DriverParts, caller: Caller, input: StartBooking): string {
  if (caller.agency.public.isPaymentDisabled) throw refuse.paymentDisabled();
  if (input.payment) requireMethods(parts, caller, input.payment);
  if (!/^\S{8,200}$/.test(input.idempotencyKey)) throw invalid(bookingRefusals.keyLength, 'idempotencyKey');
  const path = input.returnPath ?? DEFAULT_RETURN;
  if (!isOwnPath(path.replaceAll('{bookingId}', 'x')))
    throw invalid(bookingRefusals.returnPath, 'returnPath');
  return path;
}

/** Nothing is paid here for what is paid at the place; only a product that issues later is reserved without a payment. */
function checkPayment(seller: BookingProduct, { offer }: QuoteRow, { payment }: StartBooking): void {
  const isPaidThere = seller.isPaidThere?.(offer) ?? false;
  if (payment && isPaidThere) throw invalid(bookingRefusals.paidThere, 'payment');
  if (!payment && !isPaidThere && !seller.issue) throw invalid(bookingRefusals.paidAtOnce, 'payment');
}

/** The intent as it is written down before anybody outside is asked anything. */
function intentOf(
  caller: Caller,
  seller: BookingProduct,
  quote: QuoteRow,
  input: StartBooking,
  made: { hash: string; returnPath: string; now: Date; language: string },
): NewBooking {
  const id = randomUUID();
  return {
    agency_id: caller.agency.id,
    id,
    user_id: caller.user.id,
    client_id: quote.client_id,
    product: seller.id,
    quote_id: quote.id,
    idempotency_key: input.idempotencyKey,
    request_hash: made.hash,
    state: 'intent',
    version: 1,
    offer_ref: quote.offer_ref,
    offer: quote.offer,
    request: input.request ?? null,
    price: quote.price,
    currency: quote.price.total.currency,
    accepted_minor: input.acceptedTotal.amount,
    total_minor: 0,
    markup_bps: quote.markup_bps,
    markup_minor: quote.markup_minor,
    fee_minor: quote.fee_minor,
    protection_bps: quote.protection_bps,
    contact_email: input.contactEmail,
    language: made.language,
    return_path: made.returnPath.replaceAll('{bookingId}', id),
    ...whenOf(seller, { offer: quote.offer, request: input.request, details: null }),
    payment_token: input.payment && keptPayment(input.payment),
    is_hold: input.payment === null,
    attempts: 1,
    lease_token: leaseToken(),
    created_at: made.now,
    updated_at: made.now,
  };
}

/**
 * Writes the intent, once per key, with the lease of this driver on it; a repeated key gives the first
 * booking. Throws HttpError 403, 404, 409 and 422, also for a client who was priced and may not be booked for by now.
 */
export async function writeIntent(
  store: BookingStore,
  parts: DriverParts,
  { leases, now, around }: Driver,
  caller: Caller,
  product: string,
  input: StartBooking,
): Promise<{ row: BookingRow; isNew: boolean }> {
  const returnPath = check(parts, caller, input);
  const seller = parts.products.get(product);
  if (!seller || !UUID.test(input.quoteId)) throw notFound();
  const { idempotencyKey, quoteId, ...body } = input;
  const hash = hashOf({ product, quoteId, ...body });
  const key = {
    agencyId: caller.agency.id,
    userId: caller.user.id,
    isRestricted: caller.user.isRestrictedAgent,
    idempotencyKey,
    quoteId,
  };

  const make = (quote: QuoteRow | null, client: BookedClient | null): NewBooking => {
    requireSelling(caller.agency.public);
    if (!quote || quote.product !== product) throw notFound();
    if (quote.client_id !== null) requireActive(client);
    if (quote.expires_at <= now()) throw refuse.expired();
    checkPayment(seller, quote, input);
    const { currency } = quote.price.total;
    if (input.acceptedTotal.currency !== currency)
      throw invalid(filled(bookingRefusals.currency, { currency }), 'acceptedTotal.currency');
    return intentOf(caller, seller, quote, input, {
      hash,
      returnPath,
      now: now(),
      // Letters speak the language of whom they are for.
      language: client?.language ?? input.language,
    });
  };
  const askedAt = leases.elapsed();
  const found = await store.intend(key, make, () => around(['intent'], 'uncommitted'));
  if (!found) throw refuse.taken();
  if (found.row.request_hash !== hash) throw refuse.mismatch();
  if (found.isNew) {
    await around(['intent'], 'committed');
    leases.proven(found.row, askedAt);
  }
  return found;
}

/** What the offer costs now is more than was accepted: nothing was taken, the traveller decides (INV-5). */
export function priceChanged(caller: Caller, row: BookingRow): HttpError | null {
  if (row.failure !== 'price-changed' || !row.changed_price) return null;
  const accepted = { amount: row.accepted_minor, currency: row.currency };
  const wasShown = row.price.total.amount === row.accepted_minor;
  const old = wasShown
    ? viewFor(caller.user, row.price)
    : { lines: [{ kind: 'base' as const, amount: accepted }], total: accepted };
  return new HttpError(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, {
    price: { old, new: viewFor(caller.user, row.changed_price) },
  });
}
