import { describe, expect, it } from 'vitest';
import {
  areaPath,
  extentOf,
  labelledIndexes,
  leastStep,
  linear,
  linePath,
  niceTicks,
  ringPath,
} from './scale';

describe('axes', () => {
  it('counts as people do and covers the values', () => {
    expect(niceTicks(0, 100)).toEqual([0, 25, 50, 75, 100]);
    expect(niceTicks(3, 97)).toEqual([0, 25, 50, 75, 100]);
    expect(niceTicks(0, 35_000_000)).toEqual([0, 10_000_000, 20_000_000, 30_000_000, 40_000_000]);
    expect(niceTicks(0, 0.3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(niceTicks(-50, 50)).toContain(0);
  });

  it('puts nothing between two things that are counted', () => {
    expect(niceTicks(0, 1, leastStep([{ values: [0, 1, null] }]))).toEqual([0, 1]);
    expect(niceTicks(0, 3, leastStep([{ values: [3] }, { values: [1] }]))).toEqual([0, 1, 2, 3]);
    expect(niceTicks(0, 9, leastStep([{ values: [9] }]))).toEqual([0, 5, 10]);
    expect(niceTicks(0, 90, leastStep([{ values: [90] }]))).toEqual([0, 25, 50, 75, 100]);
    expect(niceTicks(0, 1, leastStep([{ values: [0.5, 1] }]))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('keeps away from zero where it would flatten the line', () => {
    expect(niceTicks(980, 1000)[0]).toBeGreaterThan(900);
  });

  it('has two ticks for one value', () => {
    expect(niceTicks(0, 0)).toEqual([0, 1]);
    expect(niceTicks(7, 7)).toEqual([0, 7]);
    expect(niceTicks(-7, -7)).toEqual([-7, 0]);
  });

  it('covers every value for many ranges', () => {
    for (let low = -1000; low < 1000; low += 137)
      for (const span of [0.01, 1, 9, 1234, 35_000_000]) {
        const ticks = niceTicks(low, low + span);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(low + span - 1e-9);
        expect(ticks.length).toBeLessThan(9);
      }
  });

  it('writes labels that do not touch, the last one always', () => {
    expect([...labelledIndexes(4, 400, 60)].sort()).toEqual([0, 1, 2, 3]);
    const few = labelledIndexes(30, 300, 60);
    expect(few.has(29)).toBe(true);
    expect(few.size).toBe(5);
  });
});

describe('shapes', () => {
  it('parts a line where a value is missing', () => {
    expect(linePath([[0, 1], [10, 2], null, [30, 4], [40, 5]])).toBe('M0 1L10 2M30 4L40 5');
    expect(linePath([null, [5, 5], null])).toBe('M5 5h0');
  });

  it('fills each part down to the base and leaves single points out', () => {
    expect(areaPath([[0, 1], [10, 2], null, [30, 4]], 9)).toBe('M0 9L0 1L10 2L10 9Z');
  });

  it('draws a full ring without collapsing', () => {
    expect(ringPath(0, 1, 10, 6)).toMatch(/A10 10 0 1 1 -0\.00 -10\.00|A10 10 0 1 1 0\.00 -10\.00/);
    expect(ringPath(0, 0.25, 10, 6)).toBe(
      'M0.00 -10.00A10 10 0 0 1 10.00 0.00L6.00 0.00A6 6 0 0 0 0.00 -6.00Z',
    );
  });

  it('maps values and survives a flat domain', () => {
    expect(linear([0, 10], [100, 0])(5)).toBe(50);
    expect(linear([3, 3], [0, 100])(3)).toBe(50);
  });

  it('knows the extent, summed when stacked', () => {
    const series = [{ values: [1, null, 5] }, { values: [2, 3, 4] }];
    expect(extentOf(series)).toEqual([1, 5]);
    expect(extentOf(series, true)).toEqual([3, 9]);
    expect(extentOf([])).toEqual([0, 0]);
  });
});
