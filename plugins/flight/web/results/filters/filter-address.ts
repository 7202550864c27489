import { z } from 'zod/mini';
import {
  codesLike,
  codesOrNone,
  readFilter,
  someOf,
  writeFilters as write,
  writeList as list,
} from '@/core/selling/results/filters/filter-address';
import type { Range } from '@/core/selling/results/filters/limits';
import { CABINS } from '../../../contract';
import { BANDS } from '../table/bands';
import { BAGS, STOPS, TERMS, type ByLeg, type Filters } from './filters';

/** `1.…,3.…`: what is said of the first and the third leg. */
function byLeg<Value>(value: (text: string) => Value | undefined) {
  return readFilter((text): ByLeg<Value> | undefined => {
    const legs: Record<number, Value> = {};
    for (const part of text.split(',')) {
      const [, leg, rest] = /^([1-6])\.(.+)$/.exec(part) ?? [];
      const limit = rest === undefined ? undefined : value(rest);
      if (leg && limit !== undefined) legs[Number(leg) - 1] = limit;
    }
    return Object.keys(legs).length > 0 ? legs : undefined;
  });
}
const minutes = (text: string): number | undefined =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
const clock = (hhmm: string): number | undefined => {
  const at = Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
  return Number(hhmm.slice(2)) < 60 && at <= 24 * 60 ? at : undefined;
};
const hhmm = (at: number): string =>
  String(Math.floor(at / 60)).padStart(2, '0') + String(at % 60).padStart(2, '0');
const times = (text: string): Range | undefined => {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(text) ?? [];
  const range = from && to ? [clock(from), clock(to)] : [];
  return range[0] !== undefined && range[1] !== undefined && range[0] <= range[1]
    ? [range[0], range[1]]
    : undefined;
};
const price = (text: string): Filters['price'] => {
  const [, most, currency] = /^(\d{1,9})([A-Z]{3})$/.exec(text) ?? [];
  return most && currency ? { most: Number(most), currency } : undefined;
};

/**
 * Filters as they stand in the address, read tolerantly. Lists are words with commas between them (`airlines=`
 * alone means none), take-offs `1.0600-1430`, durations in minutes `2.540`, a price `1200USD`.
 */
export const filterShape = {
  stops: z.catch(z.optional(z.enum(STOPS)), undefined),
  cabins: someOf(CABINS),
  airlines: codesOrNone(/^[A-Z0-9]{2}$/),
  departure: someOf(BANDS),
  arrival: someOf(BANDS),
  leave: byLeg(times),
  flying: byLeg(minutes),
  longest: readFilter(minutes),
  avoid: codesLike(/^[A-Z]{3}$/),
  via: codesLike(/^[A-Z]{3}$/),
  price: readFilter(price),
  bags: someOf(BAGS),
  terms: someOf(TERMS),
};

const writeLegs = <Value>(limits: ByLeg<Value>, write: (value: Value) => string): string =>
  Object.entries(limits)
    .map(([leg, value]) => `${Number(leg) + 1}.${write(value)}`)
    .join(',');
const WRITE: { [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => string } = {
  stops: String,
  cabins: list,
  airlines: list,
  departure: list,
  arrival: list,
  leave: (value) => writeLegs(value, ([from, to]) => `${hhmm(from)}-${hhmm(to)}`),
  flying: (value) => writeLegs(value, String),
  longest: String,
  avoid: list,
  via: list,
  price: ({ most, currency }) => `${most}${currency}`,
  bags: list,
  terms: list,
};

/** The same in the other direction. */
export const writeFilters = (filters: Filters): Record<string, string> => write(filters, WRITE);
