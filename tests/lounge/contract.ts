import { z } from 'zod/mini';
import { IsoDate, PlaceId } from '@/core/contract';
import { bookableContract } from '@/core/contract/bookings/bookable';

export const AMENITIES = ['showers', 'quiet-room', 'hot-meals', 'bar', 'terrace'] as const;
export type Amenity = (typeof AMENITIES)[number];
/** Parts of a day that a visit may begin in. */
export const TIMES = ['morning', 'afternoon', 'evening'] as const;
export type Time = (typeof TIMES)[number];

const FlightNumber = z.string().check(z.trim(), z.regex(/^[A-Z0-9]{2} ?\d{1,4}$/i, 'Such as TP 1234'));

/** A visit to a lounge of an airport. */
export const lounges = bookableContract({
  id: 'airport-lounge',
  root: '/booknow/airport-lounges',
  criteria: z.strictObject({
    place: PlaceId,
    day: IsoDate,
    guests: z.int().check(z.minimum(1), z.maximum(9)),
  }),
  offer: z.object({
    lounge: z.string(),
    terminal: z.string(),
    guests: z.int(),
    time: z.enum(TIMES),
    amenities: z.array(z.enum(AMENITIES)),
  }),
  request: z.strictObject({ flightNumber: FlightNumber }),
});
export type Visit = z.output<typeof lounges.schemas.ownOffer>;
