import type { Clock } from '@/server/ports/services';
import { SupplierError } from '@/server/supplier/errors';
import { journalTables, type Journal } from '@/server/supplier/journal';
import { sealingKey } from '@/server/supplier/seal';
import { daysBetween } from '@/server/supplier/time';
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
import type { Migration } from '@/server/db/types';
import { CAR_ERRORS } from '../../contract';
import { desksNear } from '../places/places';
import { readRequest } from '../request';
import type { CarSupplier, SupplierCar } from '../supplier/port';
import { priceExtras } from './extras';
import { bookFault, isDearerFor, priceFault, searchFault } from './faults';
import { buildOffer } from './offer';
import { openOffer } from './offer-key';
import { answerOf, type CarEvent, type CarOrder, penaltyOf, recordOf } from './orders';
import { isSold } from './rental';
import { searchRentals } from './search';

/** How long the supplier stays unclear about a cancellation that was asked to fail. */
const UNCLEAR_MS = 60_000;
/** An offer is good on the day it was made and on the next. */
const GOOD_FOR_DAYS = 1;

export const BOOKS = 'car_sandbox';
export const journalMigration: Migration = { id: 'car-001-sandbox', sql: journalTables(BOOKS) };

export interface SandboxParts {
  readonly clock: Clock;
  readonly journal: Journal<CarOrder, CarEvent>;
  /** Offers are sealed with a key made of it; the same in every process. */
  readonly secret: string;
}

const gone = () => new SupplierError('gone', CAR_ERRORS.gone);

/** The embedded supplier: fleets and prices computed from a seed, orders in books of its own, faults on demand. */
export function createSandbox({ clock, journal, secret: given }: SandboxParts): CarSupplier {
  const secret = sealingKey(given, 'sandbox cars');
  const now = () => clock.now();

  /** The offer behind an id at the price of now. Throws SupplierError `invalid` or `gone`. */
  function rebuild(id: string, surge?: number): SupplierCar {
    const { rental, currency, issued } = openOffer(id, secret);
    const at = Math.floor(now().getTime() / 60_000);
    const isOver = daysBetween(issued, now().toISOString()) > GOOD_FOR_DAYS;
    if (isOver || !isSold(rental, at)) throw gone();
    return buildOffer({ rental, currency, issued, now: at, secret, surge });
  }

  return {
    id: 'sandbox',
    name: 'Carhub',

    async search(search, { signal }) {
      const [nearest] = desksNear({ latitude: search.pickupLatitude, longitude: search.pickupLongitude });
      const fault = nearest && searchFault(nearest.place);
      if (fault === 'slow') await wait(SLOW_MS, signal);
      if (fault === 'silent') await wait(HANG_MS, signal);
      if (fault === 'failure') throw new SupplierError('failed', CAR_ERRORS.search);
      if (fault === 'nothing' || fault === 'silent') return { offers: [] };
      return { offers: searchRentals(search, Math.floor(now().getTime() / 60_000), secret) };
    },

    details: async (offerId) => rebuild(offerId),

    async price(offerId, driver) {
      const fault = priceFault(openOffer(offerId, secret).rental.pickUp.place);
      if (fault === 'gone') throw gone();
      if (fault === 'failure') throw new SupplierError('failed', CAR_ERRORS.notMade);
      const isDearer = fault === 'dearer' || isDearerFor(driver);
      return {
        offer: rebuild(offerId, isDearer ? DEARER : undefined),
        expiresAt: new Date(now().getTime() + PRICE_HOLD_MS).toISOString(),
      };
    },

    priceExtras: async (offerId, extras) => priceExtras(rebuild(offerId), extras),

    async book(order, { signal }) {
      const known = await journal.byReference(order.reference);
      if (known) return answerOf(known, now());
      const { lastName } = readRequest(order.request).driver;
      const fault = bookFault(lastName) ?? null;
      if (fault === 'UNKNOWN') return brokenOff;
      if (fault === 'SLOW') await wait(SLOW_MS, signal);
      const isDearer = (offerRef: string) =>
        priceFault(openOffer(offerRef, secret).rental.pickUp.place) === 'dearer';
      const written = await journal.write(
        recordOf(order, fault, now(), (ref) => rebuild(ref, isDearer(ref) ? DEARER : undefined)),
      );
      return fault === 'TIMEOUT' ? lostAnswer(signal) : answerOf(written, now());
    },

    lookup: lookupIn(journal, (order) => answerOf(order, now())),

    async cancelPenalty(supplierRef) {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order) throw new SupplierError('invalid', CAR_ERRORS.invalid);
      if (order.fault === 'NODETAILS') throw new SupplierError('failed', CAR_ERRORS.search);
      return penaltyOf(order, now());
    },

    async cancel(supplierRef, reference) {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order || order.outcome.kind !== 'booked' || order.fault === 'NOCANCEL')
        return { kind: 'refused', message: CAR_ERRORS.notCancelled };
      if (order.fault === 'CANCELFAIL') {
        const asked = await journal.note(supplierRef, 'cancel-asked', reference, now());
        if (now().getTime() - asked.getTime() < UNCLEAR_MS)
          return { kind: 'unknown', message: CAR_ERRORS.cancelUnknown };
      }
      await journal.note(supplierRef, 'cancelled', reference, now());
      return { kind: 'cancelled', message: '' };
    },
  };
}
