import type { Services } from '@/server/ports/services';
import { openDuffelJournal } from '@/server/selling/duffel/sent-orders';
import type { Member } from '@/server/selling/supplier/pool';
import { realSells } from '@/server/selling/supplier/sells';
import type { CarSupplier } from '../supplier/port';
import { ORDER_PREFIX } from './bookings/booking';
import { BOOKS, createDuffelCars } from './duffel-cars';
import { DUFFEL_CARS } from './rentals/offer';
import { OFFER_PREFIX } from './rentals/offer-id';

/** Duffel Cars among the suppliers, where it is configured. */
export function duffelMembers({
  db,
  clock,
  config,
  lines,
  log,
}: Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>): Member<CarSupplier>[] {
  if (!config.duffel) return [];
  const journal = openDuffelJournal(db, BOOKS);
  return [
    {
      supplier: createDuffelCars({
        ...config.duffel,
        line: lines.to('car', DUFFEL_CARS),
        ...{ clock, journal, log },
        secret: config.signingSecret,
      }),
      offers: OFFER_PREFIX,
      orders: ORDER_PREFIX,
      isSelling: realSells(config, DUFFEL_CARS),
    },
  ];
}
