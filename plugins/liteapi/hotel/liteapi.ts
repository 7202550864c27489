import type { Logger } from 'pino';
import type { Line } from '@/server/ports/lines';
import type { Clock } from '@/server/ports/services';
import { pictureSigner } from '@/server/selling/pictures/signed';
import { SupplierError } from '@/server/selling/supplier/errors';
import { createHeld } from '@/server/selling/supplier/held';
import { noteMigration, type OrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import { tellingOf } from '@/server/selling/supplier/outside/told';
import { sealingKey } from '@/server/selling/supplier/seal';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import { penaltyOf } from '@/plugins/hotel/face/outside/penalty';
import { type StayKey, stayIds } from '@/plugins/hotel/face/outside/stay-id';
import { chosenOf, distinct, roomsOf, stayOf } from '@/plugins/hotel/face/outside/whole-rate';
import type { HotelSupplier, SupplierSearch } from '@/plugins/hotel/face/port';
import type { LiteapiAccount } from '../account';
import { type Ask, createAsk } from './api/http';
import { Properties, Property } from './api/schemas';
import { bookStay } from './bookings/book';
import { cancelBooking, findBooking, isCancelled, unknown } from './bookings/bookings';
import { prebook } from './bookings/prebook';
import { namedBy, ratesIn } from './stays/offers';
import { contentOf, listingOf, LITEAPI } from './stays/property';
import { offersAt, searchStays } from './stays/search-stays';
import { createWords, type Words } from './stays/hotel-words';

/** Every id of an offer of this supplier starts with it. */
export const OFFER_PREFIX = 'la1.';
export const BOOKS = 'hotel_liteapi';
export const liteapiMigration = noteMigration('hotel-liteapi-001-note', BOOKS);

const PROPERTY_MS = 10_000;
/** What is said of a property is told again for so long, of so many. */
const TOLD_MS = 10 * 60_000;
const TOLD_MOST = 500;
/** LiteAPI says of no price how long it lasts. */
const HELD_MS = 10 * 60_000;

export interface LiteapiOptions extends LiteapiAccount {
  readonly line: Line;
  readonly clock: Clock;
  readonly journal: OrderJournal;
  /** Ids of offers and paths of pictures are sealed with keys made of it; the same in every process. */
  readonly secret: string;
  readonly log: Pick<Logger, 'warn'>;
}

const gone = () => new SupplierError('gone', hotelRefusals.gone);

/** LiteAPI (Nuitée) as a supplier: hotels' net rates, paid by the account. */
export function createLiteapi({
  key,
  url,
  bookUrl,
  payment,
  line,
  clock,
  journal,
  secret,
  log,
}: LiteapiOptions): HotelSupplier {
  const ids = stayIds(OFFER_PREFIX, sealingKey(secret, 'liteapi stays'));
  const sign = pictureSigner(secret);
  const ask = createAsk({ key, url, bookUrl, line: line.sales });
  const now = () => clock.now();
  const words = createWords(ask, { clock, log });
  const properties = createHeld<Promise<Property | null>>({ clock, forMs: TOLD_MS, most: TOLD_MOST });
  const telling = tellingOf(log, LITEAPI, ({ meaning }) => (meaning === 'gone' ? gone() : null));

  const propertyIn = async (hotelId: string, language: string): Promise<Property> => {
    const named = `${language} ${hotelId}`;
    const told = properties.of(named, () =>
      ask(Property, {
        ...{ method: 'GET', of: 'url', path: '/data/hotel', query: { hotelId, language } },
        ...{ call: 'property', timeoutMs: PROPERTY_MS, signal: AbortSignal.timeout(PROPERTY_MS) },
      }),
    );
    const property = await told.catch((error: unknown) => {
      properties.drop(named, told);
      throw error;
    });
    if (property?.id !== hotelId) throw gone();
    return property;
  };

  /** The same property from the list, where places and cities are never left out. */
  async function listedAs(hotelId: string, known: Words) {
    const listed = await ask(Properties, {
      ...{ method: 'GET', of: 'url', path: '/data/hotels', query: { hotelIds: hotelId, language: 'en' } },
      ...{ call: 'properties', timeoutMs: PROPERTY_MS, signal: AbortSignal.timeout(PROPERTY_MS) },
    });
    const property = listed?.find(({ id }) => id === hotelId);
    return property ? listingOf(property, known, sign) : null;
  }

  /** What a rate of a property is read with. Throws SupplierError `gone` for one that is not known. */
  async function aboutOf(hotelId: string) {
    const [property, known] = await Promise.all([propertyIn(hotelId, 'en'), words()]);
    const listing = listingOf(property, known, sign) ?? (await listedAs(hotelId, known));
    if (!listing) throw gone();
    return { listing, about: { zone: listing.zone, property, sign } };
  }

  /** A property with what can be had there. Throws SupplierError `gone` when that is nothing. */
  async function soldAt(hotelId: string, search: SupplierSearch, signal: AbortSignal) {
    const [{ listing, about }, offers] = await Promise.all([
      aboutOf(hotelId),
      offersAt(ask, [hotelId], search, signal),
    ]);
    const rates = distinct(ratesIn(hotelId, offers.get(hotelId) ?? [], { ...search, ...about }));
    if (rates.length === 0) throw gone();
    return { listing, rates };
  }

  /** An offer at the price of now; null when it cannot be sold. */
  async function pricedBy(asking: Ask, offer: StayKey, signal: AbortSignal) {
    const { listing, about } = await aboutOf(namedBy(offer.rateId).hotelId);
    const atHand = await prebook(asking, offer, about, signal);
    return atHand && { ...atHand, listing };
  }

  const asking = createAsk({ key, url, bookUrl, line: line.orders });
  const orders = {
    ...{ ask: asking, journal, now, log, payment },
    priced: (offer: StayKey, signal: AbortSignal) =>
      pricedBy(asking, offer, signal).catch((error: unknown) => {
        if (error instanceof SupplierError && error.reason === 'gone') return null;
        throw error;
      }),
  };

  return {
    id: LITEAPI,
    name: 'LiteAPI',

    search: (search, options) =>
      telling(hotelRefusals.support, async () => ({
        offers: await searchStays({ ask, words, ids, sign }, search, options),
      })),

    rates: (hotelId, search, { signal }) =>
      telling(hotelRefusals.support, async () => {
        const { rates } = await soldAt(hotelId, search, signal);
        return roomsOf(rates, search.rooms.length);
      }),

    compose: (hotelId, search, choices, { signal }) =>
      telling(hotelRefusals.support, async () => {
        const { listing, rates } = await soldAt(hotelId, search, signal);
        return stayOf(listing, chosenOf(rates, search.rooms.length, choices), search, ids);
      }),

    content: (hotelId, { language }) =>
      telling(hotelRefusals.noContent, async () => {
        const [property, known] = await Promise.all([propertyIn(hotelId, language), words()]);
        return contentOf(property, known, language, sign);
      }),

    // Its price index is an estimate by month: nobody could be held to it.
    calendar: async () => [],

    price: (offerId, _guests, { signal }) =>
      telling(hotelRefusals.noPrice, async () => {
        const offer = ids.open(offerId);
        const priced = await pricedBy(ask, offer, signal);
        if (!priced) throw gone();
        return {
          offer: stayOf(priced.listing, priced.rate, offer, ids),
          expiresAt: new Date(now().getTime() + HELD_MS).toISOString(),
        };
      }),

    book: (order, { signal }) =>
      telling(hotelRefusals.notMadeUnknown, () => bookStay(orders, order, ids.open(order.offerRef), signal)),

    lookup: ({ reference, offerRef }, { signal }) =>
      telling(hotelRefusals.support, () =>
        findBooking(orders, { reference, offerId: ids.open(offerRef).rateId }, signal),
      ),

    cancelPenalty: (supplierRef) => penaltyOf(orders, supplierRef, unknown),

    cancel: (supplierRef, _reference, { signal }) => cancelBooking(orders, supplierRef, signal),

    isCancelled: (supplierRef, { signal }) => isCancelled(asking, supplierRef, signal),
  };
}
