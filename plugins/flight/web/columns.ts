import { msg } from '@lingui/core/macro';
import {
  BOOKED_COLUMN,
  CONFIRMATION_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  shownFirst,
  statusColumn,
  USER_COLUMNS,
} from '@/core/selling/after-sale/office/agency-columns';
import { listFormat } from '@/core/selling/after-sale/office/agency-list';
import type { BookingColumn } from '@/core/plugin';
import type { AgencyFlightRow } from '../contract';
import { STATUS_LABELS } from './statuses';

/** R438: the columns of the agency's list of flights, in the order of the specification. */
export const FLIGHT_COLUMNS: readonly BookingColumn<AgencyFlightRow>[] = shownFirst<AgencyFlightRow>(
  [
    ...['airline-record-locator', 'booking-id', 'confirmation-number', 'ticket-number', 'transaction-fees'],
    ...['penalty-amount', 'booked-currency', 'transaction-hash'],
  ],
  [
    LOCATOR_COLUMN,
    {
      id: 'airline-record-locator',
      header: msg`Airline Record Locator`,
      priority: 'low',
      text: (row) => row.airlineRecordLocator ?? '',
    },
    ID_COLUMN,
    CONFIRMATION_COLUMN,
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
    statusColumn(STATUS_LABELS),
    ...PAYMENT_COLUMNS,
  ],
);
