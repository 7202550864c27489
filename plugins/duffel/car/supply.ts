import { carPort } from '@/plugins/car/face/port';
import { supply } from '@/server/plugin';
import { duffelMembers } from '../kit/member';
import { BOOKS, createDuffelCars, duffelMigration } from './duffel-cars';
import { ORDER_PREFIX } from './bookings/booking';
import { DUFFEL_CARS } from './rentals/offer';
import { OFFER_PREFIX } from './rentals/offer-id';

/** Rental cars of Duffel, where it is configured. */
export const duffelCars = supply(carPort, {
  migrations: [duffelMigration],
  members: (services) =>
    duffelMembers(services, {
      ...{ id: DUFFEL_CARS, product: 'car', books: BOOKS, offers: OFFER_PREFIX, orders: ORDER_PREFIX },
      create: createDuffelCars,
    }),
});
