import { flightPort } from '@/plugins/flight/face/port';
import { duffelSupply } from '../kit/member';
import { createDuffel } from './duffel';
import { DUFFEL } from './offers/offer';
import { OFFER_PREFIX } from './offers/offer-id';
import { BOOKS, duffelMigration } from './orders/sent-orders';
import { duffelEventMigration, duffelHooks } from './webhook';

/** Flights of Duffel. */
export const duffelFlights = duffelSupply(
  flightPort,
  { id: DUFFEL, books: BOOKS, offers: OFFER_PREFIX, orders: 'ord_', create: createDuffel },
  { migrations: [duffelMigration, duffelEventMigration], hooks: duffelHooks },
);
