import { daysIn } from '../../market/open-days';
import type { Days, SupplierDay } from '../../supplier/port';
import type { Ask } from '../api/http';
import { Rates, Schedule } from '../api/schemas';
import { netOf } from './read';

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const GROWN = ['ADULT', 'TRAVELER'];

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
const isShut = (gaps: readonly { date?: string | null | undefined }[] | undefined, day: string): boolean =>
  gaps?.some(({ date }) => date === day) ?? false;

type Season = Schedule['bookableItems'][number]['seasons'][number];
type Record_ = NonNullable<Season['pricingRecords']>[number];

/** Whether a record of prices is for a day on which something starts. */
function isOpen({ daysOfWeek, unavailableDates, timedEntries }: Record_, day: string): boolean {
  if (daysOfWeek && daysOfWeek.length > 0 && !daysOfWeek.includes(weekdayOf(day))) return false;
  if (isShut(unavailableDates, day)) return false;
  if (!timedEntries || timedEntries.length === 0) return true;
  return timedEntries.some((entry) => !isShut(entry.unavailableDates, day));
}

/** The lowest net price of one grown person in a record, in units of the currency; of a vehicle or a group its whole price. */
function lowestIn({ pricingDetails = [] }: Record_): number | null {
  const grown = pricingDetails.filter(({ ageBand }) => !ageBand || GROWN.includes(ageBand));
  const prices = grown.flatMap(({ price: { special, original } }) => {
    const net = (special ?? original)?.partnerNetPrice;
    return typeof net === 'number' && net > 0 ? [net] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The days of a timetable on which something starts, each at its lowest price (R326). */
export function daysOf({ bookableItems, currency, rate }: PricedSchedule, days: Days): SupplierDay[] {
  const seasons = bookableItems.flatMap((item) => item.seasons);
  return daysIn(days).flatMap((date) => {
    const prices = seasons
      .filter(({ startDate, endDate }) => startDate <= date && (!endDate || date <= endDate))
      .flatMap(({ pricingRecords = [] }) => pricingRecords)
      .filter((record) => isOpen(record, date))
      .map(lowestIn)
      .filter((price) => price !== null);
    const net = prices.length > 0 ? netOf(Math.min(...prices) * rate, currency) : null;
    return net ? [{ date, ...net }] : [];
  });
}

/** A timetable with what its prices are multiplied by to be in the currency. */
export interface PricedSchedule extends Schedule {
  readonly rate: number;
}

/**
 * A product's timetable in a currency: Viator's are in the product's own, and its rates say what a price is about in another
 * one. What is paid is asked for with the day. Null where there is no such rate.
 */
export async function scheduleIn(
  ask: Ask,
  code: string,
  currency: string,
  signal: AbortSignal,
): Promise<PricedSchedule | null> {
  const schedule = await ask(Schedule, {
    ...{
      method: 'GET',
      path: `/availability/schedules/${encodeURIComponent(code)}`,
      call: 'schedule',
      signal,
    },
  });
  if (schedule.currency === currency) return { ...schedule, rate: 1 };
  const { rates } = await ask(Rates, {
    ...{ method: 'POST', path: '/exchange-rates', call: 'exchange rates', signal },
    body: { sourceCurrencies: [schedule.currency], targetCurrencies: [currency] },
  });
  const found = rates.find(
    (one) => one.sourceCurrency === schedule.currency && one.targetCurrency === currency && one.rate > 0,
  );
  return found ? { ...schedule, currency, rate: found.rate } : null;
}
