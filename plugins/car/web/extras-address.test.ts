import { describe, expect, it } from 'vitest';
import { extrasAddress, extrasOfAddress } from './extras-address';

describe('what was added to a car, in the address', () => {
  it.each([
    { coverages: [], accessories: [] },
    { coverages: ['SCDW', 'PAI'], accessories: [] },
    { coverages: ['WUG'], accessories: [{ code: 'CST', quantity: 2 }] },
  ])('comes back as it was chosen: %j', (extras) => {
    expect(extrasOfAddress(extrasAddress(extras))).toEqual(extras);
  });

  it('drops what nobody can have chosen', () => {
    expect(
      extrasOfAddress({ coverages: 'SCDW~~<b>~SCDW', accessories: 'CST.0~NAV.10~BST~BST.2~nav.1' }),
    ).toEqual({
      coverages: ['SCDW'],
      accessories: [{ code: 'BST', quantity: 2 }],
    });
    expect(extrasOfAddress({})).toEqual({ coverages: [], accessories: [] });
  });
});
