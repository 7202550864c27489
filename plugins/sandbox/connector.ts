import { defineConnector } from '@/server/plugin';
import { sandboxActivities } from './activity/supply';
import { sandboxCars } from './car/supply';
import { sandboxFlights } from './flight/supply';
import { sandboxHotels } from './hotel/supply';

/** The embedded suppliers: they invent what they sell, for the demo and for trying a deployment. */
export const sandbox = defineConnector({
  id: 'sandbox',
  supplies: [sandboxFlights, sandboxHotels, sandboxCars, sandboxActivities],
});
