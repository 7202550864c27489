import type { Money } from '../../../contract';

/** A day and what it costs at least; null where it cannot be had. */
export interface PricedDay {
  readonly date: string;
  readonly from: Money | null;
}

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many later, or earlier. */
export function addMonths(month: string, count: number): string {
  const [year, nth] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, nth - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The day of the week on which a month begins, counted from the first one of the reader's week. */
export function leadingDays(month: string, firstDay: number): number {
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay();
  return (weekday - firstDay + 7) % 7;
}

/** The first day of a locale's week, Sunday is 0; Monday where the browser does not tell. */
export function firstDayOf(locale: string): number {
  const { weekInfo, getWeekInfo } = new Intl.Locale(locale) as Intl.Locale & {
    weekInfo?: { firstDay: number };
    getWeekInfo?: () => { firstDay: number };
  };
  const info = weekInfo ?? getWeekInfo?.call(new Intl.Locale(locale));
  return (info?.firstDay ?? 1) % 7;
}

/** Where a key leads from a day of the month; null where it leads nowhere in it. */
export function dayByKey(key: string, at: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -at,
    End: count - 1 - at,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}

/** The lowest price of a month, in minor units; null where there is none. */
export const lowestOf = (days: readonly PricedDay[]): number | null =>
  days.reduce<number | null>(
    (least, { from }) => (from && (least === null || from.amount < least) ? from.amount : least),
    null,
  );
