import { defineServerPlugin } from '@/server/plugin';
import { demo } from './demo';
import { duffelMigration } from './duffel/duffel-stays';
import { bookingHandlers } from './handlers/bookings';
import { bookHandler, priceHandler } from './handlers/checkout';
import { filterHandler, followHandler, nearbyHandler, searchHandler } from './handlers/find-hotels';
import { hotelPageHandlers } from './handlers/hotel-page';
import { pictureRoute } from './pictures';
import { placeHandlers } from './handlers/places';
import { listingMigration } from './listing';
import { letterSamples } from './mail/sample';
import { liteapiMigration } from './liteapi/liteapi';
import { lookingAgain } from '@/server/selling/bookable/look-again';
import { hotels } from './product';
import { journalMigration } from './sandbox/hotel-sandbox';
import { suppliersOf } from './supplier/suppliers';
import { reasonsMigration } from './reasons';

/** Stays on the server: places, search, checkout, bookings, and how the engine sells them. */
export const hotel = defineServerPlugin({
  id: hotels.id,
  migrations: [journalMigration, listingMigration, duffelMigration, liteapiMigration, reasonsMigration],
  handlers: [
    ...placeHandlers,
    searchHandler,
    followHandler,
    filterHandler,
    nearbyHandler,
    ...hotelPageHandlers,
    priceHandler,
    bookHandler,
    ...bookingHandlers,
  ],
  raw: [pictureRoute],
  product: hotels.product,
  demo,
  letters: letterSamples,
  rounds: [lookingAgain(hotels.id, suppliersOf)],
});
