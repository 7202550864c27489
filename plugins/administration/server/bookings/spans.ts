import type { DashboardPeriod } from '../../contract/dashboard';

const DAYS = 30;
const MONTHS = 12;
const iso = (date: Date): string => date.toISOString().slice(0, 10);
const day = (year: number, month: number, of: number): string => iso(new Date(Date.UTC(year, month, of)));

/** A day or a month, with its first and its last day. */
export interface Span {
  from: string;
  to: string;
}

/** The days or months that end with the present one, oldest first, in UTC as bookings are filtered. */
export function spansOf(period: DashboardPeriod, now: Date): Span[] {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return period === '30d'
    ? Array.from({ length: DAYS }, (_, index) => {
        const from = day(year, month, date - DAYS + 1 + index);
        return { from, to: from };
      })
    : Array.from({ length: MONTHS }, (_, index) => {
        const at = month - MONTHS + 1 + index;
        return { from: day(year, at, 1), to: day(year, at + 1, 0) };
      });
}

/** The period before: as many days before the first one, or the same months of the year before up to this day. */
export function spanBefore(period: DashboardPeriod, now: Date): Span {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === '30d')
    return { from: day(year, month, date - 2 * DAYS + 1), to: day(year, month, date - DAYS) };
  const last = new Date(Date.UTC(year - 1, month + 1, 0)).getUTCDate();
  return { from: day(year - 1, month - MONTHS + 1, 1), to: day(year - 1, month, Math.min(date, last)) };
}
