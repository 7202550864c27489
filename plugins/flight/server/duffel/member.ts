import type { Services } from '@/server/ports/services';
import type { Member } from '@/server/selling/supplier/pool';
import { realSells } from '@/server/selling/supplier/sells';
import type { SupplierPort } from '../supplier/port';
import { openDuffelJournal } from '@/server/selling/duffel/sent-orders';
import { createDuffel } from './duffel';
import { BOOKS } from './orders/sent-orders';
import { DUFFEL } from './offers/offer';
import { OFFER_PREFIX } from './offers/offer-id';

/** Duffel among the suppliers, where it is configured. */
export function duffelMembers({
  db,
  clock,
  config,
  lines,
  log,
}: Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>): Member<SupplierPort>[] {
  if (!config.duffel) return [];
  return [
    {
      supplier: createDuffel({
        ...config.duffel,
        line: lines.to('flight', DUFFEL),
        clock,
        journal: openDuffelJournal(db, BOOKS),
        secret: config.signingSecret,
        log,
      }),
      offers: OFFER_PREFIX,
      orders: 'ord_',
      isSelling: realSells(config, DUFFEL),
    },
  ];
}
