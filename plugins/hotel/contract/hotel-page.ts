import { z } from 'zod/mini';
import { CityGround } from '@/core/contract/city-ground';
import { endpoint, Money } from '@/core/contract';
import { CorrelationId } from './find-hotels';
import { HOTEL_PAYMENTS, HotelFee, HotelOffer, HotelPicture, RoomBeds } from './hotel-offer';
import { BOARDS, GUEST_KINDS, REVIEW_TOPICS } from './vocabulary';

/** Names a property on this site; see HotelSummary. */
export const HotelId = z.string().check(z.minLength(1), z.maxLength(80));

/** What is kept when it is given back, by time. */
export const HotelTerms = z.object({
  /** Until then nothing is kept, ISO UTC; null when it is never free. */
  freeUntil: z.nullable(z.string()),
  /** Kept after that and before the arrival; null: everything. */
  fee: z.nullable(Money),
  /** From then on everything is kept, ISO UTC. */
  nothingFrom: z.string(),
});
export type HotelTerms = z.output<typeof HotelTerms>;

/** A room for one party at one of its rates. */
export const HotelRate = z.object({
  /** Names it in the price call, together with the property and the search. */
  id: z.string(),
  board: z.enum(BOARDS),
  payment: z.enum(HOTEL_PAYMENTS),
  terms: HotelTerms,
  /** For the stay, taxes included. */
  total: Money,
  /** Rounded up. */
  perNight: Money,
  taxes: Money,
  /** By the evening on which each begins; they add up to the total without taxes. */
  nights: z.array(z.object({ date: z.string(), amount: Money })),
  atProperty: z.array(HotelFee),
  left: z.nullable(z.int()),
  published: z.nullable(Money),
  /** Staff only (SEC-35). */
  supplier: z.optional(z.string()),
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
  retail: z.optional(z.nullable(Money)),
});
export type HotelRate = z.output<typeof HotelRate>;

export const HotelRoom = z.object({
  id: z.string(),
  name: z.string(),
  beds: RoomBeds,
  /** Square metres; null where it is not known. */
  area: z.nullable(z.int()),
  accessible: z.boolean(),
  pictures: z.array(HotelPicture),
  /** Cheapest first. */
  rates: z.array(HotelRate),
});
export type HotelRoom = z.output<typeof HotelRoom>;

/** What one party of the search can choose from. */
export const PartyRooms = z.object({
  party: z.object({ adults: z.int(), childAges: z.array(z.int()) }),
  /** The one with the cheapest rate first. */
  rooms: z.array(HotelRoom),
});
export type PartyRooms = z.output<typeof PartyRooms>;

const query = z.strictObject({ corelationid: CorrelationId, hotelid: HotelId });

/**
 * R263. Any rate of a party goes with any of the others', as long as enough rooms are left. Errors: 410 "Session expired or
 * invalid, please search again", 404 "Hotel not found", 410 "Selected hotel or room is no longer available", 502 when the
 * supplier does not answer.
 */
export const getRoomsAndRates = endpoint({
  method: 'GET',
  path: '/api/v3/hotel/get-rooms-and-rates',
  access: 'search',
  summary: 'Every room and rate of a property for each party of a search.',
  rate: 'search',
  forClient: true,
  query,
  response: z.object({ data: z.object({ parties: z.array(PartyRooms) }) }),
});

/** When guests may come and must go, local times `HH:mm`; null where nobody has told it. */
export const StayTimes = {
  checkIn: z.object({ from: z.nullable(z.string()), until: z.nullable(z.string()) }),
  checkOut: z.nullable(z.string()),
};

/** A property of a search, with what a guest asks first. */
export const HotelDetails = z.extend(HotelOffer, {
  /** International; null where it is not known. */
  telephone: z.nullable(z.string()),
  ...StayTimes,
});
export type HotelDetails = z.output<typeof HotelDetails>;

/** R263. Errors: 410 and 404 as `getRoomsAndRates`. Waits for the property while the search goes on. */
export const getHotelDetails = endpoint({
  method: 'GET',
  path: '/api/v3/hotel/get-hotel-details',
  access: 'search',
  summary: 'A property of a search with its cheapest choices.',
  forClient: true,
  query,
  response: z.object({ data: HotelDetails }),
});

/** Something near a property. */
export const HotelNear = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['landmark', 'airport']),
  /** Kilometres, as the crow flies. */
  distance: z.number(),
  latitude: z.number(),
  longitude: z.number(),
});
export type HotelNear = z.output<typeof HotelNear>;

/** What does not depend on dates. */
export const HotelContent = z.object({
  pictures: z.array(HotelPicture),
  /** Plain text of the supplier, in its own language; null where it gives none. */
  description: z.nullable(z.string()),
  reviews: z.nullable(
    z.object({
      score: z.number(),
      count: z.int(),
      topics: z.array(z.object({ topic: z.enum(REVIEW_TOPICS), score: z.number() })),
      /** Shares of those who gave points, adding up to 1. */
      guests: z.array(z.object({ kind: z.enum(GUEST_KINDS), share: z.number() })),
      /** The last month that is counted, `YYYY-MM`; the year before it is. */
      until: z.nullable(z.string()),
    }),
  ),
  near: z.array(HotelNear),
  policies: z.object({
    /** Age until which a child sleeps free in the beds there are; null where it is not known. */
    childrenFree: z.nullable(z.int()),
    pets: z.nullable(z.boolean()),
    /** Absent where it is not known. */
    adultsOnly: z.optional(z.boolean()),
    /** Per night and room, paid at the property. */
    resortFee: z.nullable(Money),
    /** Per adult and night, paid at the property. */
    cityTax: z.nullable(Money),
  }),
  /** Absent where this tells no more than the search. */
  times: z.optional(z.object(StayTimes)),
  built: z.nullable(z.int()),
  renovated: z.nullable(z.int()),
  ground: z.nullable(CityGround),
});
export type HotelContent = z.output<typeof HotelContent>;

/** G17: other letters than the calls of v3. Errors: 410, 404 as those; 502 "Static content unavailable". */
export const getStaticContent = endpoint({
  method: 'GET',
  path: '/api/v2/hotel/static-content',
  access: 'search',
  summary: 'What is said of a property, whatever the dates: pictures, reviews, policies, what is near.',
  query: z.strictObject({ hotelId: HotelId, corelationId: CorrelationId }),
  response: z.object({ data: HotelContent }),
});

/** What a stay costs at least, with what is paid at the property, that begins on a day; `from` is null when none can. */
export const CalendarDay = z.object({ date: z.string(), from: z.nullable(Money) });
export type CalendarDay = z.output<typeof CalendarDay>;

/** Errors: 410, 404 as `getRoomsAndRates`. A supplier that tells no prices by day leaves all of them null. */
export const getPriceCalendar = endpoint({
  method: 'GET',
  path: '/api/v2/hotel/price-calendar',
  access: 'search',
  summary: 'What a stay of as many nights costs at least, by the day on which it begins.',
  rate: 'search',
  costly: true,
  forClient: true,
  query: z.strictObject({
    corelationid: CorrelationId,
    hotelid: HotelId,
    /** `YYYY-MM` */
    month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  }),
  response: z.object({ data: z.object({ nights: z.int(), days: z.array(CalendarDay) }) }),
});

/** The ground of the place that was searched, for the map of the results. */
export const getSearchGround = endpoint({
  method: 'GET',
  path: '/api/v2/hotel/ground',
  access: 'search',
  summary: 'What a map of the place that a search was for draws below its pins.',
  query: z.strictObject({ corelationid: CorrelationId }),
  response: z.object({ data: z.nullable(CityGround) }),
});
