import { requestRefusals } from '@/core/contract/refusals/request';
import type { Agency } from '@/core/contract';
import { HttpError } from '../error';

/** An agency without a subscription sells nothing and charges nobody. Throws HttpError 403 `NOT_SELLING`. */
export function requireSelling({ isSubscribed }: Pick<Agency, 'isSubscribed'>): void {
  if (!isSubscribed) throw new HttpError(403, 'NOT_SELLING', requestRefusals.notSelling);
}
