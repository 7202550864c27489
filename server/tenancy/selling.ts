import { requestRefusals } from '@/core/contract/refusals/request';
import type { Agency, AnyEndpoint } from '@/core/contract';
import { HttpError } from '../error';

/** An agency without a subscription sells nothing and charges nobody. Throws HttpError 403 `NOT_SELLING`. */
export function requireSelling({ isSubscribed }: Pick<Agency, 'isSubscribed'>): void {
  if (!isSubscribed) throw new HttpError(403, 'NOT_SELLING', requestRefusals.notSelling);
}

/**
 * Calls of the office are part of the subscription; those that lead to one answer without it (R167, G48). Throws HttpError 403
 * `NOT_SUBSCRIBED`.
 */
export function requireSubscribed(
  { isSubscribed }: Pick<Agency, 'isSubscribed'>,
  { access, unsubscribed }: Pick<AnyEndpoint, 'access' | 'unsubscribed'>,
): void {
  const isOffice = access === 'staff' || access === 'owner';
  if (isOffice && !unsubscribed && !isSubscribed)
    throw new HttpError(403, 'NOT_SUBSCRIBED', requestRefusals.notSubscribed);
}
