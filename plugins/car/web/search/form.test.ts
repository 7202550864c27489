import { describe, expect, it } from 'vitest';
import { fillCriteria, toCriteria } from './criteria';
import { countryOptions } from './countries';
import { clockTimes } from './moments';

const form = fillCriteria({ from: 'airport:LIS', pickUp: '2027-03-12T10:00', dropOff: '2027-03-19T10:00' });

describe('the form of a rental', () => {
  it('gives back the criteria it started with', () => {
    expect(toCriteria(form)).toEqual({
      from: 'airport:LIS',
      pickUp: '2027-03-12T10:00',
      dropOff: '2027-03-19T10:00',
      age: 25,
    });
  });

  it('R288 remembers the other place while it is not wanted, and leaves it out of the address', () => {
    const elsewhere = { ...form, isReturnedElsewhere: true, to: 'airport:OPO' };
    expect(toCriteria(elsewhere).to).toBe('airport:OPO');
    expect(toCriteria({ ...elsewhere, isReturnedElsewhere: false }).to).toBeUndefined();
  });

  it('offers every half hour, and the time that a link brought', () => {
    expect(clockTimes('10:00')).toHaveLength(48);
    expect(clockTimes('10:15').slice(20, 23)).toEqual(['10:00', '10:15', '10:30']);
    expect(clockTimes(null).at(-1)).toBe('23:30');
  });

  it('R289 names countries in the language of the reader, the chosen one before the list has come', () => {
    const all = [
      { code: 'US', name: 'United States' },
      { code: 'DE', name: 'Germany' },
    ];
    expect(countryOptions(all, 'US', 'pt')).toEqual([
      { value: 'DE', label: 'Alemanha' },
      { value: 'US', label: 'Estados Unidos' },
    ]);
    expect(countryOptions([], 'US', 'en')).toEqual([{ value: 'US', label: 'United States' }]);
    expect(countryOptions([], 'Portugal', 'en')).toEqual([]);
  });
});
