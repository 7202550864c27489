import { defineServerPlugin } from '@/server/plugin';
import { inLanguage } from '@/server/reference';
import { listHandler, mailHandler, reservationHandler, statusesHandler } from './handlers/bookings';
import { afterHandlers } from './handlers/after';
import { agencyHandlers } from './handlers/agency';
import { brandMigration } from './brands/tables';
import { demo } from './demo';
import { brandHandlers } from './handlers/brands';
import { bookHandler, holdHandler, payHandler, repriceHandler } from './handlers/checkout';
import { bagPricesHandler, seatMapHandler } from './handlers/extras';
import { gridHandler } from './handlers/grid';
import { placesHandler } from './handlers/places';
import { recentMigration, storeHandler } from './handlers/recent';
import { fareRulesHandler, searchHandler } from './handlers/flight-search';
import { lookingAgain } from '@/server/selling/bookable/look-again';
import { closeChanges } from './after/cancellation';
import { heardOfChange, readChanges } from './after/schedule';
import { checkTickets, TICKET_JOB } from './after/ticket';
import { listingMigrations } from './listing';
import logWords from '../say/log-words';
import { wordsOf } from './mail/language';
import { letterSamples } from './mail/sample';
import { flights } from './product';
import { suppliersOf } from './supplier/suppliers';
import { afterMigration, answersMigration } from './after/tables';
import { reasonsMigration } from './reasons';

/** Air travel on the server: places, search, fares, checkout, bookings, and how the engine sells them. */
export const flight = defineServerPlugin({
  id: flights.id,
  migrations: [
    recentMigration,
    afterMigration,
    answersMigration,
    brandMigration,
    ...listingMigrations,
    reasonsMigration,
  ],
  handlers: inLanguage([
    placesHandler,
    searchHandler,
    gridHandler,
    fareRulesHandler,
    repriceHandler,
    seatMapHandler,
    bagPricesHandler,
    bookHandler,
    holdHandler,
    payHandler,
    reservationHandler,
    mailHandler,
    storeHandler,
    listHandler,
    statusesHandler,
    ...afterHandlers,
    ...agencyHandlers,
    ...brandHandlers,
  ]),
  product: flights.product,
  demo,
  log: { words: logWords, say: wordsOf },
  letters: letterSamples,
  heardOf: heardOfChange,
  start: (services) =>
    services.jobs.handle(TICKET_JOB, (data) =>
      checkTickets(services, data as { agencyId: string; bookingId: string }),
    ),
  rounds: [{ everyMs: 15_000, run: readChanges }, lookingAgain(flights.id, suppliersOf, closeChanges)],
});
