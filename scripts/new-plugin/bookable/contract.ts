import { z } from 'zod/mini';
import { IsoDate, PlaceId } from '@/core/contract';
import { bookableContract } from '@/core/contract/bookings/bookable';

export const GRADES = ['basic', 'plus', 'all-in'] as const;
export type Grade = (typeof GRADES)[number];

/** What browser and server say to each other: all calls of a bookable product, made of what is this one's own. */
export const samplePasses = bookableContract({
  id: 'sample-pass',
  root: '/booknow/sample-passes',
  criteria: z.strictObject({
    place: PlaceId,
    day: IsoDate,
    people: z.int().check(z.minimum(1), z.maximum(9)),
  }),
  offer: z.object({ grade: z.enum(GRADES), people: z.int() }),
  request: z.strictObject({}),
});
