import { addDays } from '@/core/ui/dates/date-range';

/** A day and a clock time; null for one that an address gave and no calendar has. */
export interface Moment {
  date: string | null;
  time: string | null;
}

/** When a car is picked up where nothing else is said, and when it is brought back then. */
export const usualPickUp = (today: string): Moment => ({ date: addDays(today, 1), time: '10:00' });
export const usualDropOff = ({ date, time }: Moment): Moment => ({ date: date && addDays(date, 3), time });

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(index >> 1).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

/** Every half hour of a day, and the time that an address brought. */
export const clockTimes = (given: string | null): readonly string[] =>
  given && !HALF_HOURS.includes(given) ? [...HALF_HOURS, given].sort() : HALF_HOURS;
