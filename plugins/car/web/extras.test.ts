import { describe, expect, it } from 'vitest';
import { fitting, isEmpty, NO_EXTRAS, quantityOf, withAccessory, withCoverage } from './extras';
import { DETAILS } from './testing/fixtures';

describe('what is added to a car', () => {
  it('is counted, and nothing of it is nothing', () => {
    const two = withAccessory(NO_EXTRAS, 'CST', 2);
    expect(quantityOf(two, 'CST')).toBe(2);
    expect(quantityOf(withAccessory(two, 'CST', 1), 'CST')).toBe(1);
    expect(isEmpty(withAccessory(two, 'CST', 0))).toBe(true);
    const covered = withCoverage(withCoverage(two, 'SCDW', true), 'SCDW', true);
    expect(covered.coverages).toEqual(['SCDW']);
    expect(withCoverage(covered, 'SCDW', false)).toEqual(two);
  });

  it('is what the offer sells, and no more of it than it has', () => {
    const wished = {
      coverages: ['SCDW', 'CDW', 'XYZ'],
      accessories: [
        { code: 'CST', quantity: 9 },
        { code: 'ZZZ', quantity: 1 },
      ],
    };
    expect(fitting(wished, DETAILS)).toEqual({
      coverages: ['SCDW'],
      accessories: [{ code: 'CST', quantity: 3 }],
    });
  });
});
