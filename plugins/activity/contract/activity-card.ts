import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { POPULARITIES, TOUR_LANGUAGES, TRAVELER_CATEGORIES } from './vocabulary';

/** A picture: a path of this site, the widths it is there in for `srcset`, and what it shows. */
export const ActivityPicture = z.object({
  src: z.string(),
  srcSet: z.nullable(z.string()),
  caption: z.nullable(z.string()),
});
export type ActivityPicture = z.output<typeof ActivityPicture>;

/** Names an activity on this site: the `productCode` of its page's address. */
export const ProductCode = z.string().check(z.minLength(1), z.maxLength(80));

/** An activity as a list shows it. */
export const ActivityCard = z.object({
  productCode: z.string(),
  title: z.string(),
  pictures: z.array(ActivityPicture),
  /** Of 5; null before anybody has said. */
  reviews: z.nullable(z.object({ score: z.number(), count: z.int() })),
  /** Minutes. */
  duration: z.object({ least: z.int(), most: z.int() }),
  /** Where it begins. */
  latitude: z.number(),
  longitude: z.number(),
  languages: z.array(z.enum(TOUR_LANGUAGES)),
  tags: z.array(z.string()),
  /** The lowest price of one grown person that can be booked within the dates. */
  from: Money,
  /** Whom that price is for. */
  fromCategory: z.enum(TRAVELER_CATEGORIES),
  /** What it was before; null unless it is a deal (R321). */
  before: z.nullable(Money),
  freeCancellation: z.boolean(),
  likelyToSellOut: z.boolean(),
  /** Clocks where it begins, `HH:mm`: the times it starts at within the dates; none where it is open all day. */
  starts: z.array(z.string()),
  /** What else is true of it (R322). */
  popularity: z.array(z.enum(POPULARITIES)),
  /** The first day within the dates on which there is room, `YYYY-MM-DD`. */
  firstDay: z.string(),
  /** It is confirmed at once; otherwise within 48 hours (R337). */
  instant: z.boolean(),
  /** Hours within which its supplier confirms what is not confirmed at once; those of R337 without it. */
  confirmedWithin: z.optional(z.int()),
  /** Staff only (SEC-35). */
  supplier: z.optional(z.string()),
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
});
export type ActivityCard = z.output<typeof ActivityCard>;
