import type { OpenDay } from '../../contract';

/** Days of the week that follow each other and have the same hours. */
export interface HoursSpan extends Pick<OpenDay, 'opens' | 'closes'> {
  /** 0 is Sunday; the same as `to` for a single day. */
  from: number;
  to: number;
}

/** Monday first, as opening hours are read; a week of seven days or any part of it. */
export function hoursOfWeek(openingHours: readonly OpenDay[]): HoursSpan[] {
  const spans: HoursSpan[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 0]) {
    const day = openingHours.find((each) => each.weekday === weekday);
    if (!day) continue;
    const last = spans.at(-1);
    const follows = last && (last.to + 1) % 7 === weekday;
    if (follows && last.opens === day.opens && last.closes === day.closes) last.to = weekday;
    else spans.push({ from: weekday, to: weekday, opens: day.opens, closes: day.closes });
  }
  return spans;
}

/** The hours of the day on which a local time lies; undefined where they are not known. */
export const hoursOfDay = (openingHours: readonly OpenDay[], local: string): OpenDay | undefined =>
  openingHours.find(({ weekday }) => weekday === new Date(`${local.slice(0, 10)}T00:00Z`).getUTCDay());

/** Minutes of the day of a clock time `HH:mm`. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
