import { flightPort } from '@/plugins/flight/face/port';
import { supply } from '@/server/plugin';
import { duffelMembers } from '../kit/member';
import { createDuffel } from './duffel';
import { DUFFEL } from './offers/offer';
import { OFFER_PREFIX } from './offers/offer-id';
import { BOOKS, duffelMigration } from './orders/sent-orders';
import { duffelEventMigration, duffelHooks } from './webhook';

/** Flights of Duffel, where it is configured. */
export const duffelFlights = supply(flightPort, {
  migrations: [duffelMigration, duffelEventMigration],
  hooks: duffelHooks,
  members: (services) =>
    duffelMembers(services, {
      ...{ id: DUFFEL, product: 'flight', books: BOOKS, offers: OFFER_PREFIX, orders: 'ord_' },
      create: createDuffel,
    }),
});
