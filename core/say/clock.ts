/** Dear to make: a search asks for the same few zones a thousand times. */
const known = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone = ''): Intl.DateTimeFormat {
  const clock =
    known.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      ...(zone && { timeZone: zone }),
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  known.set(zone, clock);
  return clock;
}

/** What the clocks of a zone show at an instant, as if it were UTC, in milliseconds. */
function localAt(instant: number, zone?: string): number {
  const parts = Object.fromEntries(
    wallClock(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts['year']!, parts['month']! - 1, parts['day']!, parts['hour']!, parts['minute']!);
}

/** Milliseconds that the clocks of a zone are ahead of UTC at an instant. */
export const aheadAt = (zone: string, instant: number): number => localAt(instant, zone) - instant;

/**
 * The instant at which clocks show what is `wanted`, as if that were UTC: of a reading that they skip the first after the gap, of one
 * that they show twice the first. In any unit, of which a day has `day`.
 */
export function instantShowing(wanted: number, ahead: (instant: number) => number, day: number): number {
  const before = ahead(wanted - day);
  const first = wanted - before;
  if (ahead(first) === before) return first;
  const after = ahead(wanted + day);
  const second = wanted - after;
  return ahead(second) === after ? second : first;
}

const DAY_MS = 24 * 60 * 60_000;

/** The instant at which the clocks of the zone show this local time `YYYY-MM-DDTHH:mm`. */
export const instantOf = (local: string, zone: string): Date =>
  new Date(instantShowing(Date.parse(`${local}:00Z`), (instant) => aheadAt(zone, instant), DAY_MS));

/** What the clocks of the zone show at an instant, `YYYY-MM-DDTHH:mm`; without a zone, the reader's own. */
export const clockAt = (instant: Date, zone?: string): string =>
  new Date(localAt(instant.getTime(), zone)).toISOString().slice(0, 16);

/** The day of the calendar there; without a zone, of the reader's own. */
export const dayAt = (instant: Date, zone?: string): string => clockAt(instant, zone).slice(0, 10);

/**
 * Whether it can still be sold: what begins at a local time `YYYY-MM-DDTHH:mm` until then, what is for a day `YYYY-MM-DD`
 * as long as that day lasts there.
 */
export const isAhead = (begins: string, zone: string, now: Date): boolean =>
  begins >= clockAt(now, zone).slice(0, begins.length);
