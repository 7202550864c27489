import type { Money } from '@/core/contract';
import type { Schedule } from '../contract/plans';
import { dayAt } from '@/core/say/clock';

/** What is charged on a day, and how often from then on. */
export interface Charge {
  /** `YYYY-MM-DD` in UTC. */
  on: string;
  amount: Money;
  /** Months that it pays for. */
  months: number;
  /** How often, each after so many months; null: ever again. */
  times: number | null;
}

/** Today as schedules count: in UTC. */
export const today = (): string => dayAt(new Date(), 'UTC');

/**
 * The same day so many months later, or the last of that month where it has no such day. Counted from the first day of
 * all, 31 January is followed by 28 February and then by 31 March.
 */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** What is charged when, of a schedule that begins on this day: the first charge alone, then what follows it. */
export function chargesOf(schedule: Schedule, begins: string): Charge[] {
  const charges: Charge[] = [];
  let passed = 0;
  for (const { months, periods, amount } of schedule) {
    const isFirst = charges.length === 0;
    if (isFirst) {
      charges.push({ on: begins, amount, months, times: 1 });
      passed = months;
    }
    const times = periods === null ? null : periods - (isFirst ? 1 : 0);
    if (times === 0) continue;
    charges.push({ on: monthsLater(begins, passed), amount, months, times });
    passed += months * (times ?? 0);
  }
  return charges;
}
