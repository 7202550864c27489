import { sealingKey } from '@/server/supplier/seal';
import type { Clock } from '@/server/ports/services';
import { findCarrier } from '@/server/reference';
import { SupplierError } from '@/server/supplier/errors';
import {
  brokenOff,
  DEARER,
  HANG_MS,
  lookupIn,
  lostAnswer,
  PRICE_HOLD_MS,
  SLOW_MS,
} from '@/server/supplier/sandbox';
import { wait } from '@/server/supplier/wait';
import type { FareFamily, TravellerCounts } from '../../contract';
import { readRequest } from '../request';
import type { SupplierOffer, SupplierPort } from '../supplier/port';
import { bookFault, hasNoRules, priceFault, searchFault } from './faults';
import { familyOf, TIERS } from './families';
import { type Habits, SKYHUB } from './habits';
import type { Journal } from './journal';
import { afterSale } from './after';
import { lowestOn } from './dates';
import { extrasOf } from './extras';
import { orderWith } from './order-extras';
import { withHold } from '../supplier/hold';
import { answerOf, payLaterUntil, recordOf } from './orders';
import { destinationsOf, rebuildOffer } from './rebuild';
import { rulesOf } from './rules';
import { searchSandbox } from './search';
import type { SeatBook } from './seat-book';

export { FARELINE, SKYHUB } from './habits';
export { eventMigration, journalMigration, openJournal, supplierMigration } from './journal';
export { openSeatBook, seatMigration } from './seat-book';

function familyFor(offer: SupplierOffer): FareFamily {
  const [code, cabin, tier] = offer.fareFamily.split('-') as [string, FareFamily['cabin'], string];
  return familyOf(findCarrier(code)!, cabin, TIERS[Number(tier)]!);
}

export interface SandboxParts {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly seatBook: SeatBook;
  /** Offers are sealed with a key made of it; the same in every process. */
  readonly secret: string;
  readonly habits?: Habits;
  /** Multiplies how long it usually thinks before it answers a search. */
  readonly pace?: number;
}

/** The embedded supplier: timetable and fares computed from a seed, orders in books of its own, faults on demand. */
export function createSandbox({
  clock,
  journal,
  seatBook,
  secret: given,
  habits = SKYHUB,
  pace = 0,
}: SandboxParts): SupplierPort {
  const secret = sealingKey(given, `${habits.id} offers`);
  const now = () => clock.now();
  const today = () => now().toISOString().slice(0, 10);

  function rebuild(id: string, travellers?: TravellerCounts) {
    const plain = rebuildOffer(id, { now: now(), secret, travellers, habits });
    const fault = priceFault(destinationsOf(plain));
    const offer =
      fault === 'dearer'
        ? rebuildOffer(id, { now: now(), secret, travellers, habits, surge: DEARER })
        : plain;
    return { fault, offer, fareFamily: familyFor(offer) };
  }

  const extras = extrasOf({ rebuild, seatBook, now });
  const withExtras = orderWith({ rebuild, seatBook, now, priced: extras.priced });

  return {
    id: habits.id,
    name: habits.name,

    async search(search, { signal }) {
      const fault = searchFault(
        habits.faults,
        search.legs.map((leg) => leg.destination),
      );
      if (fault === 'slow') await wait(SLOW_MS, signal);
      if (fault === 'hang') await wait(HANG_MS, signal);
      await wait(habits.thinks * pace * (search.preferences.advancedShop.searchSpeed / 3), signal);
      signal.throwIfAborted();
      if (fault === 'failure') throw new SupplierError('failed', 'Error has occured');
      if (fault === 'nothing') return { offers: [], fareFamilies: [] };
      const { offers, ...answer } = searchSandbox(search, today(), secret, habits);
      return {
        ...answer,
        offers: offers.map((offer) => withHold(offer, payLaterUntil(offer, now(), habits))),
      };
    },

    async lowest(search, dates, { signal }) {
      const fault = searchFault(
        habits.faults,
        search.legs.map((leg) => leg.destination),
      );
      if (fault === 'failure' || fault === 'hang') throw new SupplierError('failed', 'Error has occured');
      if (fault === 'nothing') return dates.map(() => null);
      return lowestOn(search, dates, { today: today(), habits, signal });
    },

    async rules(offerId) {
      const { offer, fareFamily } = rebuild(offerId);
      if (hasNoRules(destinationsOf(offer))) throw new SupplierError('failed', 'Error has occured');
      return rulesOf(offer, fareFamily, habits.fees);
    },

    async price(offerId, travellers) {
      const { offer, fareFamily, fault } = rebuild(offerId, travellers);
      if (fault === 'gone')
        throw new SupplierError('gone', 'This flight is not available, please select another');
      if (fault === 'failure') throw new SupplierError('failed', 'Flight reprice failed');
      const payLater = payLaterUntil(offer, now(), habits);
      return {
        offer,
        fareFamily,
        payLaterUntil: payLater,
        expiresAt: new Date(now().getTime() + PRICE_HOLD_MS).toISOString(),
      };
    },

    referenceOf: async (supplierRef) => (await journal.bySupplierRef(supplierRef))?.reference ?? null,

    async book(order, { signal }) {
      const known = await journal.byReference(order.reference);
      if (known) return answerOf(known, now());
      const fault = bookFault(readRequest(order.request).travellers.map((traveller) => traveller.lastName));
      if (fault === 'UNKNOWN') return brokenOff;
      if (fault === 'SLOW') await wait(SLOW_MS, signal);
      const added = await withExtras.price(order, fault);
      const made = recordOf(order, fault, now(), rebuild, added, habits);
      const written = await journal.write(await withExtras.take(order, made));
      return fault === 'TIMEOUT' ? lostAnswer(signal) : answerOf(written, now());
    },

    lookup: lookupIn(journal, (order) => answerOf(order, now())),

    ...extras.port,
    ...afterSale(journal, now, habits),
  };
}
