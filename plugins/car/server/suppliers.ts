import type { Supplied } from '@/server/ports/services';
import type { Pool, TimedPenalty } from '@/server/ports/supplier';
import { oncePerClock, poolOf } from '@/server/selling/supplier/pool';
import { type CarSupplier, carPort, type Driver, type PricedCar } from '../face/port';

type CarPool = Pool<CarSupplier, Driver, PricedCar, TimedPenalty>;

/** All suppliers of cars as one, for whatever follows a search. */
export type CarSuppliers = CarPool & Pick<CarSupplier, 'details' | 'priceExtras'>;

/** The suppliers that this process sells from. */
export const suppliersOf = oncePerClock((services: Supplied): CarSuppliers => {
  const pool: CarPool = poolOf(carPort, services);
  return {
    ...pool,
    details: async (offerId, options) => pool.ownerOf(offerId).details(offerId, options),
    priceExtras: async (offerId, ...rest) => pool.sellerOf(offerId).priceExtras(offerId, ...rest),
  };
});
