import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { penaltyAt, planOf, refundsIn, shared, termsOf } from '@/plugins/hotel/face/outside/refunds';
import { refundsOf } from './terms';

const total = { amount: 30_000, currency: 'EUR' };
const START = '2027-03-08T00:00:00.000Z';
const step = (before: string, refund_amount: string, currency = 'EUR') => ({
  before,
  refund_amount,
  currency,
});
const FREE = step('2027-03-03T18:00:00Z', '300.00');
const HALF = step('2027-03-06T18:00:00+01:00', '150.00');
const LITTLE = step('2027-03-07T18:00:00Z', '30.00');

describe('what comes back of a rate', () => {
  it('is all of it until a moment, then a part, then nothing', () => {
    const terms = termsOf(refundsOf([HALF, FREE], total), START);
    expect(terms).toEqual({
      freeUntil: '2027-03-03T18:00:00.000Z',
      fee: { amount: 15_000, currency: 'EUR' },
      nothingFrom: '2027-03-06T17:00:00.000Z',
    });
    expect(planOf(terms)).toBe('flexible');
  });

  it('is told at its worst where there are several parts', () => {
    const terms = termsOf(refundsOf([HALF, LITTLE], total), START);
    expect(terms).toMatchObject({
      freeUntil: null,
      fee: { amount: 27_000 },
      nothingFrom: '2027-03-07T18:00:00.000Z',
    });
    expect(planOf(terms)).toBe('moderate');
  });

  it('is nothing of a timeline that is empty or cannot be read', () => {
    for (const timeline of [
      [],
      [null, 'x', { before: 7 }],
      [step('never', '300.00'), step('2027-03-03T18:00:00Z', '300.00', 'USD'), step(FREE.before, '-1.00')],
    ]) {
      const terms = termsOf(refundsOf(timeline, total), START);
      expect(terms).toEqual({ freeUntil: null, fee: null, nothingFrom: START });
      expect(planOf(terms)).toBe('nonRefundable');
    }
  });

  it('is the lower of two that end at the same moment', () => {
    const part = step(FREE.before, '150.00');
    for (const timeline of [
      [FREE, part],
      [part, FREE],
    ])
      expect(termsOf(refundsOf(timeline, total), START)).toEqual({
        freeUntil: null,
        fee: { amount: 15_000, currency: 'EUR' },
        nothingFrom: '2027-03-03T18:00:00.000Z',
      });
  });

  it('ends with the last that is more than nothing', () => {
    expect(termsOf(refundsOf([FREE, step(LITTLE.before, '0.00')], total), START)).toEqual({
      freeUntil: '2027-03-03T18:00:00.000Z',
      fee: null,
      nothingFrom: '2027-03-03T18:00:00.000Z',
    });
  });

  it('INV-5 is never more than was paid', () => {
    const refunds = refundsOf([step(FREE.before, '999999.00')], total);
    expect(penaltyAt(refunds, new Date('2027-03-01T00:00:00Z')).penalty.amount).toBe(0);
    expect(termsOf(refunds, START).freeUntil).toBe('2027-03-03T18:00:00.000Z');
  });

  it('is counted to the moment when it is given back', () => {
    const refunds = refundsIn(JSON.parse(JSON.stringify(refundsOf([FREE, HALF, LITTLE], total))))!;
    const kept = (iso: string) => penaltyAt(refunds, new Date(iso));
    expect(kept('2027-03-03T17:59:59Z')).toEqual({
      ...{ penalty: { amount: 0, currency: 'EUR' }, refundable: true },
      freeUntil: '2027-03-03T18:00:00.000Z',
    });
    expect(kept('2027-03-03T18:00:00Z')).toMatchObject({ penalty: { amount: 15_000 }, freeUntil: null });
    expect(kept('2027-03-06T17:00:00Z').penalty.amount).toBe(27_000);
    expect(kept('2027-03-07T18:00:00Z')).toMatchObject({ penalty: total, refundable: false });
  });

  it('is shared by rooms that are given back together, to the cent', () => {
    const terms = termsOf(refundsOf([step(HALF.before, '199.99')], total), START);
    const fees = shared(terms, 3).map(({ fee }) => fee!.amount);
    expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(10_001);
    expect(shared(termsOf(refundsOf([FREE], total), START), 2).map(({ fee }) => fee)).toEqual([null, null]);
  });

  it('costs never more than was told, whatever the timeline', () => {
    const steps = fc.array(
      fc.record({ day: fc.integer({ min: 1, max: 28 }), amount: fc.integer({ min: 0, max: 40_000 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 28 }), (given, day) => {
        const refunds = refundsOf(
          given.map((one) =>
            step(`2027-02-${String(one.day).padStart(2, '0')}T12:00:00Z`, (one.amount / 100).toFixed(2)),
          ),
          total,
        );
        const now = new Date(`2027-02-${String(day).padStart(2, '0')}T11:00:00Z`);
        const terms = termsOf(refunds, START);
        const told =
          terms.freeUntil && now.toISOString() < terms.freeUntil
            ? 0
            : now.toISOString() < terms.nothingFrom && terms.fee
              ? terms.fee.amount
              : total.amount;
        const { penalty } = penaltyAt(refunds, now);
        expect(penalty.amount).toBeGreaterThanOrEqual(0);
        expect(penalty.amount).toBeLessThanOrEqual(told);
      }),
    );
  });
});
