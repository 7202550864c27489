import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantAt, localTime, offsetAt } from './time';

const at = (text: string) => Date.parse(text) / 60_000;

describe('clocks of airports', () => {
  it('knows offsets in summer and winter, also of odd zones', () => {
    expect(offsetAt('Europe/Lisbon', at('2027-01-15T12:00Z'))).toBe(0);
    expect(offsetAt('Europe/Lisbon', at('2027-07-15T12:00Z'))).toBe(60);
    expect(offsetAt('Asia/Kathmandu', at('2027-07-15T12:00Z'))).toBe(345);
    expect(offsetAt('Pacific/Apia', at('2027-07-15T12:00Z'))).toBe(780);
  });

  it('reads a local time before and after the change of the clock', () => {
    // New York goes forward on 14 March 2027 at 02:00.
    expect(instantAt('America/New_York', '2027-03-14', 60)).toBe(at('2027-03-14T06:00Z'));
    expect(instantAt('America/New_York', '2027-03-14', 4 * 60)).toBe(at('2027-03-14T08:00Z'));
    expect(localTime('America/New_York', instantAt('America/New_York', '2027-03-14', 150))).toBe(
      '2027-03-14T03:30',
    );
  });

  it('takes the first of two equal readings in autumn', () => {
    expect(instantAt('America/New_York', '2027-11-07', 90)).toBe(at('2027-11-07T05:30Z'));
  });

  it('goes there and back for every hour of a year', () => {
    for (const zone of ['Europe/Madrid', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Pacific/Auckland']) {
      for (let moment = at('2027-01-01T00:30Z'); moment < at('2028-01-01T00:00Z'); moment += 601) {
        const local = localTime(zone, moment);
        const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14));
        const back = instantAt(zone, local.slice(0, 10), minute);
        expect(localTime(zone, back), `${zone} ${local}`).toBe(local);
      }
    }
  });

  it('counts and adds days of the calendar', () => {
    expect(daysBetween('2027-03-13T23:50', '2027-03-15T00:10')).toBe(2);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});
