import { type Money, moneyStyle, toMajor } from '@/core/contract';

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
