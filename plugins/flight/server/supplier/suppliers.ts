import { SupplierError } from '@/server/selling/supplier/errors';
import { oncePerClock, poolOf, SUPPLIER_GONE } from '@/server/selling/supplier/pool';
import type { Supplied } from '@/server/ports/services';
import type { PeopleProblem, Pool } from '@/server/ports/supplier';
import type { TravellerCounts } from '../../contract';
import {
  flightPort,
  type FlightSupplier,
  type Penalty,
  type People,
  type PricedOffer,
} from '../../face/port';
import { flightRefusals } from '../../contract/refusals';

type AirPool = Pool<FlightSupplier, TravellerCounts, PricedOffer, Penalty>;

/** All suppliers of flights as one, for whatever follows a search. */
export type FlightSuppliers = AirPool &
  Pick<
    Required<FlightSupplier>,
    | 'rules'
    | 'seatMaps'
    | 'bagPrices'
    | 'priceExtras'
    | 'referenceOf'
    | 'ticket'
    | 'heldPrice'
    | 'acceptChange'
  > & {
    /** What the supplier of this offer cannot take of who travels. */
    peopleProblem(offerId: string, people: People): PeopleProblem | null;
    extrasArePaidAtOnce(offerId: string): boolean;
  };

const noExtras = () =>
  new SupplierError('request', flightRefusals.noSuchSeat, [{ path: 'extras', ...flightRefusals.noSuchSeat }]);

/** Throws what its suppliers throw, and SupplierError `invalid` for what none of them made. */
export function flightSuppliers(pool: AirPool): FlightSuppliers {
  const { ownerOf, sellerOf, keeperOf } = pool;
  return {
    ...pool,
    rules: async (offerId) => ownerOf(offerId).rules(offerId),
    seatMaps: async (offerId, ...rest) => (await sellerOf(offerId).seatMaps?.(offerId, ...rest)) ?? [],
    bagPrices: async (offerId, ...rest) => (await sellerOf(offerId).bagPrices?.(offerId, ...rest)) ?? [],
    async priceExtras(offerId, ...rest) {
      const supplier = sellerOf(offerId);
      if (!supplier.priceExtras) throw noExtras();
      return supplier.priceExtras(offerId, ...rest);
    },
    extrasArePaidAtOnce: (offerId) => ownerOf(offerId).extrasArePaidAtOnce ?? false,
    peopleProblem: (offerId, people) => ownerOf(offerId).peopleProblem?.(people) ?? null,
    referenceOf: async (supplierRef) => keeperOf(supplierRef)?.referenceOf(supplierRef) ?? null,
    ticket: async (supplierRef, ...rest) =>
      keeperOf(supplierRef)?.ticket(supplierRef, ...rest) ?? SUPPLIER_GONE,
    async heldPrice(supplierRef, ...rest) {
      const supplier = keeperOf(supplierRef);
      if (!supplier) throw flightPort.strangers.order();
      return supplier.heldPrice(supplierRef, ...rest);
    },
    acceptChange: async (supplierRef, ...rest) =>
      keeperOf(supplierRef)?.acceptChange(supplierRef, ...rest) ?? SUPPLIER_GONE,
  };
}

/** Where searches, offers and orders are sent, whoever made them. */
export const suppliersOf = oncePerClock((services: Supplied) =>
  flightSuppliers(poolOf(flightPort, services)),
);
