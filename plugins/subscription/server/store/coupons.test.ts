import { describe, expect, test } from 'vitest';
import { isTaken, readCode } from './coupons';
import type { CouponRow } from './tables';

const coupon = (more: Partial<CouponRow> = {}) =>
  ({ is_active: true, last_day: null, most_uses: null, uses: 0, ...more }) as CouponRow;
const now = new Date('2026-11-20T23:59:59Z');

describe('a coupon', () => {
  test.each([
    [' spring-27 ', 'SPRING-27'],
    ['ABCD', 'ABCD'],
    ['A'.repeat(24), 'A'.repeat(24)],
    ['ABC', null],
    ['A'.repeat(25), null],
    ['-ABCD', null],
    ['ABCD-', null],
    ['AB CD', null],
    ["AB'OR1", null],
  ])('R423 %s is read as %s', (typed, code) => expect(readCode(typed)).toBe(code));

  test('R423 counts to the end of its last day, to its last use, and while it is on', () => {
    expect(isTaken(coupon(), now)).toBe(true);
    expect(isTaken(coupon({ is_active: false }), now)).toBe(false);
    expect(isTaken(coupon({ last_day: '2026-11-20' }), now)).toBe(true);
    expect(isTaken(coupon({ last_day: '2026-11-19' }), now)).toBe(false);
    expect(isTaken(coupon({ most_uses: 2, uses: 1 }), now)).toBe(true);
    expect(isTaken(coupon({ most_uses: 2, uses: 2 }), now)).toBe(false);
  });
});
