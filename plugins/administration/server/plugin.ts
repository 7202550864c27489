import { defineServerPlugin } from '@/server/plugin';
import { auditHandlers } from './audit/audit';
import { bookingHandlers } from './bookings/handlers';
import { viewsMigration } from './bookings/tables';
import { recheckDomains } from './domains/recheck';
import { markupHandlers } from './markups';
import { searchesHandler } from './searches/searches';
import { userHandlers } from './users';

const HOUR_MS = 60 * 60_000;

/** The agency's back office on the server. Its calls are staff's or the owner's. */
export const administration = defineServerPlugin({
  id: 'administration',
  migrations: [viewsMigration],
  handlers: [...bookingHandlers, ...markupHandlers, searchesHandler, ...auditHandlers, ...userHandlers],
  rounds: [{ everyMs: HOUR_MS, run: (services) => recheckDomains(services) }],
});
