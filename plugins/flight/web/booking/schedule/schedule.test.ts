import { describe, expect, it } from 'vitest';
import { TAP_DIRECT } from '../../testing/fixtures';
import { SCHEDULE_CHANGE } from '../../testing/fixtures-after';
import { movedLegs, openChange } from './schedule';

describe('a changed schedule', () => {
  it('tells which leg moved, by how much, and which did not', () => {
    const [out, back] = movedLegs(SCHEDULE_CHANGE);
    expect([out!.departure!.shift, out!.arrival!.shift, out!.same]).toEqual([95, 95, false]);
    expect(back!.same).toBe(true);
  });

  it('counts real minutes where only the clocks moved', () => {
    const [leg] = TAP_DIRECT;
    const at = (day: string, time: string) => ({
      ...leg!,
      departureTime: `${day}T${time}`,
      arrivalTime: `${day}T23:00`,
      departureZone: 'Europe/Lisbon',
      arrivalZone: 'Europe/Lisbon',
    });
    const [moved] = movedLegs({ before: [at('2027-03-28', '00:30')], after: [at('2027-03-28', '02:30')] });
    expect(moved!.departure!.shift).toBe(60);
  });

  it('knows a leg that is gone or new, and other flight numbers', () => {
    const [first, second] = TAP_DIRECT;
    expect(movedLegs({ before: [first!, second!], after: [first!] })[1]).toMatchObject({
      after: null,
      same: false,
    });
    const renamed = { ...first!, segments: [{ ...first!.segments[0]!, flightNumber: '211' }] };
    expect(movedLegs({ before: [first!], after: [renamed] })[0]).toMatchObject({
      renumbered: true,
      same: false,
    });
  });

  it('asks for an answer only while the newest one is open', () => {
    expect(openChange([SCHEDULE_CHANGE])).toBe(SCHEDULE_CHANGE);
    expect(openChange([{ ...SCHEDULE_CHANGE, state: 'accepted' }, SCHEDULE_CHANGE])).toBeNull();
    expect(openChange([])).toBeNull();
  });
});
