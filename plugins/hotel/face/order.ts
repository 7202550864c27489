import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { HotelStay, RoomGuest, StayRoom } from '../contract';

/**
 * A property as it was shown: suppliers name the same one otherwise, and the one that sells the stay is often another than the
 * one whose words the list has.
 */
export const ShownProperty = z.pick(HotelStay, {
  hotel: true,
  telephone: true,
  checkIn: true,
  checkOut: true,
});
export type ShownProperty = z.output<typeof ShownProperty>;

/** What the booking call validated and the booking keeps. */
export const BookedRequest = z.object({
  /** Of each room, in the order of the stay's. */
  guests: z.array(RoomGuest).check(z.minLength(1)),
  email: z.string(),
  phone: z.string(),
  arrivalTime: z.nullable(z.string()),
  specialRequests: z.nullable(z.string()),
  shown: z.optional(ShownProperty),
});
export type BookedRequest = z.output<typeof BookedRequest>;

/** What `book` keeps of the order. */
export const StoredDetails = z.object({
  orderId: z.string(),
  /** What the property knows it by. */
  confirmationNumber: z.string(),
  keyCollection: z.optional(z.string()),
});
export type StoredDetails = z.output<typeof StoredDetails>;

/** Of a stay the supplier's figures beside what travellers see of it. */
const StoredStay = z.extend(
  z.omit(HotelStay, {
    total: true,
    perNight: true,
    published: true,
    retail: true,
    supplier: true,
    wholesale: true,
    agencyFee: true,
    rooms: true,
  }),
  {
    supplierId: z.string(),
    base: Money,
    publishedRate: z.nullable(Money),
    retailPrice: z.nullable(Money),
    rooms: z.array(z.extend(z.omit(StayRoom, { total: true }), { net: Money })),
  },
);
export type StoredStay = z.output<typeof StoredStay>;

/** What a quote and an order have of what is sold. */
export const StoredOffer = z.object({ stay: StoredStay });

/** The stay that an order is for; null where it cannot be read. */
export const stayOrdered = (offer: unknown): StoredStay | null =>
  z.safeParse(StoredOffer, offer).data?.stay ?? null;
