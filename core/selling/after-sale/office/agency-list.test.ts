// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOOKED_COLUMN, type CommonRow, FIGURE_COLUMNS, statusColumn } from './agency-columns';
import { listMoney, listQuery, listStatus } from './agency-list';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('an agency’s list of bookings', () => {
  it.each([
    ['R378', { search: 'K7' }, { searchString: 'K7' }],
    ['R379', { status: 'Cancelled' }, { selectedStatus: 'Cancelled' }],
    ['R379', { from: '2027-01-01', to: '2027-01-31' }, { startDate: '2027-01-01', endDate: '2027-01-31' }],
    ['R380', { when: 'past' }, { showPastTrips: 'true' }],
    ['R380', { when: 'upcoming' }, { showPastTrips: 'false' }],
    ['R381', { userId: 'u' }, { userId: 'u' }],
    ['R381', {}, {}],
  ] as const)('%s asks for %j in the words of the calls, and for nothing else', (_, chosen, asked) => {
    expect(listQuery({ offset: 30, limit: 15, ...chosen })).toEqual({ offSet: 30, limit: 15, ...asked });
  });

  it('R442 shows of a booking its day, its prices and its status', () => {
    const eur = (amount: number) => ({ amount, currency: 'EUR' });
    const row = {
      dateBooked: '2027-02-20T12:00:00.000Z',
      costPrice: eur(44_050),
      salesPrice: eur(48_630),
      commissionEarned: eur(4_580),
      bookingStatus: 'Confirmed',
    } as CommonRow;
    const shown = [
      BOOKED_COLUMN,
      ...FIGURE_COLUMNS.slice(0, 3),
      statusColumn({ Confirmed: { id: 'x', message: 'Booked' } }),
    ];
    expect(shown.map(({ header, text }) => [header.message, text(row)])).toEqual([
      ['Date Booked', 'Feb 20, 2027'],
      ['Cost Price', '€440.50'],
      ['Sales Price', '€486.30'],
      ['Commission Earned', '€45.80'],
      ['Booking Status', 'Booked'],
    ]);
  });

  it('shows amounts in their own currency and nothing for none', () => {
    expect(listMoney({ amount: 129_640, currency: 'EUR' })).toBe('€1,296.40');
    expect(listMoney(null)).toBe('');
  });

  it('G87 keeps a word that the product does not know', () => {
    const words = { Confirmed: { id: 'x', message: 'Booked' } };
    expect(listStatus('Confirmed', words)).toBe('Booked');
    expect(listStatus('Waitlisted', words)).toBe('Waitlisted');
  });
});
