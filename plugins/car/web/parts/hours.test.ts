import { describe, expect, it } from 'vitest';
import { hoursOn } from '../../contract';
import { hoursOfWeek, minutesOf } from './hours';

const week = Array.from({ length: 7 }, (_, weekday) => ({
  weekday,
  opens: weekday === 0 ? null : weekday === 6 ? '09:00' : '07:00',
  closes: weekday === 0 ? null : '22:00',
}));

describe('opening hours', () => {
  it('are told in spans of days, Monday first', () => {
    expect(hoursOfWeek(week)).toEqual([
      { from: 1, to: 5, opens: '07:00', closes: '22:00' },
      { from: 6, to: 6, opens: '09:00', closes: '22:00' },
      { from: 0, to: 0, opens: null, closes: null },
    ]);
    const same = week.map((day) => ({ ...day, opens: '00:00', closes: '24:00' }));
    expect(hoursOfWeek(same)).toEqual([{ from: 1, to: 0, opens: '00:00', closes: '24:00' }]);
    expect(hoursOfWeek([])).toEqual([]);
    const parts = [
      { weekday: 1, opens: '08:00', closes: '12:00' },
      { weekday: 1, opens: '14:00', closes: '18:00' },
    ];
    expect(hoursOfWeek(parts).map(({ opens }) => opens)).toEqual(['08:00', '14:00']);
  });

  it('never join days with an unknown one between them', () => {
    expect(hoursOfWeek(week.filter(({ weekday }) => weekday !== 3))).toHaveLength(4);
  });

  it('are those of the day at the place, whatever the zone of the browser', () => {
    expect(hoursOn(week, '2027-03-13T23:30')).toMatchObject([{ weekday: 6 }]);
    expect(hoursOn(week, '2027-03-14T00:10')).toMatchObject([{ weekday: 0, opens: null }]);
  });

  it('reach the end of the day', () => {
    expect([minutesOf('07:30'), minutesOf('24:00')]).toEqual([450, 1440]);
  });
});
