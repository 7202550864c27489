import { openJournal } from '@/server/selling/supplier/journal';
import { describeSupplier, options } from '@/server/selling/supplier/testing/supplier.cases';
import { testClock, testDb } from '@/server/testing/harness';
import { findPlace } from '@/server/reference';
import { driver } from '@/plugins/car/server/testing/site';
import { BOOKS, carSandbox, journalMigration } from './car-sandbox';
import type { CarOrder } from './orders';

const { latitude, longitude } = findPlace('airport:LIS')!;

describeSupplier('Carhub', async () => {
  const clock = testClock('2026-11-20T12:00:00Z');
  const db = await testDb([journalMigration]);
  const anew = () => carSandbox({ clock, journal: openJournal<CarOrder>(db, BOOKS), secret: 'secret' });
  const search = {
    ...{ pickupLatitude: latitude, pickupLongitude: longitude, pickupName: 'Lisbon' },
    ...{ returnLatitude: latitude, returnLongitude: longitude, dropoffName: 'Lisbon' },
    pickUpDateTime: '2027-03-12T10:00',
    returnDateTime: '2027-03-19T10:00',
    age: 30,
    countryOfResidence: 'BR',
    currency: 'EUR',
  };
  return {
    anew,
    offers: async () => (await anew().search(search, options)).offers,
    asked: 'Silva',
    request: { driver: driver(), flightNumber: null },
    now: () => clock.now(),
    close: () => db.close(),
  };
});
