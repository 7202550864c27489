import { z } from 'zod/mini';
import { findPlace } from '@/server/reference';
import type { PlainOffer } from '@/server/selling/bookable/plain/port';
import { roundAmount } from '@/server/selling/supplier/amount';
import { chance, pick } from '@/server/selling/supplier/chance';
import type { NetOffer } from '@/server/ports/supplier';
import { plainSuppliers, type TimedOffer } from '@/server/selling/supplier/sandbox/plain';
import { isoAt, momentOf } from '@/server/selling/supplier/time';
import { AMENITIES, type Time, TIMES, type Visit } from '../contract';

interface Search {
  readonly place: string;
  readonly day: string;
  readonly guests: number;
  readonly currency: string;
}
const Own = z.object({
  place: z.string(),
  day: z.string(),
  guests: z.coerce.number(),
  lounge: z.coerce.number(),
  time: z.enum(TIMES),
});

type Offered = Visit & TimedOffer & Omit<PlainOffer, keyof NetOffer | 'supplier' | 'freeUntil'>;

const LOUNGES = ['Meridian Lounge', 'The Quiet Gate', 'Harbour Club'] as const;
const BEGINS: Readonly<Record<Time, string>> = { morning: '07:00', afternoon: '13:00', evening: '18:00' };
const ENDS: Readonly<Record<Time, string>> = { morning: '10:00', afternoon: '16:00', evening: '21:00' };
const HOURS = 60;

export const { migration, suppliersOf } = plainSuppliers<Search, z.output<typeof Own>, Offered>({
  product: 'airport_lounge',
  name: 'Loungehub',
  version: 'lounge1',
  orders: 'LO',
  own: Own,
  cityOf: ({ place }) => findPlace(place)?.cityCode ?? '',
  sought: ({ place, day, guests }) =>
    LOUNGES.flatMap((_, lounge) => TIMES.map((time) => ({ place, day, guests, lounge, time }))),
  offerOf({ place, day, guests, lounge, time, currency }, { now }) {
    const at = findPlace(place);
    const name = LOUNGES[lounge];
    if (at?.kind !== 'airport' || !name) return null;
    const start = momentOf(`${day}T${BEGINS[time]}`, at.zone);
    if (start <= now.getTime() / 60_000) return null;
    const base = roundAmount(pick(28, 58, place, lounge) * guests, currency);
    return {
      ...{ lounge: name, guests, time, base, place, city: at.city, zone: at.zone },
      title: `${name}, ${at.name}`,
      terminal: String(pick(1, 3, place, lounge)),
      amenities: AMENITIES.filter((amenity) => chance(place, lounge, amenity) > 0.4),
      startsAt: `${day}T${BEGINS[time]}`,
      endsAt: `${day}T${ENDS[time]}`,
      taxes: { amount: Math.round(base.amount / 10), currency },
      cancellation: {
        freeUntil: lounge === 0 ? isoAt(start - 24 * HOURS) : null,
        fee: lounge === 1 ? roundAmount(10, currency) : null,
        nothingFrom: isoAt(start),
      },
    };
  },
});
