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
    for (const { opens, closes } of openingHours.filter((each) => each.weekday === weekday)) {
      const last = spans.at(-1);
      const follows = last && (last.to + 1) % 7 === weekday;
      if (follows && last.opens === opens && last.closes === closes) last.to = weekday;
      else spans.push({ from: weekday, to: weekday, opens, closes });
    }
  }
  return spans;
}

/** Minutes of the day of a clock time `HH:mm`. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
