import { defineServerPlugin } from '@/server/plugin';
import { bookingHandlers } from './handlers/bookings';
import { quoteHandler, reserveHandler } from './handlers/checkout';
import { countriesHandler, staticDataHandler } from './handlers/places';
import { detailsHandler, searchHandler, tempUrlHandler } from './handlers/search-cars';
import { demo } from './demo';
import { listingMigrations } from './listing';
import logWords from '../say/log-words';
import { wordsOf } from './mail/letter-words';
import { letterSamples } from './mail/sample';
import { lookingAgain } from '@/server/selling/bookable/look-again';
import { cars } from './product';
import { suppliersOf } from './suppliers';
import { reasonsMigration } from './reasons';

/** Car rental on the server: places, search, checkout, bookings, and how the engine sells them. */
export const car = defineServerPlugin({
  id: cars.id,
  migrations: [...listingMigrations, reasonsMigration],
  handlers: [
    countriesHandler,
    staticDataHandler,
    searchHandler,
    detailsHandler,
    tempUrlHandler,
    quoteHandler,
    reserveHandler,
    ...bookingHandlers,
  ],
  product: cars.product,
  demo,
  log: { words: logWords, say: wordsOf },
  letters: letterSamples,
  rounds: [lookingAgain(cars.id, suppliersOf)],
});
