/** A day of the calendar in UTC, `YYYY-MM-DD`. */
export type Day = string;

const DAY_MS = 24 * 60 * 60_000;

export const dayOf = (time: Date): Day => time.toISOString().slice(0, 10);
/** When the day begins. */
export const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
export const addDays = (day: Day, days: number): Day =>
  dayOf(new Date(startOf(day).getTime() + days * DAY_MS));

/** So many months after the anchor, on its day of the month or the last that there is: 31 Jan, 28 Feb, 31 Mar. */
export function addMonths(anchor: Day, months: number): Day {
  const [year, month, day] = anchor.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return dayOf(
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate()))),
  );
}
