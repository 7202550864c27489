import { handle } from '@/server/ports/handle';
import { asking } from '@/server/selling/supplier/errors';
import { getBagPrices, getSeatMap } from '../../contract';
import { flights } from '../product';
import { suppliersOf } from '../supplier/suppliers';

/** A supplier that sells no seats has no maps. */
export const seatMapHandler = handle(getSeatMap, async ({ body, agency, services, request }) => {
  const supplier = suppliersOf(services);
  const { segmentId } = body;
  const offerId = flights.offers.take(body.offerId, { agency, services });
  const data = await asking(() => supplier.seatMaps(offerId, segmentId, { signal: request.signal }));
  return { data };
});

/** A supplier that sells no bags has no prices. */
export const bagPricesHandler = handle(getBagPrices, async ({ body, agency, services, request }) => {
  const supplier = suppliersOf(services);
  const { travellers } = body;
  const offerId = flights.offers.take(body.offerId, { agency, services });
  const data = await asking(() => supplier.bagPrices(offerId, travellers, { signal: request.signal }));
  return { data };
});
