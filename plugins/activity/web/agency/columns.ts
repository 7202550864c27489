import { msg } from '@lingui/core/macro';
import type { BookingColumn } from '@/core/plugin';
import {
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  statusColumn,
  USER_COLUMNS,
} from '@/core/selling/after-sale/office/agency-columns';
import { listFormat } from '@/core/selling/after-sale/office/agency-list';
import type { AgencyActivityRow } from '../../contract';
import { SHOWN } from '../shown';

/** `YYYY-MM-DDTHH:mm`, or a day alone where it is open all day. */
function dateTime(local: string): string {
  const format = listFormat();
  const day = format.date(local.slice(0, 10));
  return local.length > 10 ? `${day}, ${format.time(local)}` : day;
}

/** R441: the twelve columns of the agency's list of activities, with what every product's list has beside. */
export const ACTIVITY_COLUMNS: readonly BookingColumn<AgencyActivityRow>[] = [
  { ...LOCATOR_COLUMN, below: { header: msg`City`, text: (row: AgencyActivityRow) => row.city } },
  ID_COLUMN,
  {
    id: 'activity',
    header: msg`Activity name`,
    text: (row) => row.activityName,
    below: { header: msg`Lead passenger`, text: (row) => row.leadPassenger },
  },
  {
    id: 'activity-time',
    header: msg`Activity date and time`,
    sort: 'travel',
    text: (row) => dateTime(row.activityDateTime),
  },
  ...USER_COLUMNS.map((column) => ({ ...column, priority: 'low' as const })),
  BOOKED_COLUMN,
  ...FIGURE_COLUMNS,
  statusColumn(SHOWN.statuses),
  {
    id: 'cancel-reason',
    header: msg`Reason for cancellation`,
    priority: 'low',
    text: (row) => row.reasonForCancellation ?? '',
  },
  ...PAYMENT_COLUMNS,
];
