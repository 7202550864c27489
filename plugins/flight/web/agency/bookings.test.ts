// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { USER_COLUMNS } from '@/core/selling/after-sale/office/agency-columns';
import type { BookingsSource } from '@/core/plugin';
import type { AgencyFlightRow } from '../../contract';
import { FLIGHT_COLUMNS } from '../columns';
import { fakeApi } from '../testing/fake-api';
import { usd } from '../testing/fixtures';
import { AGENCY_ROW } from '../testing/fixtures-after';
import bookings from './bookings';

const source = bookings as unknown as BookingsSource<AgencyFlightRow>;
const actionsFor = (row: AgencyFlightRow) =>
  source.actions.filter(({ appliesTo }) => appliesTo(row)).map(({ id }) => id);

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

describe("the agency's list of flights", () => {
  it('R438 has every column of the specification, in its order', () => {
    // What explains the commission, and whose booking it is, stand among them.
    const more = ['markup-earned', 'penalty-earned', 'protection-earned', 'charged-amount', 'refund-amount'];
    const added = [...USER_COLUMNS.map(({ id }) => id), ...more, 'booked-price'];
    const own = FLIGHT_COLUMNS.filter(({ id }) => !added.includes(id));
    expect(own.map(({ header }) => header.message)).toEqual([
      'Record Locator',
      'Airline Record Locator',
      'Booking ID',
      'Confirmation Number',
      'Ticket Number',
      'From',
      'To',
      'Date Booked',
      'Travel Date',
      'Cost Price',
      'Sales Price',
      'Commission Earned',
      // The specification's "transaction fees".
      'Agency fee',
      'Penalty Amount',
      'Booking Status',
      'Booked Currency',
      'Transaction Hash',
    ]);
  });

  it('R438 shows those from the start, and what stands among them on demand', () => {
    const onDemand = FLIGHT_COLUMNS.filter(({ priority }) => priority === 'low').map(({ id }) => id);
    expect(onDemand).toEqual([
      ...['booked-by', 'markup-earned', 'penalty-earned', 'protection-earned', 'charged-amount'],
      ...['refund-amount', 'booked-price'],
    ]);
  });

  it('R438 fills them from the row, and leaves empty what is not there', () => {
    const cell = (id: string, row = AGENCY_ROW) => FLIGHT_COLUMNS.find((each) => each.id === id)!.text(row);
    expect(cell('ticket-number')).toBe('047-2418836501, 047-2418836502');
    expect(cell('cost-price')).toBe('$1,296.40');
    expect(cell('commission-earned')).toBe('$68.00');
    expect([cell('markup-earned'), cell('transaction-fees')]).toEqual(['$64.00', '$4.00']);
    expect(cell('penalty-amount')).toBe('');
    expect(cell('penalty-amount', { ...AGENCY_ROW, penaltyAmount: usd(50) })).toBe('$50.00');
    expect(cell('booking-status', { ...AGENCY_ROW, bookingStatus: 'Waitlisted' })).toBe('Waitlisted');
    expect(cell('transaction-hash')).toBe('pay_8Q2L');
    expect([cell('user'), cell('booked-by')]).toEqual(['Inês Carvalho', 'Inês Carvalho']);
    const bookedFor = { userId: 'u-2', name: '', email: 'ana@example.com' };
    expect(cell('user', { ...AGENCY_ROW, bookedFor })).toBe('ana@example.com');
  });

  it('G123 offers what can be done with a row, and nothing else', () => {
    expect(actionsFor({ ...AGENCY_ROW, canTicket: true })).toEqual(['ticket', 'email', 'cancel']);
    expect(actionsFor({ ...AGENCY_ROW, state: 'cancelled', canCancel: false })).toEqual([]);
    expect(actionsFor({ ...AGENCY_ROW, state: 'reserved' })).toEqual(['cancel']);
  });

  it('asks for a page in the words of the call', async () => {
    const api = fakeApi({ '/api/v3/agency/flights/bookings': { data: [AGENCY_ROW], totalCount: 1 } });
    const page = await source.load(api, { offset: 15, limit: 15, status: 'Ticketed', when: 'past' });
    expect(page).toEqual({ rows: [AGENCY_ROW], totalCount: 1 });
    expect(api.asked[0]!.input.query).toEqual({
      offSet: 15,
      limit: 15,
      selectedStatus: 'Ticketed',
      showPastTrips: 'true',
    });
  });

  it('G79 knows a row by its vmid', () => {
    expect(source.keyOf(AGENCY_ROW)).toBe(AGENCY_ROW.vmid);
  });
});
