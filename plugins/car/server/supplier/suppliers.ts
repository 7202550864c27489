import { carRefusals } from '../../contract/refusals';
import type { Services } from '@/server/ports/services';
import { SupplierError } from '@/server/selling/supplier/errors';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { createPool, oncePerClock, type Pool } from '@/server/selling/supplier/pool';
import type { PricedOffer } from '@/server/selling/supplier/port';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import { BOOKS, carSandbox, ORDERS } from '../sandbox/car-sandbox';
import { notOurs, VERSION } from '../sandbox/offer-key';
import type { CarOrder } from '../sandbox/orders';
import type { CarSupplier, Driver, SupplierCar } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config'>;

/** All suppliers of cars as one, for whatever follows a search. */
export type CarSuppliers = Pool<CarSupplier, Driver, PricedOffer<SupplierCar>, TimedPenalty> &
  Pick<CarSupplier, 'details' | 'priceExtras'>;

/** The suppliers that this process sells from. An adapter to a real one is added here, by configuration. */
export const suppliersOf = oncePerClock(({ db, clock, config }: Needed): CarSuppliers => {
  const journal = openJournal<CarOrder>(db, BOOKS);
  const supplier = carSandbox({ clock, journal, secret: config.signingSecret });
  const pool: Omit<CarSuppliers, 'details' | 'priceExtras'> = createPool(
    [{ supplier, offers: `${VERSION}.`, orders: ORDERS, isSelling: embeddedSells(config, supplier.id) }],
    { offer: notOurs, order: () => new SupplierError('invalid', carRefusals.invalid) },
  );
  return {
    ...pool,
    details: async (offerId, options) => pool.ownerOf(offerId).details(offerId, options),
    priceExtras: async (offerId, ...rest) => pool.sellerOf(offerId).priceExtras(offerId, ...rest),
  };
});
