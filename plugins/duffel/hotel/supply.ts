import { hotelPort } from '@/plugins/hotel/face/port';
import { duffelSupply } from '../kit/member';
import { ORDER_PREFIX } from './bookings/booking';
import { BOOKS, createDuffelStays, duffelMigration, OFFER_PREFIX } from './duffel-stays';
import { DUFFEL_STAYS } from './stays/listing';

/** Duffel Stays. */
export const duffelHotels = duffelSupply(
  hotelPort,
  {
    ...{ id: DUFFEL_STAYS, books: BOOKS, offers: OFFER_PREFIX, orders: ORDER_PREFIX },
    create: createDuffelStays,
  },
  { migrations: [duffelMigration] },
);
