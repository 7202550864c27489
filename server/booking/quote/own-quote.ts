import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { HeldPrice, Money } from '@/core/contract';
import type { Tx } from '../../db/types';
import { invalid } from '../../error';
import { isUuid } from '../../http/uuid';
import type {} from '../tables';
import type { Quote } from '../../ports/booking';

/** The price of now beside the one that the caller had on screen. */
export function heldPrice(
  { quoteId, price, expiresAt, visitorTotals }: Omit<Quote, 'offer'>,
  expected: Money,
): HeldPrice {
  const isExpected = ({ amount, currency }: Money) =>
    amount === expected.amount && currency === expected.currency;
  const changed = !isExpected(price.total);
  const reason = changed && visitorTotals.some(isExpected) ? ({ reason: 'account' } as const) : {};
  return { quoteId, price, previousTotal: expected, changed, ...reason, expiresAt };
}

/** What a quote that the user was given holds; null for one of another user or product, or none at all (SEC-31). */
export async function ownQuote(
  tx: Tx,
  { userId, product, quoteId }: { userId: string; product: string; quoteId: string },
): Promise<{ offer: unknown; request: unknown } | null> {
  if (!isUuid(quoteId)) return null;
  const quote = await tx
    .selectFrom('quote')
    .select(['offer', 'request'])
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .where('id', '=', quoteId)
    .executeTakeFirst();
  return quote ?? null;
}

/** Of the header, else of the body. Throws HttpError 422 without one. */
export function requireKey(
  request: { readonly idempotencyKey: string | undefined },
  body: { readonly idempotencyKey?: string | undefined },
): string {
  const key = request.idempotencyKey ?? body.idempotencyKey;
  if (!key) throw invalid(bookingRefusals.keyMissing, 'idempotencyKey');
  return key;
}
