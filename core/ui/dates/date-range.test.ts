import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isAllowed, isDate, moveRange, settleRange, todayLocal } from './date-range';

const limits = { min: '2026-05-10', maxDays: 28 };

describe('settleRange', () => {
  it('R052 moves a start before the minimum to the minimum', () => {
    expect(settleRange({ start: '2026-05-01', end: '2026-05-12' }, limits)).toEqual({
      start: '2026-05-10',
      end: '2026-05-12',
      note: null,
    });
  });

  it('R053 pushes an end equal to the start one day later', () => {
    expect(settleRange({ start: '2026-05-31', end: '2026-05-31' }, limits)).toEqual({
      start: '2026-05-31',
      end: '2026-06-01',
      note: 'pushed',
    });
  });

  it('R054 G31 allows 28 days from start to end and caps the 29th', () => {
    expect(settleRange({ start: '2026-05-10', end: '2026-06-07' }, limits).note).toBeNull();
    expect(settleRange({ start: '2026-05-10', end: '2026-06-08' }, limits)).toEqual({
      start: '2026-05-10',
      end: '2026-06-07',
      note: 'capped',
    });
  });

  it('keeps every rule for any input', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays('2026-05-10', days));
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 1, max: 60 }),
        fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined }),
        (start, end, maxDays, ahead) => {
          const max = ahead === undefined ? undefined : addDays(limits.min, ahead);
          const range = settleRange({ start, end }, { min: limits.min, max, maxDays });
          const length = daysBetween(range.start, range.end);
          expect(range.start >= limits.min).toBe(true);
          expect(length).toBeGreaterThanOrEqual(1);
          expect(length).toBeLessThanOrEqual(maxDays);
          if (max) expect(range.end <= max).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('moveRange', () => {
  const former = { start: '2026-11-23', end: '2026-11-29' };

  it('keeps the length from a new first day; one day without a former range', () => {
    expect(moveRange('2026-12-05', former, limits)).toEqual({
      start: '2026-12-05',
      end: '2026-12-11',
      note: null,
    });
    expect(moveRange('2026-12-05', null, limits).end).toBe('2026-12-06');
  });

  it('ends on the last day allowed', () => {
    expect(moveRange('2026-12-05', former, { ...limits, max: '2026-12-08' }).end).toBe('2026-12-08');
  });
});

describe('dates', () => {
  it('R052 allows today and refuses the day before', () => {
    expect(isAllowed('2026-05-10', '2026-05-10')).toBe(true);
    expect(isAllowed('2026-05-09', '2026-05-10')).toBe(false);
  });

  it('knows which dates exist', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-00-10', 'soon'].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('crosses the change of clocks without losing a day', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-27')).toBe(3);
  });

  it('reads today in the local zone', () => {
    expect(todayLocal(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
