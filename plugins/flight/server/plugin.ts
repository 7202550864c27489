import { defineServerPlugin } from '@/server/plugin';
import { listHandler, mailHandler, reservationHandler, statusesHandler } from './handlers/bookings';
import { bookHandler, repriceHandler } from './handlers/checkout';
import { placesHandler } from './handlers/places';
import { recentMigration, storeHandler } from './handlers/recent';
import { fareRulesHandler, searchHandler } from './handlers/search';
import { createProduct, PRODUCT } from './product';
import { journalMigration } from './sandbox';
import { mainSupplier } from './supplier/suppliers';

/** Air travel on the server: places, search, fares, checkout, bookings, and how the engine sells them. */
export const flight = defineServerPlugin({
  id: PRODUCT,
  migrations: [journalMigration, recentMigration],
  handlers: [
    placesHandler,
    searchHandler,
    fareRulesHandler,
    repriceHandler,
    bookHandler,
    reservationHandler,
    mailHandler,
    storeHandler,
    listHandler,
    statusesHandler,
  ],
  product: (services) => createProduct(mainSupplier(services)),
});
