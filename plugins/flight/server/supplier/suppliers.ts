import type { Services } from '@/server/ports/services';
import { duffelMembers } from '../duffel/member';
import { createSandbox, FARELINE, openJournal, openSeatBook, SKYHUB } from '../sandbox';
import { createHouse, type House, type Member } from './house';
import type { SupplierPort } from './port';

type Needed = Pick<Services, 'db' | 'clock' | 'config' | 'log'>;

interface Made {
  readonly members: readonly Member[];
  readonly house: House;
}
/** By the clock that they go by: what is made for another time is sold by suppliers of that time. */
const made = new WeakMap<Services['clock'], Made>();

/**
 * Real suppliers by configuration, then the embedded ones. Those move no money and issue no tickets: beside a real one
 * they sell in demo mode only.
 */
function membersOf(services: Needed): Member[] {
  const { db, clock, config } = services;
  const real = duffelMembers(services);
  const seatBook = openSeatBook(db);
  const embedded = [SKYHUB, FARELINE].map((habits) => ({
    supplier: createSandbox({
      clock,
      journal: openJournal(db, habits.id),
      seatBook,
      secret: config.signingSecret,
      habits,
      pace: config.supplierPace,
    }),
    offers: `${habits.offers}.`,
    orders: habits.orders,
    isSelling: !config.suppliersOff.includes(habits.id) && (config.demo || real.length === 0),
  }));
  return [...real, ...embedded];
}

function all(services: Needed): Made {
  let known = made.get(services.clock);
  if (!known) {
    const members = membersOf(services);
    made.set(services.clock, (known = { members, house: createHouse(members) }));
  }
  return known;
}

/** The suppliers that are asked what they sell. */
export const sellersOf = (services: Needed): readonly SupplierPort[] =>
  all(services).members.flatMap(({ supplier, isSelling }) => (isSelling ? [supplier] : []));

/** Every supplier that may have orders, also those that sell nothing any more. */
export const keepersOf = (services: Needed): readonly SupplierPort[] =>
  all(services).members.map(({ supplier }) => supplier);

/** Where offers and orders are sent, whoever made them. */
export const houseOf = (services: Needed): House => all(services).house;
