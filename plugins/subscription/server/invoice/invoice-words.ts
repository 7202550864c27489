import { msg } from '@lingui/core/macro';
import { dayText } from '@/server/selling/letters/format';
import type { Day } from '../plan/days';

/** A day of the calendar, with its weekday. */
export const longDay = (day: Day, language: string): string => dayText(`${day}T00:00`, language);

export const shortDay = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(`${day}T00:00Z`),
  );

/** What an invoice says. */
export const INVOICE = {
  title: (number: string) => msg`Invoice ${number}`,
  issued: (day: string) => msg`Issued on ${day}`,
  from: msg`From`,
  to: msg`To`,
  vat: (number: string) => msg`VAT number: ${number}`,
  holiday: msg`Subscription at the holiday rate`,
  regular: msg`Subscription at the regular rate`,
  period: (from: string, until: string) => msg`${from} to ${until}`,
  total: msg`Total`,
  paid: (card: string, day: string) => msg`Paid with ${card} on ${day}.`,
  refunded: (day: string) => msg`Refunded on ${day}`,
  balance: msg`Balance`,
};
