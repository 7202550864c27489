import { type Money, moneyStyle, toMajor } from '@/core/contract';
import type { Telling } from '@/core/say/told';
import type { Words } from '../../mail/letter-words';

/** An amount with all of its decimals, as letters and papers write it. */
export const moneyText = (money: Money, language: string): string =>
  new Intl.NumberFormat(language, moneyStyle(money.currency)).format(toMajor(money));

/** A date on the clock of its place, long. The text carries no zone, so it is read and written in UTC. */
export const dayText = (local: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${local}Z`));

export const timeText = (local: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    new Date(`${local}Z`),
  );

/** Two dates as one phrase. */
const daysText = (from: string, until: string, language: string): string => {
  const at = (local: string) => new Date(`${local.slice(0, 10)}T00:00Z`);
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).formatRange(
    at(from),
    at(until),
  );
};

/** How letters and papers tell a booking. */
export function tellingOf(i18n: Words): Telling {
  const day = (local: string) => dayText(local.length === 10 ? `${local}T12:00` : local, i18n.locale);
  return {
    locale: i18n.locale,
    _: (words) => i18n._(words),
    money: (amount) => moneyText(amount, i18n.locale),
    day,
    fullDay: day,
    time: (local) => timeText(local, i18n.locale),
    days: (from, until) => daysText(from, until, i18n.locale),
    now: null,
  };
}
