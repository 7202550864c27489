import { createAsk } from '../kit/http';
import type { DuffelParts } from '../kit/member';
import { noteMigration } from '@/server/selling/supplier/outside/sent-orders';
import { createUnsold, hourly } from '../kit/unsold';
import { pictureSigner } from '@/server/selling/pictures/signed';
import { SupplierError } from '@/server/selling/supplier/errors';
import { sealingKey } from '@/server/selling/supplier/seal';
import { tellingOf } from '@/server/selling/supplier/outside/told';
import { carRefusals } from '@/plugins/car/contract/refusals';
import type { CarSupplier } from '@/plugins/car/face/port';
import { bookRental, findRental } from './bookings/book';
import { bookings } from './bookings/booking';
import { peopleProblem } from './bookings/driver';
import { penaltyOf } from './bookings/penalty';
import { DUFFEL_CARS } from './rentals/offer';
import { openRental } from './rentals/offer-id';
import { isGone, quoteOf } from './rentals/quote';
import { searchCars } from './rentals/search-cars';

export const BOOKS = 'car_duffel';
export const duffelMigration = noteMigration('car-086-duffel-note', BOOKS);

/** Duffel says of no quote how long it lasts: for so long nobody is asked for it again. */
const HELD_MS = 10 * 60_000;

const gone = () => new SupplierError('gone', carRefusals.gone);

/** Duffel Cars as a supplier: rental companies' cars over its API, paid at their counters. */
export function createDuffelCars(options: DuffelParts): CarSupplier {
  const { token, url, line, clock, journal, secret: given, log } = options;
  const secret = sealingKey(given, 'duffel cars');
  const making = { sign: pictureSigner(given), secret };
  const ask = createAsk({ token, url, line: line.sales });
  const now = () => clock.now();
  const unsold = createUnsold(now, log);
  const told = hourly(now);
  const orders = { journal, now, making, log, ask: createAsk({ token, url, line: line.orders }) };

  const telling = tellingOf(log, 'duffel', (error) => (isGone(error) ? gone() : null));

  async function quoted(offerId: string, signal: AbortSignal) {
    const quote = await quoteOf(ask, openRental(offerId, secret), { making, signal });
    if (!quote) throw gone();
    return quote;
  }

  /** Once an hour: what is not sold is told to whoever runs this, not once a search. */
  function tellUnpayable(unpayable: Readonly<Record<string, number>>): void {
    if (Object.keys(unpayable).length === 0 || told.has('unpayable')) return;
    told.note('unpayable');
    log.warn({ duffel: { unpayable } }, 'Cars that are booked with a card at Duffel are not sold');
  }

  return {
    id: DUFFEL_CARS,
    name: 'Duffel Cars',

    search: (search, { signal }) =>
      telling(carRefusals.search, async () => {
        const { currency } = search;
        if (unsold.has(currency)) return { offers: [] };
        const { offers, foreign, unpayable } = await searchCars({ ...making, ask }, search, signal);
        tellUnpayable(unpayable);
        if (offers.length === 0 && foreign.length > 0) unsold.add(currency, foreign);
        return { offers };
      }),

    details: (offerId, { signal }) => telling(carRefusals.search, () => quoted(offerId, signal)),

    price: (offerId, _driver, { signal }) =>
      telling(carRefusals.notMade, async () => {
        const { offer, texts } = await quoted(offerId, signal);
        return { offer, texts, expiresAt: new Date(now().getTime() + HELD_MS).toISOString() };
      }),

    // Duffel has nothing to add to a car.
    async priceExtras(offerId, { coverages, accessories }) {
      openRental(offerId, secret);
      const { message } = carRefusals.invalid;
      throw new SupplierError('request', carRefusals.invalid, [
        ...coverages.map((_, at) => ({ path: `extras.coverages.${at}`, message })),
        ...accessories.map((_, at) => ({ path: `extras.accessories.${at}`, message })),
      ]);
    },

    peopleProblem,

    book: (order, { signal }) =>
      telling(carRefusals.notMade, () =>
        bookRental(orders, order, openRental(order.offerRef, secret), signal),
      ),

    lookup: ({ reference, offerRef }, { signal }) =>
      telling(carRefusals.notMade, () =>
        findRental(orders, { reference, offerId: openRental(offerRef, secret).rateId }, signal),
      ),

    cancelPenalty: (supplierRef) => penaltyOf(orders, supplierRef),

    cancel: (supplierRef, _reference, { signal }) => bookings.cancel(orders, supplierRef, signal),

    isCancelled: (supplierRef, { signal }) => bookings.isCancelled(orders.ask, supplierRef, signal),
  };
}
