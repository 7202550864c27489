import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import { createFormatter, intlLocale } from '@/core/i18n/format';
import type { BookingColumn } from '@/core/plugin';
import type { AgencyFlightRow } from '../contract';
import { statusLabel } from './statuses';

const format = () => createFormatter(intlLocale(i18n.locale));
/** What was booked, in its own currency: a list of books is not converted. */
const money = (amount: Money | null): string => (amount ? format().money(amount, { own: true }) : '');
const statusText = (status: string): string => {
  const label = statusLabel(status);
  return label ? i18n._(label) : status;
};

/** R438: the columns of the agency's list of flights, in the order of the specification. */
export const FLIGHT_COLUMNS: readonly BookingColumn<AgencyFlightRow>[] = [
  { id: 'record-locator', header: msg`Record Locator`, text: (row) => row.recordLocator ?? '' },
  {
    id: 'airline-record-locator',
    header: msg`Airline Record Locator`,
    priority: 'low',
    text: (row) => row.airlineRecordLocator ?? '',
  },
  { id: 'booking-id', header: msg`Booking ID`, priority: 'low', text: (row) => row.bookingId },
  {
    id: 'confirmation-number',
    header: msg`Confirmation Number`,
    priority: 'low',
    text: (row) => row.confirmationNumber ?? '',
  },
  {
    id: 'ticket-number',
    header: msg`Ticket Number`,
    priority: 'low',
    text: (row) => row.ticketNumbers.join(', '),
  },
  { id: 'from', header: msg`From`, text: (row) => row.from },
  { id: 'to', header: msg`To`, text: (row) => row.to },
  { id: 'date-booked', header: msg`Date Booked`, text: (row) => format().moment(row.dateBooked) },
  { id: 'travel-date', header: msg`Travel Date`, text: (row) => format().date(row.travelDate) },
  { id: 'cost-price', header: msg`Cost Price`, align: 'end', text: (row) => money(row.costPrice) },
  { id: 'sales-price', header: msg`Sales Price`, align: 'end', text: (row) => money(row.salesPrice) },
  {
    id: 'commission-earned',
    header: msg`Commission Earned`,
    align: 'end',
    text: (row) => money(row.commissionEarned),
  },
  {
    id: 'transaction-fees',
    header: msg`Transaction Fees`,
    align: 'end',
    text: (row) => money(row.transactionFees),
  },
  {
    id: 'penalty-amount',
    header: msg`Penalty Amount`,
    align: 'end',
    text: (row) => money(row.penaltyAmount),
  },
  { id: 'booking-status', header: msg`Booking Status`, text: (row) => statusText(row.bookingStatus) },
  {
    id: 'booked-currency',
    header: msg`Booked Currency`,
    priority: 'low',
    text: (row) => row.bookedCurrency,
  },
  {
    id: 'transaction-hash',
    header: msg`Transaction Hash`,
    priority: 'low',
    text: (row) => row.transactionHash ?? '',
  },
];
