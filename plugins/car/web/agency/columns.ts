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
import type { AgencyCarRow } from '../../contract';
import { statusLabel } from '../statuses';

const moment = (local: string): string => `${listFormat().date(local)} ${listFormat().time(local)}`;

/** R377: the columns of the agency's list of cars, in the words of the list of flights (R438) where they share them. */
export const CAR_COLUMNS: readonly BookingColumn<AgencyCarRow>[] = [
  LOCATOR_COLUMN,
  {
    id: 'confirmation-number',
    header: msg`Confirmation Number`,
    priority: 'low',
    text: (row) => row.confirmationNumber ?? '',
  },
  { id: 'booking-id', header: msg`Booking ID`, priority: 'low', text: (row) => row.bookingId },
  { id: 'vendor', header: msg`Rental company`, text: (row) => row.vendor },
  { id: 'driver', header: msg`Driver`, text: (row) => row.driver },
  { id: 'pick-up', header: msg`Pick-up`, text: (row) => row.pickUpName },
  { id: 'drop-off', header: msg`Drop-off`, priority: 'low', text: (row) => row.dropOffName },
  ...USER_COLUMNS,
  BOOKED_COLUMN,
  {
    id: 'pick-up-date',
    header: msg`Pick-up date`,
    sort: 'travel',
    text: (row) => moment(row.pickUpDateTime),
  },
  { id: 'return-date', header: msg`Return date`, priority: 'low', text: (row) => moment(row.returnDateTime) },
  ...FIGURE_COLUMNS,
  statusColumn(statusLabel),
  ...PAYMENT_COLUMNS,
];
