import { defineServerPlugin } from '@/server/plugin';
import { demo } from './demo';
import { bookingHandlers } from './handlers/bookings';
import { bookHandler, priceHandler } from './handlers/checkout';
import { filterHandler, followHandler, nearbyHandler, searchHandler } from './handlers/find-hotels';
import { hotelPageHandlers } from './handlers/hotel-page';
import { placeHandlers } from './handlers/places';
import { listingMigration } from './listing';
import { letterSamples } from './mail/sample';
import { lookingAgain } from '@/server/selling/bookable/look-again';
import { hotels } from './product';
import { suppliersOf } from './supplier/suppliers';
import { reasonsMigration } from './reasons';

/** Stays on the server: places, search, checkout, bookings, and how the engine sells them. */
export const hotel = defineServerPlugin({
  id: hotels.id,
  migrations: [listingMigration, reasonsMigration],
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
  product: hotels.product,
  demo,
  letters: letterSamples,
  rounds: [lookingAgain(hotels.id, suppliersOf)],
});
