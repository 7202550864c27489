import { SupplierError } from '@/server/selling/supplier/errors';
import { booksMigration } from '@/server/selling/supplier/journal';
import { createSandbox, type SandboxParts } from '@/server/selling/supplier/sandbox/create';
import { SEARCH_FAULTS } from '@/server/selling/supplier/sandbox/faults';
import type { TimedPenalty } from '@/server/ports/supplier';
import { momentAt } from '@/server/selling/supplier/sandbox/rebuild';
import { addDays } from '@/server/selling/supplier/time';
import { sealingKey } from '@/server/selling/supplier/seal';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import { nightsOf } from '@/plugins/hotel/contract/stay';
import type { Hotel } from './content/hotel';
import { allHotels, hotelOf, hotelsAround } from './content/hotels';
import type {
  Guests,
  HotelSupplier,
  SupplierSearch,
  SupplierStay,
  SupplierContent,
} from '@/plugins/hotel/face/port';
import { type HotelOrder, lastNamesIn, penaltyOf, roomsToKeep, takeOrder } from './hotel-orders';
import { type IssuedStay, stayIds } from './stay-ids';
import {
  areEnough,
  cheapestFor,
  type Found,
  netOfRooms,
  foundFor,
  foundForEach,
  marketOf,
  type Offering,
  stayOf,
  waysFor,
} from './stays';
import { sampleOf, sampleSearch } from './sample';
import { sells, type View } from './views';
import type { Language } from '@/core/contract';
import { exactAmount } from '@/server/selling/supplier/amount';
import { chance } from '@/server/selling/supplier/chance';
import { GUEST_KINDS, REVIEW_TOPICS } from '@/plugins/hotel/contract/vocabulary';
import { worldCity } from '@/server/reference/world/cities';
import { groundOf } from '@/server/reference/world/ground';
import { nearOf } from '@/plugins/hotel/face/near';
import { picturesOf } from './pictures/listed';

/** The share of properties whose rules about animals a supplier knows. */
const KNOWS_PETS = 0.8;

/** What an embedded supplier says of a property, whatever the dates. It has scores, and no sentences of guests. */
function contentOf(view: View, hotel: Hotel, currency: string, language: Language): SupplierContent {
  const { reviews, amenities, resortFee, cityTax, childrenFree, built, renovated } = hotel;
  const inMoney = (dollars: number) => (dollars > 0 ? exactAmount(dollars, currency) : null);
  return {
    pictures: picturesOf(view, hotel),
    description: null,
    reviews: {
      score: reviews.score,
      count: reviews.count,
      topics: REVIEW_TOPICS.map((topic) => ({ topic, score: reviews.topics[topic] })),
      guests: GUEST_KINDS.map((kind) => ({ kind, share: reviews.guests[kind] })),
      until: reviews.until,
    },
    near: nearOf(hotel, language),
    policies: {
      childrenFree,
      pets: chance('pets known', view.id, hotel.id) < KNOWS_PETS ? amenities.includes('pets') : null,
      resortFee: inMoney(resortFee ?? 0),
      cityTax: inMoney(cityTax),
    },
    built,
    renovated,
    ground: groundOf(worldCity(hotel.cityId)!, language),
  };
}

export const BOOKS = 'hotel_sandbox';
export const journalMigration = booksMigration('hotel-001-sandbox', BOOKS);

const { support, noPrice, noBooking } = hotelRefusals;
const words = { ...hotelRefusals, search: support, notMade: noPrice, invalid: noBooking };

export interface HotelSandboxParts extends SandboxParts<HotelOrder> {
  /** Multiplies how long it thinks. */
  readonly pace?: number;
}

