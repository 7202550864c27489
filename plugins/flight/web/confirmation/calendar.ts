import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/booking/instant';
import { calendarNote, calendarTitle, type FlightReservation } from '../../contract';

/** The trip for a calendar: one entry a flight, at the instants that the airports' clocks mean. */
export function calendarOf(reservation: FlightReservation): CalendarEvent[] {
  const locator = reservation.airlineRecordLocator ?? reservation.recordLocator;
  return reservation.offer.flights.flatMap(({ segments }) =>
    segments.map((segment) => {
      const { origin } = segment;
      return {
        uid: `${reservation.bookingId}-${segment.id}`,
        start: instantOf(segment.departureTime, segment.departureZone),
        end: instantOf(segment.arrivalTime, segment.arrivalZone),
        summary: calendarTitle(segment),
        location: `${origin.name} (${origin.code})`,
        description: calendarNote(segment, locator),
      };
    }),
  );
}
