import { flightPort } from '@/plugins/flight/face/port';
import { supply } from '@/server/plugin';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { openSeatBook, seatMigration } from './extras/seat-book';
import { flightSandbox } from './flight-sandbox';
import { eventMigration, journalMigration, openJournal, supplierMigration } from './orders/journal';
import { FARELINE, SKYHUB } from './profiles';

/** The embedded suppliers of flights. They move no money and issue no tickets. */
export const sandboxFlights = supply(flightPort, {
  migrations: [journalMigration, eventMigration, seatMigration, supplierMigration],
  members({ db, clock, config }) {
    const seatBook = openSeatBook(db);
    return [SKYHUB, FARELINE].map((profile) => ({
      supplier: flightSandbox({
        clock,
        journal: openJournal(db, profile.id),
        seatBook,
        secret: config.signingSecret,
        profile,
        pace: config.supplierPace,
      }),
      offers: `${profile.offers}.`,
      orders: profile.orders,
      isSelling: embeddedSells(config, profile.id),
    }));
  },
});
