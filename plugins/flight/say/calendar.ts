import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/say/clock';
import type { FlightLeg } from '../contract';

/** Where a booking of this product is shown. */
export const pathOf = (bookingId: string): string =>
  `/flight-details?bookingId=${encodeURIComponent(bookingId)}`;

interface Trip {
  readonly bookingId: string;
  readonly flights: readonly FlightLeg[];
  /** The airline's own where it is known. */
  readonly locator: string | null;
}

/** The trip for a calendar, from the screen and in the letter: one entry a flight, at the instants that the clocks mean. */
export const tripEvents = ({ bookingId, flights, locator }: Trip): CalendarEvent[] =>
  flights.flatMap(({ segments }) =>
    segments.map((segment) => {
      const { id, carrier, carrierName, flightNumber, origin, destination } = segment;
      return {
        uid: `${bookingId}-${id}`,
        start: instantOf(segment.departureTime, segment.departureZone),
        end: instantOf(segment.arrivalTime, segment.arrivalZone),
        summary: `${carrier} ${flightNumber} ${origin.city} (${origin.code}) – ${destination.city} (${destination.code})`,
        location: `${origin.name} (${origin.code})`,
        description: [carrierName, locator].filter(Boolean).join(' · '),
        path: pathOf(bookingId),
      };
    }),
  );
