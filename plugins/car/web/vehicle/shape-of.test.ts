import { describe, expect, it } from 'vitest';
import { VEHICLE_SIZES } from '../../contract';
import { PAINTS, paintOf, shapeOf } from './shape-of';

describe('the drawing of a vehicle', () => {
  it('R290 follows its size', () => {
    expect(VEHICLE_SIZES.map((size) => shapeOf({ size, code: 'CDMR' }))).not.toContain('pickup');
    expect(shapeOf({ size: 'van', code: 'FVMD' })).toBe('van');
  });
  it('follows the letters of the trade where they say more, or where the size is not known', () => {
    expect(shapeOf({ size: 'suv', code: 'IPAR' })).toBe('pickup');
    expect(shapeOf({ size: 'wagon-xl', code: 'FWAR' })).toBe('estate');
    expect(shapeOf({ size: 'special', code: '' })).toBe('sedan');
  });
  it('has one paint for one seed, and all of them are used', () => {
    expect(paintOf('NMcompact')).toBe(paintOf('NMcompact'));
    const seen = new Set(Array.from({ length: 60 }, (_, index) => paintOf(`V${index}`)));
    expect([...seen].sort()).toEqual([...PAINTS].sort());
  });
});
