import { hotelPort } from '@/plugins/hotel/face/port';
import { supply } from '@/server/plugin';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import type { HotelOrder } from './hotel-orders';
import { BOOKS, hotelSandbox, journalMigration } from './hotel-sandbox';
import { pictureRoute } from './pictures/route';
import { VIEWS } from './views';

/** The embedded suppliers of stays. They keep no rooms: see `embeddedSells`. */
export const sandboxHotels = supply(hotelPort, {
  migrations: [journalMigration],
  raw: [pictureRoute],
  members({ db, clock, config }) {
    const journal = openJournal<HotelOrder>(db, BOOKS);
    const parts = { clock, journal, secret: config.signingSecret, pace: config.supplierPace };
    return VIEWS.map((view) => ({
      supplier: hotelSandbox(view, parts),
      offers: `${view.offers}.`,
      orders: view.orders,
      isSelling: embeddedSells(config, view.id),
    }));
  },
});
