import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockAt, dayAt, instantOf, isAhead } from './clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Every offset from −12 to +14, and clocks that are changed at midnight, by half an hour, in the south. */
const ZONES = [
  ...Array.from({ length: 27 }, (_, at) => `Etc/GMT${at - 14 < 0 ? '' : '+'}${at - 14}`.replace('+0', '')),
  ...['Africa/Cairo', 'America/Havana', 'America/New_York', 'America/Santiago', 'America/St_Johns'],
  ...['Asia/Beirut', 'Asia/Kathmandu', 'Atlantic/Azores', 'Australia/Lord_Howe', 'Europe/Lisbon'],
  ...['Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
];
const zones = fc.constantFrom(...ZONES);
const from = Date.UTC(2026, 0, 1);
const instants = fc.integer({ min: 0, max: 4 * 366 * 24 * 60 }).map((at) => new Date(from + at * MINUTE));

/** What clocks of the zone show, by another way. */
const shown = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .replace(' ', 'T');

function isFirst(local: string, zone: string): void {
  const instant = instantOf(local, zone).getTime();
  expect([local, zone, shown(instant, zone) >= local]).toEqual([local, zone, true]);
  for (const before of [1, 30, 60, 120])
    expect([local, zone, before, shown(instant - before * MINUTE, zone) < local]).toEqual([
      ...[local, zone, before, true],
    ]);
}

describe('a day and its clocks are those of the place', () => {
  it('whatever the instant and the zone', () =>
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const local = shown(instant.getTime(), zone);
        expect([clockAt(instant, zone), dayAt(instant, zone)]).toEqual([local, local.slice(0, 10)]);
        isFirst(local, zone);
        expect([isAhead(local, zone, instant), isAhead(local.slice(0, 10), zone, instant)]).toEqual([true, true]);
        const later = new Date(instant.getTime() + DAY);
        expect(isAhead(local.slice(0, 10), zone, later)).toBe(shown(later.getTime(), zone).slice(0, 10) <= local.slice(0, 10));
      }),
      { numRuns: 400 },
    ));

  it('also of every midnight that clocks skip or show twice', () => {
    for (const zone of ['Africa/Cairo', 'America/Havana', 'America/Santiago', 'Asia/Beirut', 'Atlantic/Azores'])
      for (let day = from; day < from + 366 * DAY; day += DAY)
        isFirst(`${new Date(day).toISOString().slice(0, 10)}T00:00`, zone);
  });
});
