import { describe, expect, it } from 'vitest';
import { createFormatter } from '@/core/i18n/format';
import { TRIPS } from '../testing/fixtures';
import { localDate, partOfDay } from './greeting';
import { leadTraveller, overviewOf } from './overview';
import { tripDates } from './trip-dates';

const count = (data: number) => ({ data, error: null });
const recent = { data: { data: TRIPS, totalCount: 42 }, error: null };
const answers = { recent, confirmed: count(30), upcoming: count(9), cancelled: count(3) };

describe('the dashboard’s overview', () => {
  it('R358: counts all, confirmed, upcoming and cancelled bookings', () => {
    expect(overviewOf(answers)).toEqual({
      status: 'ready',
      totals: { bookings: 42, confirmed: 30, upcoming: 9, cancelled: 3 },
      recent: TRIPS,
    });
  });

  it('waits until every call has answered, zero being an answer', () => {
    expect(overviewOf({ ...answers, upcoming: { data: undefined, error: null } }).status).toBe('loading');
    expect(overviewOf({ ...answers, upcoming: count(0) }).status).toBe('ready');
  });

  it('R359 R164: a failure clears counts and list, old data or not, and keeps its error', () => {
    const error = new Error('down');
    expect(overviewOf({ ...answers, cancelled: { data: 3, error } })).toEqual({ status: 'failed', error });
    expect(overviewOf({ ...answers, recent: { ...recent, error } })).toEqual({ status: 'failed', error });
  });
});

describe('words of the dashboard', () => {
  it.each([
    [0, 'evening'],
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('R357: at %i it is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });

  it('the date is the reader’s own, not UTC’s', () => {
    expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
  });

  it('names the first traveller and counts the others', () => {
    expect(leadTraveller([])).toEqual({ name: '', others: 0 });
    expect(leadTraveller(['Anna', 'Jonas', 'Ida'])).toEqual({ name: 'Anna', others: 2 });
  });

  it('writes dates as the places do, and unreadable ones as they came', () => {
    const format = createFormatter('en-GB');
    expect(tripDates({ startsAt: '2027-03-10T23:50', endsAt: '2027-03-18T00:10' }, format)).toMatch(
      /^10\s?–\s?18 Mar 2027$/,
    );
    expect(tripDates({ startsAt: 'soon', endsAt: '' }, format)).toBe('soon');
  });
});
