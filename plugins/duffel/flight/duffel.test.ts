import { testClock, testDb } from '@/server/testing/harness';
import { describeFlightSupplier } from '@/plugins/flight/server/supplier/flight-supplier.cases';
import { duffelMigration } from './orders/sent-orders';
import { adapterFor } from './testing/adapter';
import { startFake } from './testing/fake';

describeFlightSupplier('Duffel', async () => {
  const clock = testClock('2027-01-10T12:00:00Z');
  const [db, fake] = await Promise.all([testDb([duffelMigration]), startFake(() => clock.now())]);
  return {
    keepsUnpaid: true,
    anew: () => adapterFor(fake, { db, clock }),
    now: () => clock.now(),
    async close() {
      await fake.close();
      await db.close();
    },
  };
});
