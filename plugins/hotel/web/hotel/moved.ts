import { addDays, daysBetween } from '@/core/ui/dates/date-range';
import type { FilledCriteria } from '../search/criteria';

/** The same stay, beginning on another day. */
export const moved = (filled: FilledCriteria, day: string): FilledCriteria => ({
  ...filled,
  checkIn: day,
  checkOut: filled.checkIn && filled.checkOut && addDays(day, daysBetween(filled.checkIn, filled.checkOut)),
});
