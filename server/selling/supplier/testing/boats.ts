import { z } from 'zod/mini';
import { roundAmount } from '../amount';
import { isoAt, momentOf } from '../time';
import type { PlainOffer } from '../../bookable/plain/port';
import type { NetOffer } from '../../../ports/supplier';
import type { PlainProduct, TimedOffer } from '../sandbox/plain';

export interface BoatSearch {
  readonly city: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly currency: string;
}
interface Boat {
  readonly city: string;
  readonly day: string;
  readonly seats: number;
}
interface BoatOffer extends TimedOffer, Omit<PlainOffer, keyof NetOffer | 'supplier' | 'freeUntil'> {
  readonly seats: number;
}

const SIZES = [4, 8, 12];

/** Boats by the day: a product as small as one can be. */
export const BOATS: PlainProduct<BoatSearch, Boat, BoatOffer> = {
  product: 'boat',
  name: 'Boathub',
  version: 'boat1',
  orders: 'BO',
  words: {
    gone: { message: 'The boat is gone' },
    search: { message: 'The search failed' },
    notMade: { message: 'No price' },
    invalid: { message: 'No such order' },
    refused: { message: 'Refused' },
    notCancelled: { message: 'Not cancelled' },
  },
  own: z.object({ city: z.string(), day: z.string(), seats: z.coerce.number() }) as z.ZodMiniObject &
    z.ZodMiniType<Boat>,
  cityOf: ({ city }) => city,
  sought: ({ city, day }) => SIZES.map((seats) => ({ city, day, seats })),
  offerOf({ city, day, seats, currency }, { now }) {
    const start = momentOf(`${day}T09:00`, 'UTC');
    if (start <= now.getTime() / 60_000) return null;
    const base = roundAmount(seats * 30, currency);
    return {
      ...{ seats, city, base, zone: 'UTC' },
      title: `Boat for ${seats}`,
      startsAt: `${day}T09:00`,
      endsAt: `${day}T17:00`,
      taxes: { amount: Math.round(base.amount / 10), currency },
      cancellation: {
        freeUntil: isoAt(start - 48 * 60),
        fee: roundAmount(40, currency),
        nothingFrom: isoAt(start),
      },
    };
  },
};
