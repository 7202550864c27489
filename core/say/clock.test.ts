import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instants, shownBy, zones } from './testing/clocks';
import { clockAt, dayAt, instantOf, isAhead } from './clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FROM = Date.UTC(2026, 0, 1);
function isFirst(local: string, zone: string): void {
  const instant = instantOf(local, zone).getTime();
  expect([local, zone, shownBy(instant, zone) >= local]).toEqual([local, zone, true]);
  for (const before of [1, 30, 60, 120])
    expect([local, zone, before, shownBy(instant - before * MINUTE, zone) < local]).toEqual([
      ...[local, zone, before, true],
    ]);
}

describe('a day and its clocks are those of the place', () => {
  it('whatever the instant and the zone', () =>
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const local = shownBy(instant, zone);
        expect([clockAt(instant, zone), dayAt(instant, zone)]).toEqual([local, local.slice(0, 10)]);
        isFirst(local, zone);
        expect([isAhead(local, zone, instant), isAhead(local.slice(0, 10), zone, instant)]).toEqual([
          true,
          true,
        ]);
        const later = new Date(instant.getTime() + DAY);
        expect(isAhead(local.slice(0, 10), zone, later)).toBe(
          shownBy(later, zone).slice(0, 10) <= local.slice(0, 10),
        );
      }),
      { numRuns: 400 },
    ));

  it('also of every midnight that clocks skip or show twice', () => {
    for (const zone of [
      'Africa/Cairo',
      'America/Havana',
      'America/Santiago',
      'Asia/Beirut',
      'Atlantic/Azores',
    ])
      for (let day = FROM; day < FROM + 366 * DAY; day += DAY)
        isFirst(`${new Date(day).toISOString().slice(0, 10)}T00:00`, zone);
  });
});