/** One embedded supplier of places to stay: its part of the embedded world, as it sees it. */
export function hotelSandbox(view: View, parts: HotelSandboxParts): HotelSupplier {
  const ids = stayIds(view.offers);
  const purpose = `sandbox hotels ${view.id}`;

  /** The offer of rooms that are there. */
  function offerOf(hotel: Hotel, stay: SupplierSearch['stay'], rooms: readonly Found[], at: Issuing) {
    const keyed = rooms.map(({ at: nth, party, rate }) => ({
      ...{ at: nth, party },
      board: rate.board,
      plan: rate.plan,
    }));
    const { currency, issued } = at;
    const id = ids.seal({ hotelId: hotel.id, stay, rooms: keyed, currency, issued }, at.secret);
    return stayOf(id, view, hotel, stay, rooms);
  }

  const soldHotel = (id: string): Hotel => {
    const hotel = hotelOf(id);
    if (!hotel || !sells(view, hotel)) throw new SupplierError('gone', hotelRefusals.gone);
    return hotel;
  };
  const choicesOf = (hotel: Hotel, { stay, rooms }: SupplierSearch, offering: Offering) =>
    foundForEach(hotel, stay, rooms, marketOf(view, hotel, offering));
  const issuing = (now: Date, currency: string): Issuing => {
    const { today, secret } = momentAt(now, sealingKey(parts.secret, purpose));
    return { now, currency, issued: today, secret };
  };

  const offersOf = (search: SupplierSearch, now: Date): SupplierStay[] =>
    hotelsAround(search)
      .filter((hotel) => sells(view, hotel))
      .flatMap((hotel) => {
        const at = issuing(now, search.currency);
        return waysFor(choicesOf(hotel, search, at)).map((rooms) => offerOf(hotel, search.stay, rooms, at));
      });

  const sandbox = createSandbox<SupplierSearch, IssuedStay, SupplierStay, Guests, HotelOrder, TimedPenalty>(
    {
      id: view.id,
      name: view.name,
      purpose,
      words,
      ids,

      searchedPlaces: ({ cityCode }) => (cityCode ? [cityCode] : []),
      offeredPlaces: ({ hotelId }) => [hotelOf(hotelId)?.cityId ?? ''],
      searchFaults: SEARCH_FAULTS,
      thinks: () => view.thinks * (parts.pace ?? 0),
      offersOf: (search, { now }) => ({ offers: offersOf(search, now) }),
      nothing: { offers: [] },
      offerOf({ hotelId, stay, rooms, currency, issued }, { now, secret, surge }) {
        const hotel = hotelOf(hotelId);
        if (!hotel || !sells(view, hotel)) return null;
        const market = marketOf(view, hotel, { now, currency, surge });
        const found = rooms.flatMap(({ at, board, plan, party }) =>
          foundFor(hotel, stay, party, market).filter(
            (one) => one.at === at && one.rate.board === board && one.rate.plan === plan,
          ),
        );
        if (found.length < rooms.length || !areEnough(found)) return null;
        return offerOf(hotel, stay, found, { now, currency, issued, secret });
      },
      isDearerFor: (guests) => guests.some((name) => name.toUpperCase() === 'DEARER'),

      orders: view.orders,
      askedIn: lastNamesIn,
      lastNames: lastNamesIn,
      faults: ['ERROR', 'NONREF'],
      refusals: {
        REFUSE: hotelRefusals.notMade,
        ERROR: hotelRefusals.notMadeUnknown,
        NONREF: hotelRefusals.nonRefundable,
      },
      take: takeOrder,
      record: (order, { offer }) => ({ ...order, rooms: roomsToKeep(offer) }),
      penaltyOf,
      unclear: { CANCELFAIL: hotelRefusals.support },
    },
    parts,
  );

  return {
    ...sandbox,
    rates: async (listingId, search) =>
      choicesOf(soldHotel(listingId), search, { now: parts.clock.now(), currency: search.currency }),
    async compose(listingId, search, choices) {
      const hotel = soldHotel(listingId);
      const at = issuing(parts.clock.now(), search.currency);
      const found = choicesOf(hotel, search, at).map((each, nth) => {
        const wanted = choices[nth];
        return each.find(
          ({ room, rate }) =>
            room.id === wanted?.roomId && rate.board === wanted.board && rate.plan === wanted.plan,
        );
      });
      const rooms = found.filter((one) => one !== undefined);
      if (rooms.length < search.rooms.length || choices.length !== search.rooms.length || !areEnough(rooms))
        throw new SupplierError('gone', hotelRefusals.gone);
      return offerOf(hotel, search.stay, rooms, at);
    },
    content: async (listingId, { currency, language }) =>
      contentOf(view, soldHotel(listingId), currency, language),
    async calendar(listingId, search, days) {
      const hotel = soldHotel(listingId);
      const nights = nightsOf(search.stay);
      const offering = { now: parts.clock.now(), currency: search.currency };
      return days.map((date) => {
        const stay = { start: date, end: addDays(date, nights) };
        const rooms = cheapestFor(choicesOf(hotel, { ...search, stay }, offering));
        return { date, net: rooms && netOfRooms(rooms) };
      });
    },
    properties: allHotels,
    sample: (wanted) => sampleOf(offersOf(sampleSearch(wanted), wanted.now), view.orders),
  };
}

/** What an id is sealed with. */
interface Issuing extends Offering {
  readonly issued: string;
  readonly secret: string;
}
