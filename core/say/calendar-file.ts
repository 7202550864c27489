export interface CalendarEvent {
  /** Stable and unique among all events ever made: a file that comes again changes the entry instead of adding one. */
  uid: string;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description?: string | undefined;
  /** Where the booking is shown, on the agency's site. */
  path: string;
}

/** Who gives a file out: the agency's name, and the origin of its site. */
export interface CalendarSource {
  by: string;
  origin: string;
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

/** The line that names who made the file; slashes part its fields. */
const productId = (by: string): string =>
  `PRODID:-//${escape(by.replaceAll('/', ' ').replace(/\s+/g, ' '))}//Bookings//EN`;

const eventLines = (
  { uid, start, end, summary, location, description, path }: CalendarEvent,
  origin: string,
  now: Date,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(end)}`,
  `SUMMARY:${escape(summary)}`,
  `LOCATION:${escape(location)}`,
  ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
  `URL:${origin}${path}`,
  'STATUS:CONFIRMED',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(summary)}`,
  'TRIGGER:-PT3H',
  'END:VALARM',
  'END:VEVENT',
];

/**
 * The text of an `.ics` file (RFC 5545), the same from a screen and in a letter. Moments are written in UTC, so that every
 * calendar shows them on the clock of wherever its owner is, whatever zones it knows.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { by, origin }: CalendarSource,
  now: Date = new Date(),
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    productId(by),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, origin, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
