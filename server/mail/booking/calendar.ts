import { createEvents, type DateTime } from 'ics';
import type { AgencyRecord } from '../../tenancy/types';
import type { Instant } from '../../supplier/time';

const utc = (at: Instant): DateTime => {
  const date = new Date(at * 60_000);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
};

export interface CalendarEntry {
  /** Stable, so that a letter that comes again changes the entry instead of adding one. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly start: Instant;
  readonly end: Instant;
  /** Hours before the start. */
  readonly remindBefore: number;
}

/**
 * Moments are written in UTC, so that every calendar shows them on the clock of wherever its owner is, whatever zones it
 * knows. Throws when the calendar cannot be written.
 */
/** `by`: the agency, named in it. */
export function calendarOf(
  entries: readonly CalendarEntry[],
  { url, by }: { url: string; by: AgencyRecord },
): string {
  const productId = `-//${by.public.agencyName.replace(/[\s/\\;:,"]+/g, ' ').trim()}//Bookings//EN`;
  const { error, value } = createEvents(
    entries.map(({ uid, title, description, location, start, end, remindBefore }) => ({
      uid: `${uid}@${new URL(by.origin).hostname}`,
      productId,
      calName: title,
      title,
      description,
      location,
      start: utc(start),
      startInputType: 'utc' as const,
      startOutputType: 'utc' as const,
      end: utc(end),
      endInputType: 'utc' as const,
      endOutputType: 'utc' as const,
      status: 'CONFIRMED' as const,
      busyStatus: 'BUSY' as const,
      url,
      alarms: [
        { action: 'display' as const, description: title, trigger: { hours: remindBefore, before: true } },
      ],
    })),
  );
  if (error || !value) throw new Error(`The calendar could not be written: ${error?.message}`);
  return value;
}
