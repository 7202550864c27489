import type { Services } from '@/server/ports/services';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { oncePerClock } from '@/server/selling/supplier/pool';
import type { Member } from '@/server/ports/supplier';
import { duffelMembers } from '@/server/selling/duffel/member';
import { FLIGHTS } from '../duffel/duffel';
import { flightSandbox } from '../sandbox/flight-sandbox';
import { openJournal } from '../sandbox/orders/journal';
import { FARELINE, SKYHUB } from '../sandbox/profiles';
import { openSeatBook } from '../sandbox/extras/seat-book';
import { flightSuppliers } from './flight-suppliers';
import type { SupplierPort } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'lines' | 'log'>;

/**
 * Real suppliers by configuration, then the embedded ones. Those move no money and issue no tickets: see
 * `embeddedSells`.
 */
function membersOf(services: Needed): Member<SupplierPort>[] {
  const { db, clock, config } = services;
  const real = duffelMembers(services, FLIGHTS);
  const seatBook = openSeatBook(db);
  const embedded = [SKYHUB, FARELINE].map((profile) => ({
    supplier: flightSandbox({
      clock,
      journal: openJournal(db, profile.id),
      seatBook,
      secret: config.signingSecret,
      profile,
      pace: config.supplierPace,
    }),
    offers: `${profile.offers}.`,
    orders: profile.orders,
    isSelling: embeddedSells(config, profile.id),
  }));
  return [...real, ...embedded];
}

/** Where searches, offers and orders are sent, whoever made them. */
export const suppliersOf = oncePerClock((services: Needed) => flightSuppliers(membersOf(services)));
