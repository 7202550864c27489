import type { Services } from '@/server/ports/services';
import { SupplierError } from '@/server/selling/supplier/errors';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { createPool, oncePerClock } from '@/server/selling/supplier/pool';
import type { Pool } from '@/server/ports/supplier';
import type { PricedOffer } from '@/server/ports/supplier';
import type { TimedPenalty } from '@/server/ports/supplier';
import { hotelRefusals } from '../../contract/refusals';
import { duffelMembers } from '@/server/selling/duffel/member';
import { STAYS } from '../duffel/duffel-stays';
import { liteapiMembers } from '../liteapi/liteapi';
import type { HotelOrder } from '../sandbox/hotel-orders';
import { BOOKS, hotelSandbox } from '../sandbox/hotel-sandbox';
import { notOurs } from '../sandbox/stay-ids';
import { VIEWS } from '../sandbox/views';
import type { Guests, HotelSupplier, SupplierStay } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>;

/** All suppliers of stays as one, for whatever follows a search. */
export type HotelSuppliers = Pool<HotelSupplier, Guests, PricedOffer<SupplierStay>, TimedPenalty>;

/**
 * The suppliers that this process sells from: real ones by configuration, then the embedded ones. Those keep no rooms: see
 * `embeddedSells`.
 */
export const suppliersOf = oncePerClock((services: Needed): HotelSuppliers => {
  const { db, clock, config } = services;
  const journal = openJournal<HotelOrder>(db, BOOKS);
  const parts = { clock, journal, secret: config.signingSecret, pace: config.supplierPace };
  const real = [...duffelMembers(services, STAYS), ...liteapiMembers(services)];
  const embedded = VIEWS.map((view) => ({
    supplier: hotelSandbox(view, parts),
    offers: `${view.offers}.`,
    orders: view.orders,
    isSelling: embeddedSells(config, view.id),
  }));
  return createPool([...real, ...embedded], {
    offer: notOurs,
    order: () => new SupplierError('invalid', hotelRefusals.bookingId),
  });
});
