import type { Days, SupplierDay } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { Rates, Schedule } from '../api/schemas';
import { remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';
import { netOf } from './read';
import { daysIn } from '@/plugins/activity/face/days';

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const;
const GROWN = ['ADULT', 'TRAVELER'];

const weekdayOf = (day: string) => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
const isShut = (gaps: readonly { date?: string | null | undefined }[], day: string): boolean =>
  gaps.some(({ date }) => date === day);

type Season = Schedule['bookableItems'][number]['seasons'][number];
type Record_ = Season['pricingRecords'][number];

/** Whether a record of prices is for a day on which something starts. */
function isOpen({ daysOfWeek, unavailableDates, timedEntries }: Record_, day: string): boolean {
  if (daysOfWeek.length > 0 && !daysOfWeek.includes(weekdayOf(day))) return false;
  if (isShut(unavailableDates, day)) return false;
  if (timedEntries.length === 0) return true;
  return timedEntries.some((entry) => !isShut(entry.unavailableDates, day));
}

type Price = Record_['pricingDetails'][number]['price'];
/** A special price is for travel on some days alone. */
const priceOn = ({ special, original }: Price, day: string) =>
  special && (special.travelStartDate ?? day) <= day && day <= (special.travelEndDate ?? day)
    ? special
    : original;

/** The lowest net price of one grown person in a record on a day, in units of the currency; of a vehicle or a group its whole price. */
function lowestIn({ pricingDetails }: Record_, day: string): number | null {
  const grown = pricingDetails.filter(({ ageBand }) => !ageBand || GROWN.includes(ageBand));
  const prices = grown.flatMap(({ price }) => {
    const net = priceOn(price, day)?.partnerNetPrice;
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
      .flatMap(({ pricingRecords }) => pricingRecords)
      .filter((record) => isOpen(record, date))
      .map((record) => lowestIn(record, date))
      .filter((price) => price !== null);
    const net = prices.length > 0 ? netOf(Math.min(...prices) * rate, currency) : null;
    return net ? [{ date, ...net }] : [];
  });
}

/** A timetable with what its prices are multiplied by to be in the currency. */
export interface PricedSchedule extends Schedule {
  readonly rate: number;
}

export type Timetables = Remembering & { readonly ask: Ask };

/** Its own currency's worth in another one, for as long as Viator says; null where there is no such rate. */
async function rateOf(
  parts: Timetables,
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { kept, now, ask } = parts;
  const subject = `${from}-${to}`;
  const of = { name: 'rate', language: '' };
  const held = (await kept.get(of, [subject], now())).get(subject);
  if (typeof held === 'number') return held;
  const { rates } = await ask(Rates, {
    ...{ method: 'POST', path: '/exchange-rates', call: 'exchange rates', signal },
    body: { sourceCurrencies: [from], targetCurrencies: [to] },
  });
  const found = rates.find((one) => one.sourceCurrency === from && one.targetCurrency === to && one.rate > 0);
  if (!found) return null;
  const most = now().getTime() + KEPT_FOR.rates;
  const ends = Date.parse(found.expiry ?? '');
  await kept.put(of, new Map([[subject, found.rate]]), new Date(Math.min(most, ends || most)));
  return found.rate;
}

/**
 * A product's timetable in a currency: Viator's are in the product's own, and its rates say what a price is about in another
 * one. What is paid is asked for with the day. Null where there is no such rate.
 */
export async function scheduleIn(
  parts: Timetables,
  code: string,
  currency: string,
  signal: AbortSignal,
): Promise<PricedSchedule | null> {
  const of = { name: 'schedule', subject: code, language: '', forMs: KEPT_FOR.schedule };
  const schedule = await remember(parts, of, Schedule, () =>
    parts.ask(Schedule, {
      ...{ method: 'GET', path: `/availability/schedules/${encodeURIComponent(code)}` },
      ...{ call: 'schedule', signal },
    }),
  );
  if (schedule.currency === currency) return { ...schedule, rate: 1 };
  const rate = await rateOf(parts, schedule.currency, currency, signal);
  return rate === null ? null : { ...schedule, currency, rate };
}
