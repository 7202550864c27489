import { describe, expect, it } from 'vitest';
import { parseNumber, stepNumber } from './number-entry';

describe('numbers as people type them', () => {
  it('reads each language its own way', () => {
    expect(parseNumber('1.234,5', 'pt-BR')).toBe(1234.5);
    expect(parseNumber('1,234.5', 'en')).toBe(1234.5);
    expect(parseNumber('35.000.000', 'es')).toBe(35_000_000);
    expect(parseNumber('12 345,6', 'fr')).toBe(12_345.6);
    expect(parseNumber('−7,5', 'pt-BR')).toBe(-7.5);
    expect(parseNumber('٣٥', 'ar-EG')).toBe(35);
    expect(parseNumber(',5', 'pt-BR')).toBe(0.5);
  });

  it('tells nothing from nonsense', () => {
    expect(parseNumber('  ', 'en')).toBeNull();
    expect(parseNumber('abc', 'en')).toBeUndefined();
    expect(parseNumber('1.2.3', 'en')).toBeUndefined();
  });

  it('does not take another language’s decimal mark for grouping', () => {
    expect(parseNumber('1,5', 'en')).toBeUndefined();
    expect(parseNumber('1.5', 'pt-BR')).toBeUndefined();
  });

  it('round-trips what Intl writes', () => {
    for (const locale of ['en', 'pt-BR', 'es', 'de', 'fr', 'hi'])
      for (const value of [0, 7, -12.25, 999, 1000, 35_000_000])
        expect(parseNumber(new Intl.NumberFormat(locale).format(value), locale)).toBe(value);
  });
});

describe('stepping', () => {
  it('stays within the limits and on the grid', () => {
    expect(stepNumber(4.9, 1, { max: 5 })).toBe(5);
    expect(stepNumber(5, 1, { max: 5 })).toBe(5);
    expect(stepNumber(7, 1, { step: 5 })).toBe(10);
    expect(stepNumber(7, -1, { step: 5 })).toBe(5);
    expect(stepNumber(null, 1, { min: 3 })).toBe(3);
  });

  it('leaves no binary dust', () => {
    expect(stepNumber(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepNumber(7.5, 10, { step: 0.5 })).toBe(12.5);
  });
});
