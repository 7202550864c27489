import { plural } from '@lingui/core/macro';
import type { Money } from '../contract/money/money';
import { minorDigits, moneyStyle, toMajor } from '../contract/money/money-math';
import { exchangedLines } from './exchange';

/** What a browser says its languages are may be none, as `en-US@posix` of a system without a locale. */
const LOCALE = /^[a-z\d-]+$/i;

/**
 * The locale for Intl: the visitor's own regional variant of the language that is shown, so that a British
 * visitor reads British dates.
 */
export function intlLocale(
  language: string,
  preferred: readonly string[] = navigator.languages ?? [],
): string {
  const base = language.split('-')[0]!;
  if (!/^[a-z]{2}$/.test(base)) return 'en';
  return preferred.find((tag) => tag.toLowerCase().split('-')[0] === base && LOCALE.test(tag)) ?? base;
}

export type DateStyle = 'short' | 'medium' | 'long' | 'full' | 'weekday' | 'month';

const DATE_STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
};

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?/;

/**
 * A local date or time (`YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`) as an instant whose UTC reading is that local time:
 * formatted in UTC it says exactly what was written, whatever the browser's zone.
 */
export function localInstant(local: string): Date {
  const match = LOCAL.exec(local);
  if (!match) throw new RangeError(`Not a local date or time: ${local}`);
  const [, year, month, day, hour = '0', minute = '0'] = match;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

const cached = <T>(make: (locale: string, options: object) => T) => {
  const made = new Map<string, T>();
  return (locale: string, options: object): T => {
    const key = `${locale}${JSON.stringify(options)}`;
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
};
const dates = cached((locale, options) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const instants = cached((locale, options) => new Intl.DateTimeFormat(locale, options));
const lists = cached((locale, options) => new Intl.ListFormat(locale, options));
const numbers = cached((locale, options) => new Intl.NumberFormat(locale, options));

export interface Formatter {
  readonly locale: string;
  /**
   * In the currency that the reader has chosen; `own` keeps the one that is charged (G131).
   * `cents: 'auto'` leaves out `.00`. No amount is rounded: one that is compared is the one that is paid.
   */
  money(
    money: Money,
    options?: { cents?: 'always' | 'auto'; sign?: boolean | 'never'; own?: boolean },
  ): string;
  /** An amount without its currency, and that currency: for many beside each other, of which it is said once. */
  bareMoney(money: Money): { amount: string; currency: string };
  /** Lines of a total, in the currency that the reader has chosen: what adds up to it still does there. */
  moneyLines(lines: readonly Money[], total: Money): string[];
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(fraction: number): string;
  /** A local date, never shifted by the browser's zone. */
  date(local: string, style?: DateStyle): string;
  /** Two local dates as one phrase. */
  dateRange(start: string, end: string, style?: DateStyle): string;
  /** The clock time of a local `YYYY-MM-DDTHH:mm`. */
  time(local: string): string;
  /** A moment (ISO with a zone) in the reader's own zone. */
  moment(iso: string): string;
  /** A moment by which something has to be done, in the reader's own zone, which is named. */
  deadline(iso: string): string;
  /** Minutes as hours and minutes. */
  duration(minutes: number): string;
  /** Arrival days after departure: "+1 day"; empty for the same day. */
  relativeDay(days: number): string;
  list(items: readonly string[]): string;
}

/** Every number, price, date and time that a person reads, in their locale (rule 25). */
export function createFormatter(locale: string, exchange?: (money: Money) => Money): Formatter {
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    numbers(locale, options).format(value);
  const unit = (value: number, name: 'hour' | 'minute') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'narrow' });
  const money: Formatter['money'] = (given, { cents = 'always', sign = false, own = false } = {}) => {
    const shown = own || !exchange ? given : exchange(given);
    const whole = cents === 'auto' && shown.amount % 10 ** minorDigits(shown.currency) === 0;
    return number(
      toMajor(shown),
      moneyStyle(shown.currency, {
        ...(whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
        ...(sign ? { signDisplay: sign === 'never' ? 'never' : 'exceptZero' } : {}),
      }),
    );
  };
  return {
    locale,
    number,
    money,
    bareMoney(given) {
      const shown = exchange ? exchange(given) : given;
      const { currency } = shown;
      return { amount: number(toMajor(shown), moneyStyle(currency, { style: 'decimal' })), currency };
    },
    moneyLines: (lines, total) =>
      exchangedLines(lines, total, exchange ?? ((line) => line)).map((line) => money(line, { own: true })),
    percent: (fraction) => number(fraction, { style: 'percent', maximumFractionDigits: 2 }),
    date: (local, style = 'medium') => dates(locale, DATE_STYLES[style]).format(localInstant(local)),
    dateRange: (start, end, style = 'medium') =>
      dates(locale, DATE_STYLES[style]).formatRange(
        localInstant(start.slice(0, 10)),
        localInstant(end.slice(0, 10)),
      ),
    time: (local) => dates(locale, { hour: 'numeric', minute: '2-digit' }).format(localInstant(local)),
    moment: (iso) => instants(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    deadline: (iso) =>
      instants(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }).format(new Date(iso)),
    duration(minutes) {
      const whole = Math.max(0, Math.round(minutes));
      const hours = Math.floor(whole / 60);
      const rest = whole % 60;
      if (hours === 0) return unit(rest, 'minute');
      return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
    },
    relativeDay(days) {
      if (days === 0) return '';
      const count = Math.abs(days);
      return days > 0
        ? plural(count, { one: '+# day', other: '+# days' })
        : plural(count, { one: '−# day', other: '−# days' });
    },
    list: (items) => lists(locale, { type: 'conjunction' }).format(items),
  };
}
