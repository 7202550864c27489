import type { SupplyServices, Services } from '@/server/ports/services';
import type { Pool, TimedPenalty } from '@/server/ports/supplier';
import { oncePerClock, poolOf } from '@/server/selling/supplier/pool';
import { type CarSupplier, carPort, type Driver, type PricedCar } from '../face/port';

/** All suppliers of cars as one, for whatever follows a search. */
export type CarSuppliers = Pool<CarSupplier, Driver, PricedCar, TimedPenalty> &
  Pick<CarSupplier, 'details' | 'priceExtras'>;

/** The suppliers that this process sells from. */
export const suppliersOf = oncePerClock(
  (services: SupplyServices & Pick<Services, 'supplies'>): CarSuppliers => {
    const pool = poolOf<CarSupplier, Driver, PricedCar, TimedPenalty>(carPort, services);
    return {
      ...pool,
      details: async (offerId, options) => pool.ownerOf(offerId).details(offerId, options),
      priceExtras: async (offerId, ...rest) => pool.sellerOf(offerId).priceExtras(offerId, ...rest),
    };
  },
);
