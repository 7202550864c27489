import { msg } from '@lingui/core/macro';
import type { BookingColumn } from '@/core/plugin';
import {
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  shownFirst,
  statusColumn,
  USER_COLUMNS,
} from '@/core/selling/after-sale/office/agency-columns';
import { listFormat } from '@/core/selling/after-sale/office/agency-list';
import type { AgencyActivityRow } from '../../contract';
import { SHOWN } from '../shown';

type Column = BookingColumn<AgencyActivityRow>;

/** `YYYY-MM-DDTHH:mm`, or a day alone where it is open all day. */
function dateTime(local: string): string {
  const format = listFormat();
  const day = format.date(local.slice(0, 10));
  return local.length > 10 ? `${day}, ${format.time(local)}` : day;
}

/** R441: what the list of activities calls the figures of every list. */
const NAMES: Readonly<Record<string, Column['header']>> = {
  'booked-price': msg`Total price`,
  'commission-earned': msg`Commission`,
  'transaction-fees': msg`Transaction fee`,
  'refund-amount': msg`Refund amount`,
};
const named = (column: Column): Column => ({ ...column, header: NAMES[column.id] ?? column.header });
const onDemand = (column: Column): Column => ({ ...column, priority: 'low' });

/** R441: the twelve columns of the agency's list of activities, with what every product's list has beside. */
export const ACTIVITY_COLUMNS: readonly Column[] = shownFirst(
  ['booking-id', 'booked-price', 'transaction-fees', 'cancel-reason', 'refund-amount'],
  [
    { ...LOCATOR_COLUMN, below: { header: msg`City`, text: (row: AgencyActivityRow) => row.city } },
    ID_COLUMN,
    { id: 'activity', header: msg`Activity name`, text: (row) => row.activityName },
    { id: 'lead-passenger', header: msg`Lead passenger`, text: (row) => row.leadPassenger },
    {
      id: 'activity-time',
      header: msg`Activity date and time`,
      sort: 'travel',
      text: (row) => dateTime(row.activityDateTime),
    },
    ...[...USER_COLUMNS, BOOKED_COLUMN].map(onDemand),
    ...FIGURE_COLUMNS.map(named),
    { ...statusColumn(SHOWN.statuses), header: msg`Status` },
    onDemand({
      id: 'cancel-reason',
      header: msg`Reason for cancellation`,
      text: (row) => row.reasonForCancellation ?? '',
    }),
    ...PAYMENT_COLUMNS,
  ],
);
