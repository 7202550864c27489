import { z } from 'zod/mini';
import { findPlace } from '@/server/reference';
import type { PlainOffer } from '@/server/selling/bookable/plain/port';
import { roundAmount } from '@/server/selling/supplier/amount';
import type { NetOffer } from '@/server/ports/supplier';
import { plainSuppliers, type TimedOffer } from '@/server/selling/supplier/sandbox/plain';
import { isoAt, momentOf } from '@/server/selling/supplier/time';
import { GRADES, type Grade } from '../contract';

interface Search {
  readonly place: string;
  readonly day: string;
  readonly people: number;
  readonly currency: string;
}
/** All that an offer is made of again: it stands sealed in its id. */
const Own = z.object({
  place: z.string(),
  day: z.string(),
  people: z.coerce.number(),
  grade: z.enum(GRADES),
});

interface Pass extends TimedOffer, Omit<PlainOffer, keyof NetOffer | 'supplier' | 'freeUntil'> {
  readonly grade: Grade;
  readonly people: number;
}

/** Of one person, in the currency of the agency. */
const PRICE: Readonly<Record<Grade, number>> = { basic: 25, plus: 40, 'all-in': 65 };
const A_DAY = 24 * 60;

/** The embedded supplier; put a real one beside it (`server/selling/supplier/README.md`). */
export const { migration, suppliersOf } = plainSuppliers<Search, z.output<typeof Own>, Pass>({
  product: 'sample_pass',
  name: 'Sample provider',
  version: 'sample1',
  orders: 'SA',
  own: Own,
  cityOf: ({ place }) => findPlace(place)?.cityCode ?? '',
  sought: ({ place, day, people }) =>
    findPlace(place) ? GRADES.map((grade) => ({ place, day, people, grade })) : [],
  offerOf({ place, day, people, grade, currency }, { now }) {
    const at = findPlace(place);
    const start = at ? momentOf(`${day}T09:00`, at.zone) : 0;
    if (!at || start <= now.getTime() / 60_000) return null;
    const base = roundAmount(PRICE[grade] * people, currency);
    return {
      ...{ grade, people, base, place, city: at.city, zone: at.zone },
      title: 'Sample pass',
      startsAt: `${day}T09:00`,
      endsAt: `${day}T18:00`,
      taxes: { amount: Math.round(base.amount / 10), currency },
      cancellation: {
        freeUntil: isoAt(start - 2 * A_DAY),
        fee: roundAmount(10 * people, currency),
        nothingFrom: isoAt(start),
      },
    };
  },
});
