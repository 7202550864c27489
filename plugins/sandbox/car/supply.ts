import { carPort } from '@/plugins/car/face/port';
import { supply } from '@/server/plugin';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { BOOKS, carSandbox, journalMigration, ORDERS } from './car-sandbox';
import { VERSION } from './offer-key';
import type { CarOrder } from './orders';

/** The embedded supplier of cars. */
export const sandboxCars = supply(carPort, {
  migrations: [journalMigration],
  members({ db, clock, config }) {
    const journal = openJournal<CarOrder>(db, BOOKS);
    const supplier = carSandbox({ clock, journal, secret: config.signingSecret });
    return [
      { supplier, offers: `${VERSION}.`, orders: ORDERS, isSelling: embeddedSells(config, supplier.id) },
    ];
  },
});
