export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** How people greet each other at this hour (0..23) of the reader's own clock. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** The reader's calendar date as `YYYY-MM-DD`. */
export const localDate = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
