import { createAsk } from '../kit/http';
import type { DuffelParts } from '../kit/member';
import { noteMigration } from '@/server/selling/supplier/outside/sent-orders';
import { createUnsold } from '../kit/unsold';
import { pictureSigner } from '@/server/selling/pictures/signed';
import { SupplierError } from '@/server/selling/supplier/errors';
import { tellingOf } from '@/server/selling/supplier/outside/told';
import { sealingKey } from '@/server/selling/supplier/seal';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import { penaltyOf } from '@/plugins/hotel/face/outside/penalty';
import { stayIds } from '@/plugins/hotel/face/outside/stay-id';
import { chosenOf, roomsOf, stayOf } from '@/plugins/hotel/face/outside/whole-rate';
import type { HotelSupplier, SupplierSearch } from '@/plugins/hotel/face/port';
import { Accommodation } from './api/schemas';
import { bookStay } from './bookings/book';
import { bookings } from './bookings/booking';
import { peopleProblem } from './bookings/guests';
import { findBooking } from './bookings/find-booking';
import { contentOf } from './stays/content';
import { DUFFEL_STAYS, listingOf } from './stays/listing';
import { isGone, quoteOf } from './stays/quote';
import { ratesIn } from './stays/rates';
import { accommodationFor, searchStays } from './stays/search-stays';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'ds1.';
export const BOOKS = 'hotel_duffel';
export const duffelMigration = noteMigration('hotel-duffel-001-note', BOOKS);

const CONTENT_MS = 10_000;
/** A price without an end of its own is held for so long. */
const HELD_MS = 10 * 60_000;

const gone = () => new SupplierError('gone', hotelRefusals.gone);

/** Duffel Stays as a supplier: hotels' rates over its API, paid from the balance of the Duffel account or at the property. */
export function createDuffelStays(options: DuffelParts): HotelSupplier {
  const { token, url, line, clock, journal, secret: given, log } = options;
  const ids = stayIds(OFFER_PREFIX, sealingKey(given, 'duffel stays'));
  const sign = pictureSigner(given);
  const ask = createAsk({ token, url, line: line.sales });
  const now = () => clock.now();
  const unsold = createUnsold(now, log);
  const parts = { ask, journal, now, sign, ids, log };
  const orders = { ...parts, ask: createAsk({ token, url, line: line.orders }) };

  const telling = tellingOf(log, 'duffel', (error) => (isGone(error) ? gone() : null));

  /** A property with what can be had there. Throws SupplierError `gone` when that is nothing. */
  async function soldAt(listingId: string, search: SupplierSearch, signal: AbortSignal) {
    const found = await accommodationFor(ask, listingId, search, signal);
    const listing = found && listingOf(found, sign);
    if (!listing) throw gone();
    const rates = ratesIn(found, { ...search, zone: listing.zone }, sign);
    if (rates.length === 0) throw gone();
    return { listing, rates };
  }

  return {
    id: DUFFEL_STAYS,
    name: 'Duffel Stays',

    search: (search, options) =>
      telling(hotelRefusals.support, async () => {
        const { currency } = search;
        if (unsold.has(currency)) return { offers: [] };
        const { offers, foreign } = await searchStays(parts, search, options);
        if (foreign.length > 0) unsold.add(currency, foreign);
        return { offers };
      }),

    rates: (listingId, search, { signal }) =>
      telling(hotelRefusals.support, async () => {
        const { rates } = await soldAt(listingId, search, signal);
        return roomsOf(rates, search.rooms.length);
      }),

    compose: (listingId, search, choices, { signal }) =>
      telling(hotelRefusals.support, async () => {
        const { listing, rates } = await soldAt(listingId, search, signal);
        // One rate is for all rooms: those of different sorts would be bookings of their own.
        return stayOf(listing, chosenOf(rates, search.rooms.length, choices), search, ids);
      }),

    content: (listingId, { language }, { signal }) =>
      telling(hotelRefusals.noContent, async () => {
        const { data } = await ask(Accommodation, {
          ...{ method: 'GET', path: `/stays/accommodation/${encodeURIComponent(listingId)}` },
          ...{ call: 'accommodation', timeoutMs: CONTENT_MS, signal },
        });
        if (data?.id !== listingId) throw gone();
        return contentOf(data, language, sign);
      }),

    // A search for each day would be all that Duffel has for it.
    calendar: async () => [],

    price: (offerId, _guests, { signal }) =>
      telling(hotelRefusals.noPrice, async () => {
        const key = ids.open(offerId);
        const quoted = await quoteOf(ask, key, { sign, signal });
        if (!quoted) throw gone();
        const { listing, rate } = quoted;
        const held = new Date(now().getTime() + HELD_MS).toISOString();
        return { offer: stayOf(listing, rate, key, ids), expiresAt: rate.expiresAt ?? held };
      }),

    peopleProblem,

    book: (order, { signal }) =>
      telling(hotelRefusals.notMadeUnknown, () => bookStay(orders, order, ids.open(order.offerRef), signal)),

    lookup: ({ reference, offerRef }, { signal }) =>
      telling(hotelRefusals.support, () =>
        findBooking(orders, { reference, offerId: ids.open(offerRef).rateId }, signal),
      ),

    cancelPenalty: (supplierRef) => penaltyOf(orders, supplierRef, bookings.unknown),

    cancel: (supplierRef, _reference, { signal }) => bookings.cancel(orders, supplierRef, signal),

    isCancelled: (supplierRef, { signal }) => bookings.isCancelled(orders.ask, supplierRef, signal),
  };
}
