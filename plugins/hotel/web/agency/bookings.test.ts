// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookingsSource } from '@/core/plugin';
import { type AgencyHotelRow, getAgencyHotel, listAgencyHotels } from '../../contract';
import { AGENCY_ROW } from '../testing/fixtures-after';
import { hotelApi } from '../testing/fake-api';
import { usd } from '../testing/fixtures';
import bookings from './bookings';
import { HOTEL_COLUMNS } from './columns';

const source = bookings as unknown as BookingsSource<AgencyHotelRow>;
const cell = (id: string, row = AGENCY_ROW) => HOTEL_COLUMNS.find((column) => column.id === id)!.text(row);
const actionsFor = (row: AgencyHotelRow) =>
  source.actions.filter(({ appliesTo }) => appliesTo(row)).map(({ id }) => id);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe('the record of a stay of the agency', () => {
  it('R401 is read by the id of its booking', () => {
    const { method, path } = getAgencyHotel;
    expect(`${method} ${path}`).toBe('GET /api/agency/hotels/bookings/{id}');
  });
});

describe('the list of stays of the agency', () => {
  it('R276 has every column of the specification, in its order', () => {
    const own = [
      'Date Booked',
      'Checkout Date',
      'Cost Price',
      'Sales Price',
      'Commission Earned',
      // The specification's "transaction fee".
      'Agency fee',
      'Booking Status',
    ];
    const headers = HOTEL_COLUMNS.map(({ header }) => header.message!);
    const fromStart = HOTEL_COLUMNS.filter(({ priority }) => priority !== 'low');
    expect(fromStart.map(({ header }) => header.message)).toEqual(expect.arrayContaining(own));
    expect(new Set(headers).size).toBe(headers.length);
    // When it was booked and when it ends stand before what it costs, and how it stands after that.
    const at = (header: string) => headers.indexOf(header);
    for (const date of ['Date Booked', 'Checkout Date']) expect(at(date)).toBeLessThan(at('Cost Price'));
    const rest = own.slice(2).map(at);
    expect(rest).toEqual([...rest].sort((a, b) => a - b));
  });

  it('R276 fills them from the row, and leaves empty what is not there', () => {
    expect([cell('date-booked'), cell('check-in'), cell('check-out')]).toEqual([
      'Feb 20, 2027',
      'Mar 12, 2027',
      'Mar 15, 2027',
    ]);
    expect([cell('cost-price'), cell('sales-price'), cell('commission-earned')]).toEqual([
      '$440.50',
      '$486.30',
      '$45.80',
    ]);
    expect([cell('transaction-fees'), cell('markup-earned')]).toEqual(['$5.00', '$40.80']);
    expect(cell('hotel')).toBe('Casa da Baixa');
    expect(cell('penalty-amount')).toBe('');
    expect(cell('penalty-amount', { ...AGENCY_ROW, penaltyAmount: usd(162.1) })).toBe('$162.10');
  });

  it('R276 what is paid at the property is no sale and leaves the figures empty', () => {
    const none = { costPrice: null, salesPrice: null, commissionEarned: null, transactionFees: null };
    const row = { ...AGENCY_ROW, ...none };
    for (const id of ['cost-price', 'sales-price', 'commission-earned', 'transaction-fees'])
      expect(cell(id, row), id).toBe('');
  });

  it.each([
    ['booked', 'Confirmed'],
    ['failed', 'Failed'],
    ['awaiting payment', 'Awaiting payment'],
    ['processing payment', 'Pending'],
    ['invalid', 'Failed'],
    ['cancelled', 'Cancelled'],
    ['On Request', 'On Request'],
  ])('R273 G87 says %s as %s', (bookingStatus, word) => {
    expect(cell('booking-status', { ...AGENCY_ROW, bookingStatus })).toBe(word);
  });

  it('offers what can be done with a row, and nothing else', () => {
    expect(actionsFor(AGENCY_ROW)).toEqual(['email', 'cancel']);
    expect(actionsFor({ ...AGENCY_ROW, canCancel: false })).toEqual(['email']);
    expect(actionsFor({ ...AGENCY_ROW, state: 'cancelled', canCancel: false })).toEqual([]);
  });

  it('leads to the page of a booking, and asks for a page in the words of the call', async () => {
    expect(source.page!(AGENCY_ROW)).toEqual({
      to: '/hotel-details',
      search: { bookingId: AGENCY_ROW.bookingId },
    });
    const api = hotelApi({ [listAgencyHotels.path]: { data: [AGENCY_ROW], totalCount: 1 } });
    const page = await source.load(api, { offset: 15, limit: 15, status: 'booked', when: 'past' });
    expect(page).toEqual({ rows: [AGENCY_ROW], totalCount: 1 });
    expect(api.asked[0]!.input.query).toMatchObject({ offSet: 15, limit: 15, selectedStatus: 'booked' });
  });
});
