import { describe, expect, it } from 'vitest';
import { PLACES } from '../testing/fixtures';
import { fillCriteria, toCriteria } from './criteria';
import { countryOptions } from './countries';
import {
  clockTimes,
  placesOf,
  setDays,
  setPlace,
  setReturnedElsewhere,
  setTime,
  startForm,
} from './form-state';

const form = startForm(
  fillCriteria({ from: 'airport:LIS', pickUp: '2027-03-12T10:00', dropOff: '2027-03-19T10:00' }),
);
const nowhere = () => undefined;

describe('the form of a rental', () => {
  it('gives back the criteria it started with', () => {
    expect(toCriteria(form)).toEqual({
      from: 'airport:LIS',
      pickUp: '2027-03-12T10:00',
      dropOff: '2027-03-19T10:00',
      age: 25,
      country: 'US',
    });
  });

  it('knows the places that were chosen in it without asking', () => {
    const chosen = setPlace(form, 'from', PLACES.oriente);
    expect(chosen.from).toBe(PLACES.oriente.id);
    expect(placesOf(chosen, nowhere)(PLACES.oriente.id)).toBe(PLACES.oriente);
    expect(placesOf(chosen, () => null)('airport:XXX')).toBeNull();
    expect(setPlace(chosen, 'from', null).from).toBeNull();
  });

  it('R288 remembers the other place while it is not wanted, and leaves it out of the address', () => {
    const elsewhere = setPlace(setReturnedElsewhere(form, true), 'to', PLACES.portoAirport);
    expect(toCriteria(elsewhere).to).toBe('airport:OPO');
    const same = setReturnedElsewhere(elsewhere, false);
    expect(toCriteria(same).to).toBeUndefined();
    expect(toCriteria(setReturnedElsewhere(same, true)).to).toBe('airport:OPO');
  });

  it('keeps the clock times when the days change, and the days when a time does', () => {
    const moved = setTime(setDays(form, '2027-04-01', '2027-04-03'), 'dropOff', '18:30');
    expect(toCriteria(moved)).toMatchObject({ pickUp: '2027-04-01T10:00', dropOff: '2027-04-03T18:30' });
  });

  it('offers every half hour, and the time that a link brought', () => {
    expect(clockTimes('10:00')).toHaveLength(48);
    expect(clockTimes('10:15').slice(20, 23)).toEqual(['10:00', '10:15', '10:30']);
    expect(clockTimes(null).at(-1)).toBe('23:30');
  });
});

describe('what the form offers', () => {
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
