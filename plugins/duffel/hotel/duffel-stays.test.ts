import { testClock, testDb } from '@/server/testing/harness';
import { describeHotelSupplier } from '@/plugins/hotel/server/supplier/hotel-supplier.cases';
import { duffelMigration } from './duffel-stays';
import { staysFor } from './testing/adapter';
import { startFakeStays } from './testing/fake';

describeHotelSupplier('Duffel Stays', async () => {
  const clock = testClock('2027-01-10T12:00:00Z');
  const [db, fake] = await Promise.all([testDb([duffelMigration]), startFakeStays(() => clock.now())]);
  return {
    anew: () => staysFor(fake, { db, clock }),
    now: () => clock.now(),
    async close() {
      await fake.close();
      await db.close();
    },
  };
});
