import {
  ACTIVITY_PAGE_LIMIT,
  DURATIONS,
  type DurationFilter,
  TIMES_OF_DAY,
  type TimeOfDay,
} from './vocabulary';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes, both ends included: what lasts exactly as long as two meet belongs to both. */
const MINUTES: Readonly<Record<DurationFilter, readonly [number, number]>> = {
  upTo1Hour: [0, HOUR],
  '1To4Hours': [HOUR, 4 * HOUR],
  '4HoursTo1Day': [4 * HOUR, DAY],
  '1To3Days': [DAY, 3 * DAY],
  '3DaysOrMore': [3 * DAY, Infinity],
};

/** How long an activity takes, minutes; `least` and `most` differ where guests decide. */
export interface Duration {
  readonly least: number;
  readonly most: number;
}

/** R319: the filters that a duration passes. */
export const durationsOf = ({ least, most }: Duration): DurationFilter[] =>
  DURATIONS.filter((one) => {
    const [from, to] = MINUTES[one];
    return most >= from && least <= to;
  });

/** Local hours from which and before which. */
const HOURS: Readonly<Record<TimeOfDay, readonly [number, number]>> = {
  morning: [6, 12],
  afternoon: [12, 17],
  evening: [17, 24],
};

/** R320, G29: the filters that start times `HH:mm` pass; what starts before six passes none. */
export const timesOfDayOf = (starts: readonly string[]): TimeOfDay[] =>
  TIMES_OF_DAY.filter((one) => {
    const [from, to] = HOURS[one];
    return starts.some((start) => Number(start.slice(0, 2)) >= from && Number(start.slice(0, 2)) < to);
  });

/** What is held of a search. */
export interface Held<Activity> {
  readonly activities: readonly Activity[];
  readonly totalRecords: number;
  readonly hasMore: boolean;
}

export const NOTHING_HELD: Held<never> = { activities: [], totalRecords: 0, hasMore: false };

/**
 * What is held when an answer comes: a further page is appended (R315), and there is more unless it has fewer than 50 (R316);
 * the first page of a changed search takes the place of everything (R318); a failure empties it (R317).
 */
export function withAnswer<Activity>(
  held: Held<Activity>,
  answer: { readonly data: readonly Activity[]; readonly totalRecords: number } | null,
  page: number,
): Held<Activity> {
  if (!answer) return NOTHING_HELD;
  const { data, totalRecords } = answer;
  return {
    activities: page === 1 ? data : [...held.activities, ...data],
    totalRecords,
    hasMore: data.length >= ACTIVITY_PAGE_LIMIT,
  };
}
