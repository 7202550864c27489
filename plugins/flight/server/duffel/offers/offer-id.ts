import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'df1.';
export const NOT_AVAILABLE = 'This flight is not available, please select another';

/** The id of Duffel's offer, so that nobody can send another one through this server. */
export const sealOffer = (duffelId: string, secret: string): string =>
  `${OFFER_PREFIX}${seal(duffelId, secret)}`;

/** Duffel's own id. Throws SupplierError `invalid` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, secret: string): string {
  const duffelId = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  if (!duffelId || !/^off_\w{1,80}$/.test(duffelId)) throw new SupplierError('invalid', NOT_AVAILABLE);
  return duffelId;
}
