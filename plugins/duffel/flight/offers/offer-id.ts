import { type Exchange, readExchange, writeExchange } from '@/core/contract/money/exchange';
import { SupplierError } from '@/server/selling/supplier/errors';
import { seal, unseal } from '@/server/selling/supplier/seal';
import type { RouteType } from '@/plugins/flight/contract';
import { routeMark, routeMarked } from '@/plugins/flight/face/route-type';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'df1.';
export const NOT_AVAILABLE = flightRefusals.gone;

/** What an offer's id says. */
export interface OfferKey {
  /** Duffel's own. */
  readonly duffelId: string;
  /** Absent in ids of older releases. */
  readonly routeType?: RouteType | undefined;
  /** What its price was converted at: the same from a search to a booking, whatever is configured by then. */
  readonly exchange?: Exchange | null | undefined;
}

/** The id of Duffel's offer, so that nobody can send another one through this server. */
export const sealOffer = ({ duffelId, routeType, exchange }: OfferKey, secret: string): string => {
  const route = routeType ? `.${routeMark(routeType)}` : '';
  const rate = exchange ? `.${writeExchange(exchange)}` : '';
  return `${OFFER_PREFIX}${seal(`${duffelId}${route}${rate}`, secret)}`;
};

/** What the id says. Throws SupplierError `invalid` for one that was changed, cut, or made elsewhere. */
export function openOffer(id: string, secret: string): OfferKey {
  const text = id.startsWith(OFFER_PREFIX) ? unseal(id.slice(OFFER_PREFIX.length), secret) : null;
  const [, duffelId, route, rate] =
    /^(off_\w{1,200})(?:\.(\d))?(?:\.([A-Z]{3}:[A-Z]{3}:[\d.]{1,20}))?$/.exec(text ?? '') ?? [];
  if (!duffelId) throw new SupplierError('invalid', NOT_AVAILABLE);
  return { duffelId, routeType: routeMarked(route), exchange: readExchange(rate) };
}
