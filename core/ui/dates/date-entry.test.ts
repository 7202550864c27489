import { describe, expect, it } from 'vitest';
import { datePartOrder, joinDate, splitDate } from './date-entry';

describe('typed dates', () => {
  it('follows the order of the language', () => {
    expect(datePartOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(datePartOrder('pt')).toEqual(['day', 'month', 'year']);
    expect(datePartOrder('sv')).toEqual(['year', 'month', 'day']);
  });

  it('is empty until complete, and pads single digits', () => {
    expect(joinDate({ day: '5', month: '3', year: '198' })).toBe('');
    expect(joinDate({ day: '5', month: '3', year: '1984' })).toBe('1984-03-05');
  });

  it('splits what it joined', () => {
    expect(splitDate('1984-03-05')).toEqual({ day: '05', month: '03', year: '1984' });
    expect(splitDate('soon')).toEqual({ day: '', month: '', year: '' });
  });
});
