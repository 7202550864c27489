import { msg } from '@lingui/core/macro';
import {
  BOOKED_COLUMN,
  CONFIRMATION_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  statusColumn,
  USER_COLUMNS,
} from '@/core/selling/after-sale/office/agency-columns';
import { listFormat } from '@/core/selling/after-sale/office/agency-list';
import type { BookingColumn } from '@/core/plugin';
import type { AgencyCarRow } from '../../contract';
import { STATUS_LABELS } from '../statuses';

const moment = (local: string): string => `${listFormat().date(local)} ${listFormat().time(local)}`;

/**
 * R377: the columns of the agency's list of cars, in the words of the list of flights (R438) where they share them. Who picks up
 * and where stands for who booked it, and what belongs together in two lines, so that prices are in sight on a laptop.
 */
export const CAR_COLUMNS: readonly BookingColumn<AgencyCarRow>[] = [
  { ...LOCATOR_COLUMN, below: { header: msg`Rental company`, text: (row: AgencyCarRow) => row.vendor } },
  CONFIRMATION_COLUMN,
  ID_COLUMN,
  { id: 'driver', header: msg`Driver`, text: (row) => row.driver },
  {
    id: 'pick-up',
    header: msg`Pick-up`,
    sort: 'travel',
    text: (row) => row.pickUpName,
    below: { header: msg`Pick-up date`, text: (row) => moment(row.pickUpDateTime) },
  },
  {
    id: 'drop-off',
    header: msg`Drop-off`,
    priority: 'low',
    text: (row) => row.dropOffName,
    below: { header: msg`Return date`, text: (row) => moment(row.returnDateTime) },
  },
  ...USER_COLUMNS.map((column) => ({ ...column, priority: 'low' as const })),
  BOOKED_COLUMN,
  ...FIGURE_COLUMNS,
  statusColumn(STATUS_LABELS),
  ...PAYMENT_COLUMNS,
];
