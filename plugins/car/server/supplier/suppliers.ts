import { carRefusals } from '../../contract/refusals';
import type { Services } from '@/server/ports/services';
import { SupplierError } from '@/server/selling/supplier/errors';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { createPool, oncePerClock, type Pool } from '@/server/selling/supplier/pool';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import { BOOKS, carSandbox, ORDERS } from '../sandbox/car-sandbox';
import { notOurs, VERSION } from '../sandbox/offer-key';
import type { CarOrder } from '../sandbox/orders';
import { duffelMembers } from '@/server/selling/duffel/member';
import { CARS } from '../duffel/duffel-cars';
import type { CarSupplier, Driver, PricedCar } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>;

/** All suppliers of cars as one, for whatever follows a search. */
export type CarSuppliers = Pool<CarSupplier, Driver, PricedCar, TimedPenalty> &
  Pick<CarSupplier, 'details' | 'priceExtras'>;

/** The suppliers that this process sells from: real ones by configuration, then the embedded one. */
export const suppliersOf = oncePerClock((services: Needed): CarSuppliers => {
  const { db, clock, config } = services;
  const journal = openJournal<CarOrder>(db, BOOKS);
  const supplier = carSandbox({ clock, journal, secret: config.signingSecret });
  const pool: Omit<CarSuppliers, 'details' | 'priceExtras'> = createPool(
    [
      ...duffelMembers(services, CARS),
      { supplier, offers: `${VERSION}.`, orders: ORDERS, isSelling: embeddedSells(config, supplier.id) },
    ],
    { offer: notOurs, order: () => new SupplierError('invalid', carRefusals.invalid) },
  );
  return {
    ...pool,
    details: async (offerId, options) => pool.ownerOf(offerId).details(offerId, options),
    priceExtras: async (offerId, ...rest) => pool.sellerOf(offerId).priceExtras(offerId, ...rest),
  };
});
