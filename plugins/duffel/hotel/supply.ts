import { hotelPort } from '@/plugins/hotel/face/port';
import { supply } from '@/server/plugin';
import { duffelMembers } from '../kit/member';
import { ORDER_PREFIX } from './bookings/booking';
import { BOOKS, createDuffelStays, duffelMigration, OFFER_PREFIX } from './duffel-stays';
import { DUFFEL_STAYS } from './stays/listing';

/** Duffel Stays, where it is configured. */
export const duffelHotels = supply(hotelPort, {
  migrations: [duffelMigration],
  members: (services) =>
    duffelMembers(services, {
      ...{ id: DUFFEL_STAYS, product: 'hotel', books: BOOKS, offers: OFFER_PREFIX, orders: ORDER_PREFIX },
      create: createDuffelStays,
    }),
});
