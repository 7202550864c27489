import { z } from 'zod/mini';
import { CABINS } from '../../contract';
import { BANDS } from './bands';
import { BAGS, FILTER_NAMES, STOPS, TERMS, type ByLeg, type Filters, type Range } from './filters';

/** A filter that cannot be read counts as absent. */
const read = <Value>(from: (text: string) => Value | undefined) =>
  z.catch(
    z.optional(
      z
        .pipe(z.pipe(z.union([z.string(), z.number()]), z.transform(String)), z.transform(from))
        .check(z.refine((value: unknown) => value !== undefined)),
    ),
    undefined,
  );
const LONGEST = 600;
const words = <Word extends string>(allowed: (word: string) => word is Word) =>
  read((text): readonly Word[] | undefined =>
    text.length > LONGEST ? undefined : text.split(',').filter(allowed),
  );
const codes = (pattern: RegExp) => words((word): word is string => pattern.test(word));
/** Unlike for airlines, a list of nothing is no filter. */
const some = <Word extends string>(list: readonly Word[]) =>
  read((text) => {
    const known = text.split(',').filter((word): word is Word => (list as readonly string[]).includes(word));
    return known.length > 0 ? known : undefined;
  });
const airports = read((text) => {
  const known = text.split(',').filter((word) => /^[A-Z]{3}$/.test(word));
  return known.length > 0 && text.length <= LONGEST ? known : undefined;
});

/** `1.…,3.…`: what is said of the first and the third leg. */
function byLeg<Value>(value: (text: string) => Value | undefined) {
  return read((text): ByLeg<Value> | undefined => {
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
  cabins: some(CABINS),
  airlines: codes(/^[A-Z0-9]{2}$/),
  departure: some(BANDS),
  arrival: some(BANDS),
  leave: byLeg(times),
  flying: byLeg(minutes),
  longest: read(minutes),
  avoid: airports,
  via: airports,
  price: read(price),
  bags: some(BAGS),
  terms: some(TERMS),
};

const writeLegs = <Value>(limits: ByLeg<Value>, write: (value: Value) => string): string =>
  Object.entries(limits)
    .map(([leg, value]) => `${Number(leg) + 1}.${write(value)}`)
    .join(',');
const list = (values: readonly string[]): string => values.join(',');
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
export function writeFilters(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = filters[name];
      return value === undefined ? [] : [[name, (WRITE[name] as (value: unknown) => string)(value)]];
    }),
  );
}
