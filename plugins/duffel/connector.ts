import { defineConnector } from '@/server/plugin';
import { duffelAccount } from './account';
import { duffelCars } from './car/supply';
import { duffelFlights } from './flight/supply';
import { duffelHotels } from './hotel/supply';

/** Duffel, with an account of it: https://duffel.com */
export const duffel = defineConnector({
  id: 'duffel',
  account: duffelAccount,
  supplies: [duffelFlights, duffelHotels, duffelCars],
});
