import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import type { RouteType } from '../../../contract';
import { routeMark, routeMarked } from '../../route-type';
import { flightRefusals } from '../../../contract/refusals';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'df1.';
export const NOT_AVAILABLE = flightRefusals.gone;

/** What an offer's id says. */
export interface OfferKey {
  /** Duffel's own. */
  readonly duffelId: string;
  /** Absent in ids of older releases. */
  readonly routeType?: RouteType | undefined;
}

/** The id of Duffel's offer, so that nobody can send another one through this server. */
export const sealOffer = ({ duffelId, routeType }: OfferKey, secret: string): string =>
  `${OFFER_PREFIX}${seal(routeType ? `${duffelId}.${routeMark(routeType)}` : duffelId, secret)}`;

/** What the id says. Throws SupplierError `invalid` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, secret: string): OfferKey {
  const text = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  const [, duffelId, route] = /^(off_\w{1,200})(?:\.(\d))?$/.exec(text ?? '') ?? [];
  if (!duffelId) throw new SupplierError('invalid', NOT_AVAILABLE);
  return { duffelId, routeType: routeMarked(route) };
}
