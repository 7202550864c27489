import { testClock, testDb } from '@/server/testing/harness';
import { describeSupplier } from '../supplier/contract.cases';
import {
  createSandbox,
  eventMigration,
  FARELINE,
  journalMigration,
  openJournal,
  openSeatBook,
  seatMigration,
  SKYHUB,
  supplierMigration,
} from '.';

for (const habits of [SKYHUB, FARELINE])
  describeSupplier(habits.name, async () => {
    const clock = testClock('2027-01-10T12:00:00Z');
    const db = await testDb([journalMigration, eventMigration, seatMigration, supplierMigration]);
    return {
      keepsUnpaid: habits === SKYHUB,
      anew: () =>
        createSandbox({
          clock,
          journal: openJournal(db, habits.id),
          seatBook: openSeatBook(db),
          secret: 'secret',
          habits,
          pace: 0,
        }),
      now: () => clock.now(),
      close: () => db.close(),
    };
  });
