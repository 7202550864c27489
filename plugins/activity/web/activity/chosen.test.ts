import { describe, expect, it } from 'vitest';
import { someDetails } from '../testing/fixtures';
import { readTravelers, travelersAddress, travelersFor, usualTravelers } from './chosen';

const { capacity } = someDetails();

describe('who takes part, in an address', () => {
  it('R329 is written by category and read back', () => {
    const family = { ADULT: 2, CHILD: 1 };
    expect(travelersAddress(family)).toBe('ADULT.2_CHILD.1');
    expect(readTravelers('ADULT.2_CHILD.1')).toEqual(family);
  });

  it.each(['', 'x', 'ADULT', 'ADULT.0', 'ADULT.-1', 'ADULT.999', 'PILOT.1'])(
    'is nobody where it says “%s”',
    (text) => expect(readTravelers(text)).toBeNull(),
  );

  it('R328 leaves out whom the activity does not take', () => {
    expect(travelersFor('ADULT.2_INFANT.1', capacity)).toEqual({ ADULT: 2 });
    expect(travelersFor('INFANT.1', capacity)).toEqual({ ADULT: 1 });
  });

  it('R327 begins with as many as it takes at least', () => {
    expect(usualTravelers({ ...capacity, min: 3 })).toEqual({ ADULT: 3 });
  });
});
