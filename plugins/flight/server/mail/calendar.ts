import { calendarOf as calendar } from '@/server/mail/booking/calendar';
import type { AgencyRecord } from '@/server/tenancy/types';
import { momentOf } from '@/server/supplier/time';
import type { FlightLeg, FlightSegment } from '../../contract';

export interface CalendarWords {
  readonly title: (segment: FlightSegment) => string;
  readonly description: (segment: FlightSegment) => string;
}

const REMIND_HOURS = 3;

/** One entry a flight. Throws when the calendar cannot be written. */
export const calendarOf = (
  bookingId: string,
  flights: readonly FlightLeg[],
  words: CalendarWords,
  from: { url: string; by: AgencyRecord },
): string =>
  calendar(
    flights.flatMap((leg) =>
      leg.segments.map((segment) => ({
        uid: `${bookingId}-${segment.id}`,
        title: words.title(segment),
        description: words.description(segment),
        location: `${segment.origin.name} (${segment.origin.code})`,
        start: momentOf(segment.departureTime, segment.departureZone),
        end: momentOf(segment.arrivalTime, segment.arrivalZone),
        remindBefore: REMIND_HOURS,
      })),
    ),
    from,
  );
