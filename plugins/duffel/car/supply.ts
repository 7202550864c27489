import { carPort } from '@/plugins/car/face/port';
import { duffelSupply } from '../kit/member';
import { BOOKS, createDuffelCars, duffelMigration } from './duffel-cars';
import { ORDER_PREFIX } from './bookings/booking';
import { DUFFEL_CARS } from './rentals/offer';
import { OFFER_PREFIX } from './rentals/offer-id';

/** Rental cars of Duffel. */
export const duffelCars = duffelSupply(
  carPort,
  {
    ...{ id: DUFFEL_CARS, books: BOOKS, offers: OFFER_PREFIX, orders: ORDER_PREFIX },
    create: createDuffelCars,
  },
  { migrations: [duffelMigration] },
);
