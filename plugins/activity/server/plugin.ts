import { defineServerPlugin } from '@/server/plugin';
import { demo } from './demo';
import { activityPageHandlers } from './handlers/activity-page';
import { bookingHandlers } from './handlers/bookings';
import { bookHandler, checkoutHandler } from './handlers/checkout';
import { findHandlers } from './handlers/find-activities';
import { placeHandlers } from './handlers/places';
import { pictureRoute } from './pictures';
import { letterSamples } from './mail/sample';
import { activities } from './product';
import { hearOfOrders, refreshCatalogues } from './after/news';
import { viatorMigration } from './viator/kept/kept';
import { EVERY } from './viator/kept/times';
import { journalMigration } from './sandbox/activity-sandbox';
import { reasonsMigration } from './reasons';

/** Things to do on the server: destinations, search, checkout, bookings, and how the engine sells them. */
export const activity = defineServerPlugin({
  id: activities.id,
  migrations: [journalMigration, viatorMigration, reasonsMigration],
  handlers: [
    ...placeHandlers,
    ...findHandlers,
    ...activityPageHandlers,
    checkoutHandler,
    bookHandler,
    ...bookingHandlers,
  ],
  raw: [pictureRoute],
  product: activities.product,
  demo,
  letters: letterSamples,
  rounds: [
    { everyMs: EVERY.bookings, run: hearOfOrders },
    { everyMs: EVERY.catalogue, run: refreshCatalogues },
  ],
});
