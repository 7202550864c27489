import type { Services } from '@/server/ports/services';
import { openDuffelJournal } from '@/server/selling/duffel/sent-orders';
import type { Member } from '@/server/selling/supplier/pool';
import { realSells } from '@/server/selling/supplier/sells';
import type { HotelSupplier } from '../supplier/port';
import { ORDER_PREFIX } from './bookings/booking';
import { BOOKS, createDuffelStays } from './duffel-stays';
import { DUFFEL_STAYS } from './stays/listing';
import { OFFER_PREFIX } from './stays/stay-id';

/** Duffel Stays among the suppliers, where it is configured. */
export function duffelMembers({
  db,
  clock,
  config,
  lines,
  log,
}: Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>): Member<HotelSupplier>[] {
  if (!config.duffel) return [];
  const journal = openDuffelJournal(db, BOOKS);
  return [
    {
      supplier: createDuffelStays({
        ...config.duffel,
        line: lines.to('hotel', DUFFEL_STAYS),
        ...{ clock, journal, log },
        secret: config.signingSecret,
      }),
      offers: OFFER_PREFIX,
      orders: ORDER_PREFIX,
      isSelling: realSells(config, DUFFEL_STAYS),
    },
  ];
}
