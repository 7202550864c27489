import { isDay } from '@/core/contract/date';

export { isDay };

/** Nights (G31). */
export const HOTEL_MAX_NIGHTS = 28;

/** From the day of arrival to the day of departure, both `YYYY-MM-DD` on the calendar of the place. */
export interface Stay {
  readonly start: string;
  readonly end: string;
}

const DAY_MS = 86_400_000;

export const nightsOf = ({ start, end }: Stay): number =>
  Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY_MS);

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The dates of a stay's nights: each by the evening on which it begins. */
export const datesOf = (stay: Stay): string[] =>
  Array.from({ length: nightsOf(stay) }, (_, at) => dayAfter(stay.start, at));

export interface StayProblem {
  readonly field: 'start' | 'end';
  readonly problem: 'checkIn' | 'sameDay' | 'tooLong';
}

/** What is wrong with the dates (R246, G31); `today` is the date at the place, where it is known. */
export function checkStay(stay: Stay, today?: string): StayProblem | null {
  if (!isDay(stay.start) || (today !== undefined && stay.start < today))
    return { field: 'start', problem: 'checkIn' };
  if (!isDay(stay.end) || stay.end <= stay.start) return { field: 'end', problem: 'sameDay' };
  return nightsOf(stay) > HOTEL_MAX_NIGHTS ? { field: 'end', problem: 'tooLong' } : null;
}
