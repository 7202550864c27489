import { type I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { minorDigits, type Money } from '@/core/contract';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function moneyText({ amount, currency }: Money, language: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}

/** A date on the airport's own clock, long. The text carries no zone, so it is read and written in UTC. */
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

export function durationText(minutes: number, i18n: I18n): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
}
