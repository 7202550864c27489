import type { FlightSegment } from './offer';

/** What a flight is called in a calendar, whoever writes the file. */
export const calendarTitle = ({ carrier, flightNumber, origin, destination }: FlightSegment): string =>
  `${carrier} ${flightNumber} ${origin.city} (${origin.code}) – ${destination.city} (${destination.code})`;

/** What is noted with it. */
export const calendarNote = ({ carrierName }: FlightSegment, locator: string | null): string =>
  [carrierName, locator].filter(Boolean).join(' · ');
