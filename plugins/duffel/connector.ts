import { defineConnector } from '@/server/plugin';
import { duffelCars } from './car/supply';

/** Duffel, with an account of it: https://duffel.com */
export const duffel = defineConnector({
  id: 'duffel',
  supplies: [duffelCars],
});
