import { z } from 'zod/mini';
import { type Language, Money } from '@/core/contract';
import { storedAs } from '@/server/selling/bookable/stored';
import { HotelStay, StayRoom } from '../contract';
import { cityIn } from './content/city-said';
import { BookedRequest } from './request';

/** What `book` keeps of the order. */
const StoredDetails = z.object({
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

/** A stay as its reader is told of it: names are as they were shown, its city is the reader's word for it. */
export const stayIn = (stay: StoredStay, language: Language): StoredStay => ({
  ...stay,
  hotel: cityIn(language, stay.hotel),
});

/** What a quote and a booking keep. */
export const stays = storedAs({
  offer: z.object({ stay: StoredStay }),
  request: BookedRequest,
  details: StoredDetails,
});
