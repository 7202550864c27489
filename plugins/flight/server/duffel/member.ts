import type { Services } from '@/server/ports/services';
import type { Member } from '../supplier/house';
import { createDuffel, openDuffelJournal } from '.';
import { DUFFEL } from './offer';
import { OFFER_PREFIX } from './seal';

/** Duffel among the suppliers, where it is configured. */
export function duffelMembers({
  db,
  clock,
  config,
  log,
}: Pick<Services, 'db' | 'clock' | 'config' | 'log'>): Member[] {
  if (!config.duffel) return [];
  return [
    {
      supplier: createDuffel({
        ...config.duffel,
        clock,
        journal: openDuffelJournal(db),
        secret: config.signingSecret,
        log,
      }),
      offers: OFFER_PREFIX,
      orders: 'ord_',
      isSelling: !config.suppliersOff.includes(DUFFEL),
    },
  ];
}
