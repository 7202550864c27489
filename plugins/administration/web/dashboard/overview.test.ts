import { describe, expect, it } from 'vitest';
import { createFormatter } from '@/core/i18n/format';
import type { Dashboard } from '../../contract/dashboard';
import { TRIPS } from '../testing/fixtures';
import { localDate, partOfDay } from './greeting';
import { changeOf, leadTraveller, overviewOf } from './overview';
import { tripDates } from './trip-dates';

const data: Dashboard = {
  counts: [{ product: 'air', bookings: 42 }],
  totals: { bookings: 42, confirmed: 30, upcoming: 9, cancelled: 3, sales: [], commission: [] },
  before: { bookings: 0, confirmed: 0, cancelled: 0, sales: [], commission: [] },
  recent: TRIPS,
  spans: [],
  points: [],
};

describe('the dashboard’s overview', () => {
  it('R358: waits for the figures, and shows them', () => {
    expect(overviewOf({ data: undefined, error: null })).toEqual({ status: 'loading' });
    expect(overviewOf({ data, error: null })).toEqual({ status: 'ready', data });
  });

  it('R359 R164: a failure clears counts and list, old data or not, and keeps its error', () => {
    const error = new Error('down');
    expect(overviewOf({ data, error })).toEqual({ status: 'failed', error });
  });
});

describe('a total beside the period before', () => {
  const usd = (amount: number) => [{ amount, currency: 'USD' }];
  const both = {
    totals: { ...data.totals, bookings: 42, cancelled: 3, sales: usd(150), commission: usd(40) },
    before: { ...data.before, bookings: 40, cancelled: 4, sales: usd(100), commission: usd(0) },
  };

  it('R358 goes up and down by its part of what was before', () => {
    expect([changeOf(both, 'bookings'), changeOf(both, 'cancelled')]).toEqual([0.05, -0.25]);
    expect(changeOf(both, 'sales', 'USD')).toBe(0.5);
  });

  it('R358 says nothing where there is nothing to compare with', () => {
    expect([
      changeOf(both, 'upcoming'),
      changeOf(both, 'confirmed'),
      changeOf(both, 'commission', 'USD'),
      changeOf(both, 'sales', 'EUR'),
    ]).toEqual([null, null, null, null]);
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
