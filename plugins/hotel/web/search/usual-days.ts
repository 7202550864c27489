import { addDays } from '@/core/ui/dates/date-range';

/** When a stay begins where nothing else is said, and when it ends then. */
export const usualCheckIn = (today: string): string => addDays(today, 14);
export const usualCheckOut = (checkIn: string): string => addDays(checkIn, 2);
