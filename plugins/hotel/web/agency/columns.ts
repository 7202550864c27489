import { msg } from '@lingui/core/macro';
import type { BookingColumn } from '@/core/plugin';
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
import type { AgencyHotelRow } from '../../contract';
import { STATUS_LABELS } from '../statuses';

/** R276: the columns of the agency's list of stays, in the words of the list of flights (R438) where they share them. */
export const HOTEL_COLUMNS: readonly BookingColumn<AgencyHotelRow>[] = shownFirst(
  ['transaction-fees'],
  [
    { ...LOCATOR_COLUMN, below: { header: msg`City`, text: (row: AgencyHotelRow) => row.city } },
    CONFIRMATION_COLUMN,
    ID_COLUMN,
    {
      id: 'hotel',
      header: msg`Hotel`,
      text: (row) => row.hotelName,
      below: { header: msg`Guest`, text: (row) => row.guest },
    },
    {
      id: 'check-in',
      header: msg`Check-in Date`,
      sort: 'travel',
      text: (row) => listFormat().date(row.checkIn),
    },
    { id: 'check-out', header: msg`Checkout Date`, text: (row) => listFormat().date(row.checkOut) },
    ...USER_COLUMNS.map((column) => ({ ...column, priority: 'low' as const })),
    BOOKED_COLUMN,
    ...FIGURE_COLUMNS,
    statusColumn(STATUS_LABELS),
    ...PAYMENT_COLUMNS,
  ],
);
