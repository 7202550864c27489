import { describe, expect, test } from 'vitest';
import { record } from '../service/records';
import { foundOf, isLate, nextLook } from './standing';

const START = new Date('2026-11-25T08:00:00Z');
const HOUR = 60 * 60_000;
const after = (ms: number) => new Date(START.getTime() + ms);
const standing = { state: 'verifying' as const, added_at: START, broken_since: null, broken_because: null };
const waitsFor = (row: Parameters<typeof nextLook>[0], now: Date) =>
  (nextLook(row, now).getTime() - now.getTime()) / 60_000;

describe('R407 when a domain is looked at again', () => {
  test.each([
    [0, 1],
    [14 * 60_000, 1],
    [16 * 60_000, 5],
    [3 * HOUR, 60],
    [47 * HOUR, 60],
    [48 * HOUR, 24 * 60],
  ])('%i ms after it was added, in %i minutes', (age, minutes) => {
    expect(waitsFor(standing, after(age))).toBe(minutes);
  });

  test('one that broke is looked at soon, one that the service refuses is not tried again and again', () => {
    const broken = { ...standing, state: 'broken' as const, broken_since: START };
    expect(waitsFor({ ...broken, broken_because: 'records' }, after(0))).toBe(5);
    expect(waitsFor({ ...broken, broken_because: 'records' }, after(2 * HOUR))).toBe(60);
    expect(waitsFor({ ...broken, broken_because: 'refused' }, after(0))).toBe(360);
    expect(waitsFor({ ...standing, state: 'verified' }, after(0))).toBe(360);
  });

  test('it is late after 48 hours and not before', () => {
    expect(isLate(standing, after(48 * HOUR - 1))).toBe(false);
    expect(isLate(standing, after(48 * HOUR))).toBe(true);
    expect(isLate({ ...standing, state: 'verified' }, after(96 * HOUR))).toBe(false);
  });
});

describe('R407 where a domain stands after a look', () => {
  const one = (state: 'found' | 'missing' | 'other' | 'unknown', isRequired = true) =>
    record({ purpose: 'dkim', name: 'a', value: 'b', state, isRequired });

  test.each([
    ['verifying', [one('found'), one('missing', false)], true, { state: 'verified' }],
    ['verifying', [one('found'), one('other')], true, { state: 'verifying' }],
    ['verifying', [one('found')], false, { state: 'verifying' }],
    ['verified', [one('missing'), one('unknown')], true, { state: 'broken', because: 'records' }],
    ['verified', [one('found')], false, { state: 'broken', because: 'refused' }],
    ['broken', [one('found')], true, { state: 'verified' }],
  ] as const)('%s, case %#', (state, records, isTaken, expected) => {
    expect(foundOf(state, records, isTaken)).toEqual(expected);
  });

  test('what nobody could be asked about changes nothing', () => {
    expect(foundOf('verified', [one('found'), one('unknown')], true)).toBeNull();
  });
});
