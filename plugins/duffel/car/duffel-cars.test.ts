import { describeSupplier, options } from '@/server/selling/supplier/testing/supplier.cases';
import { testClock, testDb } from '@/server/testing/harness';
import { duffelMigration } from './duffel-cars';
import { carsFor, REQUEST, searchFor } from './testing/adapter';
import { startFakeCars } from './testing/fake';

describeSupplier('Duffel Cars', async () => {
  const clock = testClock('2027-01-10T12:00:00Z');
  const [db, fake] = await Promise.all([testDb([duffelMigration]), startFakeCars(() => clock.now())]);
  const anew = () => carsFor(fake, { db, clock });
  return {
    anew,
    offers: async () => (await anew().search(searchFor(), options)).offers,
    asked: 'Silva',
    request: REQUEST,
    now: () => clock.now(),
    async close() {
      await fake.close();
      await db.close();
    },
  };
});
