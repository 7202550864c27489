import { msg } from '@lingui/core/macro';
import type { Money } from '../contract/money';
import type { BookedBy } from '../contract/sale';
import type { BookingColumn } from '../plugin/points/bookings-lists';
import { listFormat, listMoney, listStatus } from './agency-list';
import type { StatusLabel } from './BookingStatus';

/** What a row of any product's list has. */
export interface CommonRow {
  recordLocator: string | null;
  /** ISO, UTC. */
  dateBooked: string;
  costPrice: Money;
  salesPrice: Money;
  commissionEarned: Money;
  transactionFees: Money;
  penaltyAmount: Money | null;
  bookingStatus: string;
  bookedCurrency: string;
  transactionHash: string | null;
  bookedBy: BookedBy;
  bookedFor: BookedBy | null;
}
type Columns = readonly BookingColumn<CommonRow>[];

export const LOCATOR_COLUMN: BookingColumn<CommonRow> = {
  id: 'record-locator',
  header: msg`Record Locator`,
  sort: 'locator',
  text: (row) => row.recordLocator ?? '',
};

export const BOOKED_COLUMN: BookingColumn<CommonRow> = {
  id: 'date-booked',
  header: msg`Date Booked`,
  sort: 'booked',
  text: (row) => listFormat().moment(row.dateBooked),
};

const nameOf = ({ name, email }: BookedBy): string => name || email;

/** Whose booking it is, and who of the staff made it for somebody else (R381). */
export const USER_COLUMNS: Columns = [
  { id: 'user', header: msg`User`, text: ({ bookedFor, bookedBy }) => nameOf(bookedFor ?? bookedBy) },
  { id: 'booked-by', header: msg`Booked by`, priority: 'low', text: ({ bookedBy }) => nameOf(bookedBy) },
];

/** What it costs and what the agency earns of it (R438, R442). */
export const FIGURE_COLUMNS: Columns = [
  {
    id: 'cost-price',
    header: msg`Cost Price`,
    align: 'end',
    total: 'costPrice',
    text: (row) => listMoney(row.costPrice),
  },
  {
    id: 'sales-price',
    header: msg`Sales Price`,
    align: 'end',
    sort: 'price',
    total: 'salesPrice',
    text: (row) => listMoney(row.salesPrice),
  },
  {
    id: 'commission-earned',
    header: msg`Commission Earned`,
    align: 'end',
    total: 'commissionEarned',
    text: (row) => listMoney(row.commissionEarned),
  },
  {
    id: 'transaction-fees',
    header: msg`Transaction Fees`,
    align: 'end',
    priority: 'low',
    total: 'transactionFees',
    text: (row) => listMoney(row.transactionFees),
  },
  {
    id: 'penalty-amount',
    header: msg`Penalty Amount`,
    align: 'end',
    priority: 'low',
    total: 'penaltyAmount',
    text: (row) => listMoney(row.penaltyAmount),
  },
];

/** The status in the product's own words. */
export const statusColumn = (labelOf: StatusLabel): BookingColumn<CommonRow> => ({
  id: 'booking-status',
  header: msg`Booking Status`,
  kind: 'status',
  sort: 'status',
  text: (row) => listStatus(row.bookingStatus, labelOf),
});

export const PAYMENT_COLUMNS: Columns = [
  { id: 'booked-currency', header: msg`Booked Currency`, priority: 'low', text: (row) => row.bookedCurrency },
  {
    id: 'transaction-hash',
    header: msg`Transaction Hash`,
    priority: 'low',
    text: (row) => row.transactionHash ?? '',
  },
];
