import { addDays, instantAt, isoAt, localTime } from '@/server/selling/supplier/time';
import type { Days } from './port';

/** Days ahead for which there is a timetable. */
export const SOLD_AHEAD = 330;

/** Whose clocks are meant. */
interface There {
  /** IANA. */
  readonly zone: string;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The day of the calendar there. */
export const todayOf = ({ zone }: There, now: Date): string =>
  localTime(zone, Math.floor(now.getTime() / 60_000)).slice(0, 10);

/** The instant of a start, ISO UTC; what is open all day begins when its day ends, so that it is sold all day. */
export const startsAt = ({ zone }: There, day: string, time: string | null): string =>
  isoAt(instantAt(zone, day, time === null ? 23 * 60 + 59 : minuteOf(time)));

/** Every day from the first to the last. */
export function daysIn({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= SOLD_AHEAD; day = addDays(day, 1)) days.push(day);
  return days;
}
