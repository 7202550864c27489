import { createHmac, timingSafeEqual } from 'node:crypto';
import { SupplierError } from '../supplier/port';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'df1.';
export const NOT_AVAILABLE = 'This flight is not available, please select another';

const signature = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`offer:${text}`).digest('base64url').slice(0, 22);

/** The id of Duffel's offer, so that nobody can send another one through this server. */
export const sealOffer = (duffelId: string, secret: string): string =>
  `${OFFER_PREFIX}${duffelId}.${signature(duffelId, secret)}`;

/** Duffel's own id. Throws SupplierError `invalid` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, secret: string): string {
  const match = /^df1\.(off_\w{1,80})\.([\w-]{22})$/.exec(id);
  const [duffelId, given] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (!match || !timingSafeEqual(Buffer.from(given), Buffer.from(signature(duffelId, secret))))
    throw new SupplierError('invalid', NOT_AVAILABLE);
  return duffelId;
}
