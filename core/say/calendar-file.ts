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

/** Who gives a file out: the agency's name, the origin of its site, and where it is written to. */
export interface CalendarSource {
  by: string;
  origin: string;
  email: string | null;
}

/** Which edition of a booking's entries a file brings. */
export interface CalendarEdition {
  /** Goes up with everything that becomes of the booking: a calendar takes the highest for the one that holds. */
  revision: number;
  /** When that last was, ISO UTC. */
  changedAt: string;
  /** It takes them out again. */
  isCancelled?: boolean;
}

/** The line that names whose the entries are, the same in every edition; without an address of its own the site's. */
function organizer({ by, origin, email }: CalendarSource): string {
  const name = by.replaceAll('"', ' ').replace(/\s+/g, ' ');
  return `ORGANIZER;CN="${name}":mailto:${email ?? `no-reply@${new URL(origin).hostname}`}`;
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

const reminderLines = (summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escape(summary)}`,
  'TRIGGER:-PT3H',
  'END:VALARM',
];

const eventLines = (
  { uid, start, end, summary, location, description, path }: CalendarEvent,
  source: CalendarSource,
  { revision, changedAt, isCancelled }: CalendarEdition,
  now: Date,
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now)}`,
  `SEQUENCE:${revision}`,
  `LAST-MODIFIED:${stamp(new Date(changedAt))}`,
  organizer(source),
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(end)}`,
  `SUMMARY:${escape(summary)}`,
  `LOCATION:${escape(location)}`,
  ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
  `URL:${source.origin}${path}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(isCancelled ? [] : reminderLines(summary)),
  'END:VEVENT',
];

/** What a file is to do (RFC 5546), which its letter says of it too. */
export const methodOf = ({ isCancelled }: Pick<CalendarEdition, 'isCancelled'>): 'PUBLISH' | 'CANCEL' =>
  isCancelled ? 'CANCEL' : 'PUBLISH';

/**
 * The text of an `.ics` file (RFC 5545), the same from a screen and in a letter, which brings entries, changes them or takes
 * them out again (RFC 5546). Moments are written in UTC, so that every calendar shows them on the clock of wherever its owner
 * is, whatever zones it knows.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  source: CalendarSource,
  edition: CalendarEdition,
  now: Date = new Date(),
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    productId(source.by),
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(edition)}`,
    ...events.flatMap((event) => eventLines(event, source, edition, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
