import { msg } from '@lingui/core/macro';
import {
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  statusColumn,
  USER_COLUMNS,
} from '@/core/booking/agency-columns';
import { listFormat } from '@/core/booking/agency-list';
import type { BookingColumn } from '@/core/plugin';
import type { AgencyFlightRow } from '../contract';
import { statusLabel } from './statuses';

/** R438: the columns of the agency's list of flights, in the order of the specification. */
export const FLIGHT_COLUMNS: readonly BookingColumn<AgencyFlightRow>[] = [
  LOCATOR_COLUMN,
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
  ...USER_COLUMNS,
  BOOKED_COLUMN,
  {
    id: 'travel-date',
    header: msg`Travel Date`,
    sort: 'travel',
    text: (row) => listFormat().date(row.travelDate),
  },
  ...FIGURE_COLUMNS,
  statusColumn(statusLabel),
  ...PAYMENT_COLUMNS,
];
