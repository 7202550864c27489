import { testClock, testDb } from '@/server/testing/harness';
import { describeFlightSupplier } from '@/plugins/flight/server/supplier/flight-supplier.cases';
import { flightSandbox } from './flight-sandbox';
import { eventMigration, journalMigration, openJournal, supplierMigration } from './orders/journal';
import { FARELINE, SKYHUB } from './profiles';
import { openSeatBook, seatMigration } from './extras/seat-book';

for (const profile of [SKYHUB, FARELINE])
  describeFlightSupplier(profile.name, async () => {
    const clock = testClock('2027-01-10T12:00:00Z');
    const db = await testDb([journalMigration, eventMigration, seatMigration, supplierMigration]);
    return {
      keepsUnpaid: profile === SKYHUB,
      anew: () =>
        flightSandbox({
          clock,
          journal: openJournal(db, profile.id),
          seatBook: openSeatBook(db),
          secret: 'secret',
          profile,
          pace: 0,
        }),
      now: () => clock.now(),
      close: () => db.close(),
    };
  });
