import type { Limit } from '@/core/selling/results/filters/choices';
import type { Range } from '@/core/selling/results/filters/limits';

/** One value a leg, by the leg's place in the trip from 0; a leg that is absent is not limited. */
export type ByLeg<Value> = Readonly<Record<number, Value>>;

/** Sets or lifts the limit of one leg; without any limited leg there is no filter. */
export function legSet<Value>(
  byLeg: ByLeg<Value> | undefined,
  leg: number,
  value: Value | undefined,
): ByLeg<Value> | undefined {
  const others = Object.entries(byLeg ?? {}).filter(([known]) => Number(known) !== leg);
  const next = value === undefined ? others : [...others, [leg, value] as const];
  return next.length > 0 ? (Object.fromEntries(next) as ByLeg<Value>) : undefined;
}

type InAddress<Value> = Pick<Limit<never, Value>, 'read' | 'write'>;

/** `1.…,3.…`: what is said of the first and the third leg. */
export const byLeg = <Value>({ read, write }: InAddress<Value>): InAddress<ByLeg<Value>> => ({
  read: (text) => {
    let legs: ByLeg<Value> | undefined;
    for (const part of text.split(',')) {
      const [, leg, rest] = /^([1-6])\.(.+)$/.exec(part) ?? [];
      const limit = rest === undefined ? undefined : read(rest);
      if (limit !== undefined) legs = legSet(legs, Number(leg) - 1, limit);
    }
    return legs;
  },
  write: (legs) =>
    Object.entries(legs)
      .map(([leg, value]) => `${Number(leg) + 1}.${write(value)}`)
      .join(','),
});

/** A duration: `540`. */
export const minutes: InAddress<number> = {
  read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
  write: String,
};

const minuteOf = (hhmm: string): number => Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
const hhmm = (at: number): string =>
  String(Math.floor(at / 60)).padStart(2, '0') + String(at % 60).padStart(2, '0');

/** Times of a day: `0600-1430`. */
export const times: InAddress<Range> = {
  read: (text) => {
    const [, from, to] = /^(\d\d[0-5]\d)-(\d\d[0-5]\d)$/.exec(text) ?? [];
    const range = [minuteOf(from ?? ''), minuteOf(to ?? '')] as const;
    return from && range[0] <= range[1] && range[1] <= DAY[1] ? range : undefined;
  },
  write: (range) => range.map(hhmm).join('-'),
};

/** Minutes of a day, from its beginning to its end. */
export const DAY: Range = [0, 24 * 60];
