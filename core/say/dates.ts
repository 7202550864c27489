import { msg } from '@lingui/core/macro';
import { clockAt } from './clock';
import type { Say } from './say';

/** Where something ends or begins, and the zone of its clocks. */
export interface Place {
  /** IANA. */
  readonly zone: string;
  readonly city: string;
}

const written = (local: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  // The text carries no zone, so it is read and written in UTC.
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${local.slice(0, 16)}Z`));

/**
 * A moment by which something has to be done, on the clocks of its place, which is named; never on those of the reader
 * (rule 12): "Mar 10, 10:00 AM (Lisbon time)". `locale`: the reader's variant of the language.
 */
export function deadlineText(
  iso: string,
  { zone, city }: Place,
  say: Say,
  locale: string = say.locale,
): string {
  const local = clockAt(new Date(iso), zone);
  const day = written(local, locale, { day: 'numeric', month: 'short' });
  const time = written(local, locale, { hour: 'numeric', minute: '2-digit' });
  return say._(msg`${day}, ${time} (${city} time)`);
}

/** The date of a local time, where it is another one than the date that stands above; empty otherwise. */
export const otherDay = (local: string, above: string, locale: string): string =>
  local.slice(0, 10) === above.slice(0, 10)
    ? ''
    : written(local, locale, { weekday: 'short', day: 'numeric', month: 'short' });
