/** Arithmetic on calendar days written `YYYY-MM-DD`; no clock and no zone takes part in it. */

const toUtc = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

export const addDays = (day: string, days: number): string =>
  new Date(toUtc(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Whole days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((toUtc(second) - toUtc(first)) / 86_400_000);

/** The day on the visitor's own calendar. */
export function today(now: Date = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether this is a day that exists. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value;
}
