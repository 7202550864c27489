import { createHmac } from 'node:crypto';
import type { Clock } from '@/server/services';
import { findCarrier } from '@/server/reference';
import type { FareFamily, TravellerCounts } from '../../contract';
import { readRequest } from '../request';
import { SupplierError, type SupplierOffer, type SupplierPort } from '../supplier/port';
import { bookFault, priceFault, searchFault, wait } from './faults';
import { familyOf, TIERS } from './families';
import type { Journal } from './journal';
import { afterSale } from './after';
import { extrasOf } from './extras';
import { orderWith } from './order-extras';
import { answerOf, payLaterUntil, recordOf } from './orders';
import { destinationsOf, rebuildOffer } from './rebuild';
import { rulesOf } from './rules';
import { searchSandbox } from './search';
import type { SeatBook } from './seat-book';

export { eventMigration, journalMigration, openJournal } from './journal';
export { openSeatBook, seatMigration } from './seat-book';

const SLOW_MS = 3_000;
const HANG_MS = 60_000;
const PRICE_HOLD_MS = 20 * 60_000;
const DEARER = 1.08;

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
}

/** The embedded supplier: timetable and fares computed from a seed, orders in books of its own, faults on demand. */
export function createSandbox({ clock, journal, seatBook, secret: given }: SandboxParts): SupplierPort {
  const secret = createHmac('sha256', given).update('sandbox offers').digest('base64url');
  const now = () => clock.now();

  function rebuild(id: string, travellers?: TravellerCounts) {
    const plain = rebuildOffer(id, { now: now(), secret, travellers });
    const fault = priceFault(destinationsOf(plain));
    const offer =
      fault === 'dearer' ? rebuildOffer(id, { now: now(), secret, travellers, surge: DEARER }) : plain;
    return { fault, offer, fareFamily: familyFor(offer) };
  }

  const extras = extrasOf({ rebuild, seatBook, now });
  const withExtras = orderWith({ rebuild, seatBook, now, priced: extras.priced });

  return {
    id: 'sandbox',
    name: 'Skyhub',

    async search(search, { signal }) {
      const fault = searchFault(search.legs.map((leg) => leg.destination));
      if (fault === 'slow') await wait(SLOW_MS, signal);
      if (fault === 'failure') throw new SupplierError('failed', 'Error has occured');
      if (fault === 'nothing') return { offers: [], fareFamilies: [] };
      return searchSandbox(search, now().toISOString().slice(0, 10), secret);
    },

    async rules(offerId) {
      const { offer, fareFamily } = rebuild(offerId);
      return rulesOf(offer, fareFamily);
    },

    async price(offerId, travellers) {
      const { offer, fareFamily, fault } = rebuild(offerId, travellers);
      if (fault === 'gone')
        throw new SupplierError('gone', 'This flight is not available, please select another');
      if (fault === 'failure') throw new SupplierError('failed', 'Flight reprice failed');
      const payLater = payLaterUntil(offer, now());
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
      if (fault === 'UNKNOWN')
        return { kind: 'unknown', message: 'The supplier broke off without an answer' };
      if (fault === 'SLOW') await wait(SLOW_MS, signal);
      const added = await withExtras.price(order, fault);
      const made = recordOf(order, fault, now(), rebuild, added);
      const written = await journal.write(await withExtras.take(order, made));
      if (fault === 'TIMEOUT') {
        await wait(HANG_MS, signal);
        return { kind: 'unknown', message: 'The supplier did not answer in time' };
      }
      return answerOf(written, now());
    },

    async lookup(order) {
      const known = await journal.byReference(order.reference);
      return known ? answerOf(known, now()) : { kind: 'absent' };
    },

    ...extras.port,
    ...afterSale(journal, now),
  };
}
