import type { FlightReservation, FlightSegment } from '../../contract';
import { flightName } from '../parts/time';

const wallClock = (zone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds. */
function localAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    wallClock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!, parts['hour']!, parts['minute']!);
}

/** The instant at which the clocks of the zone show this local time `YYYY-MM-DDTHH:mm`. */
export function instantOf(local: string, zone: string): Date {
  const wanted = Date.parse(`${local}:00Z`);
  const first = wanted - (localAt(wanted, zone) - wanted);
  // Once more from there: the first guess may lie on the other side of a change of the clocks.
  return new Date(first - (localAt(first, zone) - wanted));
}

const stamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');
const escape = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** Lines of at most 75 bytes, as the format asks; never in the middle of a character. */
function fold(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1)!;
    if (bytes(last + sign) > 75) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines.join('\r\n');
}

function event(segment: FlightSegment, reservation: FlightReservation, now: Date): string[] {
  const { origin, destination } = segment;
  const locator = reservation.airlineRecordLocator ?? reservation.recordLocator;
  return [
    'BEGIN:VEVENT',
    `UID:${reservation.bookingId}-${segment.id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(instantOf(segment.departureTime, segment.departureZone))}`,
    `DTEND:${stamp(instantOf(segment.arrivalTime, segment.arrivalZone))}`,
    `SUMMARY:${escape(`${flightName(segment)} ${origin.city} (${origin.code}) – ${destination.city} (${destination.code})`)}`,
    `LOCATION:${escape(`${origin.name} (${origin.code})`)}`,
    ...(locator ? [`DESCRIPTION:${escape(`${segment.carrierName} · ${locator}`)}`] : []),
    'END:VEVENT',
  ];
}

/** The trip for a calendar: one entry a flight, at the instants that the airports' clocks mean. */
export function calendarOf(reservation: FlightReservation, now: Date = new Date()): string {
  const segments = reservation.offer.flights.flatMap((leg) => leg.segments);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caravel//Flights//EN',
    'CALSCALE:GREGORIAN',
    ...segments.flatMap((segment) => event(segment, reservation, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
