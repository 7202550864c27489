import type { CalendarEvent } from '@/core/booking/calendar-file';
import { instantOf } from '@/core/booking/instant';
import type { FlightReservation } from '../../contract';
import { flightName } from '../parts/time';

/** The trip for a calendar: one entry a flight, at the instants that the airports' clocks mean. */
export function calendarOf(reservation: FlightReservation): CalendarEvent[] {
  const locator = reservation.airlineRecordLocator ?? reservation.recordLocator;
  return reservation.offer.flights.flatMap(({ segments }) =>
    segments.map((segment) => {
      const { origin, destination } = segment;
      return {
        uid: `${reservation.bookingId}-${segment.id}`,
        start: instantOf(segment.departureTime, segment.departureZone),
        end: instantOf(segment.arrivalTime, segment.arrivalZone),
        summary: `${flightName(segment)} ${origin.city} (${origin.code}) – ${destination.city} (${destination.code})`,
        location: `${origin.name} (${origin.code})`,
        description: locator ? `${segment.carrierName} · ${locator}` : undefined,
      };
    }),
  );
}
