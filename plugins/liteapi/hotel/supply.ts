import { hotelPort } from '@/plugins/hotel/face/port';
import { supply } from '@/server/plugin';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { realSells } from '@/server/selling/supplier/sells';
import { ORDER_PREFIX } from './bookings/bookings';
import { BOOKS, createLiteapi, liteapiMigration, OFFER_PREFIX } from './liteapi';
import { LITEAPI } from './stays/property';

/** Stays of LiteAPI, where it is configured. */
export const liteapiHotels = supply(hotelPort, {
  migrations: [liteapiMigration],
  members({ clock, config, db, lines, log }) {
    if (!config.liteapi) return [];
    return [
      {
        supplier: createLiteapi({
          ...config.liteapi,
          ...{ clock, log, journal: openOrderJournal(db, BOOKS) },
          line: lines.to('hotel', LITEAPI),
          secret: config.signingSecret,
        }),
        offers: OFFER_PREFIX,
        orders: ORDER_PREFIX,
        isSelling: realSells(config, LITEAPI),
      },
    ];
  },
});
