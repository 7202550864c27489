import { defineServerPlugin } from '@/server/plugin';
import { lookAround } from '@/server/attention';
import { attentionHandlers } from './attention';
import { letterSamples } from './attention/letter-samples';
import { tellOwners } from './attention/tell-owners';
import { recheckDomains } from '@/server/agency/domains/recheck';
import { auditHandlers } from './audit/audit';
import { bookingHandlers } from './bookings/handlers';
import { viewsMigration } from './bookings/tables';
import { markupHandlers } from './markups';
import { searchesHandler } from './searches/searches';
import { userHandlers } from './users';

const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 60 * 60_000;

/** The agency's back office on the server. Its calls are staff's or the owner's. */
export const administration = defineServerPlugin({
  id: 'administration',
  migrations: [viewsMigration],
  handlers: [
    ...bookingHandlers,
    ...markupHandlers,
    searchesHandler,
    ...attentionHandlers,
    ...auditHandlers,
    ...userHandlers,
  ],
  letters: letterSamples,
  rounds: [
    {
      everyMs: HALF_MINUTE_MS,
      async run(services) {
        await lookAround(services.db, services.clock.now());
        await tellOwners(services);
      },
    },
    { everyMs: HOUR_MS, run: (services) => recheckDomains(services) },
  ],
});
