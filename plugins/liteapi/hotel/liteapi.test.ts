import { testClock, testDb } from '@/server/testing/harness';
import { describeHotelSupplier } from '@/plugins/hotel/server/supplier/hotel-supplier.cases';
import { liteapiMigration } from './liteapi';
import { liteapiFor } from './testing/adapter';
import { startFakeLiteapi } from './testing/fake';

describeHotelSupplier('LiteAPI', async () => {
  const clock = testClock('2027-01-10T12:00:00Z');
  const [db, fake] = await Promise.all([testDb([liteapiMigration]), startFakeLiteapi()]);
  return {
    anew: () => liteapiFor(fake, { db, clock }),
    now: () => clock.now(),
    listed: ({ listing: { checkIn: _, checkOut: __, ...listing }, ...offer }) => ({ ...offer, listing }),
    async close() {
      await fake.close();
      await db.close();
    },
  };
});
