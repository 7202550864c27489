import { hotelPort } from '@/plugins/hotel/face/port';
import { accountIn } from '@/server/config/account';
import { supply } from '@/server/plugin';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { realSells } from '@/server/selling/supplier/sells';
import { liteapiAccount } from '../account';
import { ORDER_PREFIX } from './bookings/bookings';
import { BOOKS, createLiteapi, liteapiMigration, OFFER_PREFIX } from './liteapi';
import { LITEAPI } from './stays/property';

/** Stays of LiteAPI, where it is configured. */
export const liteapiHotels = supply(hotelPort, {
  migrations: [liteapiMigration],
  members({ clock, config, db, lines, log }) {
    const account = accountIn(config, liteapiAccount);
    if (!account) return [];
    return [
      {
        supplier: createLiteapi({
          ...account,
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
