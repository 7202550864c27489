import { defineServerPlugin } from '@/server/plugin';
import { demo } from './demo';
import { activityPageHandlers } from './handlers/activity-page';
import { bookingHandlers } from './handlers/bookings';
import { bookHandler, checkoutHandler } from './handlers/checkout';
import { findHandlers } from './handlers/find-activities';
import { placeHandlers } from './handlers/places';
import { letterSamples } from './mail/sample';
import { activities } from './product';
import { HEARD_EVERY_MS, hearOfOrders } from './after/news';
import { reasonsMigration } from './reasons';

/** Things to do on the server: destinations, search, checkout, bookings, and how the engine sells them. */
export const activity = defineServerPlugin({
  id: activities.id,
  migrations: [reasonsMigration],
  handlers: [
    ...placeHandlers,
    ...findHandlers,
    ...activityPageHandlers,
    checkoutHandler,
    bookHandler,
    ...bookingHandlers,
  ],
  product: activities.product,
  demo,
  letters: letterSamples,
  rounds: [{ everyMs: HEARD_EVERY_MS, run: hearOfOrders }],
});
