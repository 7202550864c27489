import { createEvents, type DateTime } from 'ics';
import type { FlightLeg, FlightSegment } from '../../contract';
import { type Instant, dayStart, instantAt } from '../time';

/** The moment of a local time at an airport. */
export const momentOf = (local: string, zone: string): Instant => {
  const date = local.slice(0, 10);
  return instantAt(zone, date, Date.parse(`${local}Z`) / 60_000 - dayStart(date));
};

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

export interface CalendarWords {
  readonly title: (segment: FlightSegment) => string;
  readonly description: (segment: FlightSegment) => string;
}

/**
 * One entry a flight. Moments are written in UTC, so that every calendar shows them on the clock of wherever its
 * owner is, whatever zones it knows. Throws when the calendar cannot be written.
 */
export function calendarOf(
  bookingId: string,
  flights: readonly FlightLeg[],
  words: CalendarWords,
  url: string,
): string {
  const { error, value } = createEvents(
    flights.flatMap((leg) =>
      leg.segments.map((segment) => ({
        uid: `${bookingId}-${segment.id}@caravel`,
        productId: 'caravel/ics',
        calName: words.title(segment),
        title: words.title(segment),
        description: words.description(segment),
        location: `${segment.origin.name} (${segment.origin.code})`,
        start: utc(momentOf(segment.departureTime, segment.departureZone)),
        startInputType: 'utc' as const,
        startOutputType: 'utc' as const,
        end: utc(momentOf(segment.arrivalTime, segment.arrivalZone)),
        endInputType: 'utc' as const,
        endOutputType: 'utc' as const,
        status: 'CONFIRMED' as const,
        busyStatus: 'BUSY' as const,
        url,
        alarms: [
          {
            action: 'display' as const,
            description: words.title(segment),
            trigger: { hours: 3, before: true },
          },
        ],
      })),
    ),
  );
  if (error || !value) throw new Error(`The calendar could not be written: ${error?.message}`);
  return value;
}
