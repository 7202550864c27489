import { minorDigits, type Money } from '@/core/contract';

export function moneyText({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

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
