import { z } from 'zod/mini';
import { addMoney, CurrencyCode, Money } from '@/core/contract';
import { PICTURE_SUBJECTS } from './pictures';
import { ACCESSIBILITY, AMENITIES, BEDS, BOARDS, PROPERTY_KINDS } from './vocabulary';

/** A picture on this site: drawn, or a photograph through the resizing proxy. */
export const HotelPicture = z.object({
  src: z.string(),
  /** Widths of the same picture, as `srcset` wants them; null of one that fits every width. */
  srcSet: z.nullable(z.string()),
  /** What it shows; null where its supplier does not say. */
  subject: z.nullable(z.enum(PICTURE_SUBJECTS)),
});
export type HotelPicture = z.output<typeof HotelPicture>;

/** Paid at the property on top of the total, in the currency of the search. */
export const HotelFee = z.object({ kind: z.enum(['resortFee', 'cityTax', 'other']), amount: Money });
export type HotelFee = z.output<typeof HotelFee>;

/**
 * The whole price: an amount with all that is paid at the property on top. Lists, orders, filters and totals are of it, wherever
 * its parts are paid.
 */
export const wholePrice = (amount: Money, atProperty: readonly HotelFee[]): Money =>
  addMoney(amount, ...atProperty.map((fee) => fee.amount));

/** When money is due: with the booking, or at the property. */
export const HOTEL_PAYMENTS = ['now', 'property'] as const;
export type HotelPayment = (typeof HOTEL_PAYMENTS)[number];

export const RoomBeds = z.array(z.object({ bed: z.enum(BEDS), count: z.int() }));

/** One way to have all rooms of a search in a property, the cheapest of its terms. */
export const HotelChoice = z.object({
  /** Of its own among the property's; says nothing of who supplies it. */
  id: z.string(),
  board: z.enum(BOARDS),
  payment: z.enum(HOTEL_PAYMENTS),
  /** Until when all of it may be given back for nothing, ISO UTC; null when it never may. */
  freeUntil: z.nullable(z.string()),
  /** Names of the rooms, one for each party of the search, in its order. */
  rooms: z.array(z.object({ name: z.string(), beds: RoomBeds, accessible: z.boolean() })),
  /** For the whole stay and all rooms, taxes and fees included but for those of `atProperty`. */
  total: Money,
  /** The total with what is paid at the property over its nights, rounded up. */
  perNight: Money,
  /** Of the total. */
  taxes: Money,
  atProperty: z.array(HotelFee),
  /** How many are left of the scarcest of its rooms; null when that is not known. */
  left: z.nullable(z.int()),
  /** What the property asks in public; null unless it may be shown (R281). */
  published: z.nullable(Money),
  /** Staff only (SEC-35). */
  supplier: z.optional(z.string()),
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
  retail: z.optional(z.nullable(Money)),
});
export type HotelChoice = z.output<typeof HotelChoice>;

export const HotelArea = z.object({ id: z.string(), name: z.string() });

/** A property as a list shows it. */
export const HotelSummary = z.object({
  /** The same in every search; says nothing of who supplies it. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(PROPERTY_KINDS),
  /** 1 to 5 in halves; null where the kind has none. */
  stars: z.nullable(z.number()),
  chain: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  address: z.object({ line: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }),
  area: z.nullable(HotelArea),
  /** IANA. */
  zone: z.string(),
  /** The façade first. */
  pictures: z.array(HotelPicture),
  /** 0 to 10 in tenths, and how many gave it; null where there is none. */
  reviews: z.nullable(z.object({ score: z.number(), count: z.int() })),
  amenities: z.array(z.enum(AMENITIES)),
  accessibility: z.array(z.enum(ACCESSIBILITY)),
});
export type HotelSummary = z.output<typeof HotelSummary>;

/** A property of a search with what can be had there, cheapest first; at least one. */
export const HotelOffer = z.extend(HotelSummary, {
  /** Its other names, which it may have in another search: of each supplier that sells it. */
  aliases: z.array(z.string()),
  /** Kilometres from the place that was searched. */
  distance: z.number(),
  choices: z.array(HotelChoice).check(z.minLength(1)),
  currency: CurrencyCode,
});
export type HotelOffer = z.output<typeof HotelOffer>;
