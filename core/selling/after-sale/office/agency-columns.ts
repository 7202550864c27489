import { msg } from '@lingui/core/macro';
import type { Money } from '../../../contract/money/money';
import type { BookedBy } from '../../../contract/money/sale';
import type { BookingColumn, BookingFigure } from '../../../plugin/points/bookings-lists';
import { listFormat, listMoney, listStatus } from './agency-list';
import type { StatusWords } from '../statuses';
import { clockAt } from '../instant';

/** What a row of any product's list has. */
export interface CommonRow {
  recordLocator: string | null;
  /** ISO, UTC. */
  dateBooked: string;
  bookedPrice: Money;
  chargedAmount: Money | null;
  costPrice: Money | null;
  salesPrice: Money | null;
  commissionEarned: Money | null;
  markupEarned: Money | null;
  transactionFees: Money | null;
  penaltyEarned: Money | null;
  protectionEarned: Money | null;
  penaltyAmount: Money | null;
  refundAmount: Money | null;
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
  priority: 'medium',
  sort: 'booked',
  // The day: its minute is in the booking's history.
  text: (row) => listFormat().date(clockAt(new Date(row.dateBooked))),
};

const nameOf = ({ name, email }: BookedBy): string => name || email;

/** Whose booking it is, and who of the staff made it for somebody else (R381). */
export const USER_COLUMNS: Columns = [
  { id: 'user', header: msg`User`, text: ({ bookedFor, bookedBy }) => nameOf(bookedFor ?? bookedBy) },
  { id: 'booked-by', header: msg`Booked by`, priority: 'low', text: ({ bookedBy }) => nameOf(bookedBy) },
];

/** A column of amounts, with their sum below the list. */
const figure = (
  total: BookingFigure,
  column: Pick<BookingColumn<CommonRow>, 'id' | 'header' | 'sort' | 'priority'>,
): BookingColumn<CommonRow> => ({
  ...column,
  align: 'end',
  total,
  text: (row) => listMoney(row[total]),
});

/**
 * What was sold, what it costs, and what the agency earns of it with all that it is made of (R438, R442): in each row and
 * below them, sales without cost are what is earned.
 */
export const FIGURE_COLUMNS: Columns = [
  figure('costPrice', { id: 'cost-price', header: msg`Cost Price`, priority: 'medium' }),
  figure('salesPrice', { id: 'sales-price', header: msg`Sales Price`, sort: 'price' }),
  figure('commissionEarned', { id: 'commission-earned', header: msg`Commission Earned` }),
  figure('markupEarned', { id: 'markup-earned', header: msg`Agency Markup`, priority: 'low' }),
  // The specification's "transaction fees".
  figure('transactionFees', { id: 'transaction-fees', header: msg`Agency fee`, priority: 'low' }),
  figure('penaltyEarned', { id: 'penalty-earned', header: msg`Retained penalties`, priority: 'low' }),
  figure('protectionEarned', { id: 'protection-earned', header: msg`Protection`, priority: 'low' }),
  figure('penaltyAmount', { id: 'penalty-amount', header: msg`Penalty Amount`, priority: 'low' }),
  figure('chargedAmount', { id: 'charged-amount', header: msg`Charged`, priority: 'low' }),
  figure('refundAmount', { id: 'refund-amount', header: msg`Refunded`, priority: 'low' }),
  {
    id: 'booked-price',
    header: msg`Price agreed`,
    align: 'end',
    priority: 'low',
    text: (row) => listMoney(row.bookedPrice),
  },
];

/** The status in the product's own words. */
export const statusColumn = (words: StatusWords): BookingColumn<CommonRow> => ({
  id: 'booking-status',
  header: msg`Booking Status`,
  kind: 'status',
  sort: 'status',
  text: (row) => listStatus(row.bookingStatus, words),
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

/** A booking's id, for support. */
export const ID_COLUMN: BookingColumn<{ bookingId: string }> = {
  id: 'booking-id',
  header: msg`Booking ID`,
  priority: 'low',
  text: (row) => row.bookingId,
};

export const CONFIRMATION_COLUMN: BookingColumn<{ confirmationNumber: string | null }> = {
  id: 'confirmation-number',
  header: msg`Confirmation Number`,
  priority: 'low',
  text: (row) => row.confirmationNumber ?? '',
};

/** These columns are shown from the start wherever there is room: those that the specification names for a product's list. */
export const shownFirst = <Row>(
  ids: readonly string[],
  columns: readonly BookingColumn<Row>[],
): readonly BookingColumn<Row>[] =>
  columns.map((column) =>
    column.priority === 'low' && ids.includes(column.id) ? { ...column, priority: 'medium' } : column,
  );
