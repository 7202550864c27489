import { expect, it } from 'vitest';
import { readMeasure, writtenInOtherUnit } from './measure';

it('R334 reads what people type, whatever separates the decimals', () => {
  expect(readMeasure(' 62,5 ', 'kg')).toEqual({ value: 62.5, unit: 'kg' });
  expect(readMeasure('5.9', 'ft')).toEqual({ value: 5.9, unit: 'ft' });
  for (const feet of ['5\'11"', '5’ 11', '5′11″']) expect(readMeasure(feet, 'ft')?.value).toBe(5.92);
  expect(readMeasure("6'", 'ft')?.value).toBe(6);
  for (const none of ['', 'tall', '1e3', '-70', "5'11"]) expect(readMeasure(none, 'cm')).toBeUndefined();
});

it('R334 writes the same weight or height in the other unit, in the language of the reader', () => {
  expect(writtenInOtherUnit('70', 'kg', 'en')).toBe('154');
  expect(writtenInOtherUnit('180', 'cm', 'pt')).toBe('5,91');
  expect(writtenInOtherUnit('tall', 'cm', 'en')).toBe('tall');
});
