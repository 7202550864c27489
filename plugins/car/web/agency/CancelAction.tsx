import type { ActionProps } from '@/core/selling/after-sale/office/agency-list';
import { useRowAfterCancel } from '@/core/selling/after-sale/office/use-row-after-cancel';
import { callOf } from '@/core/query/call';
import { getAgencyCar, type AgencyCarRow } from '../../contract';
import { CancelDialog } from '../booking/CancelDialog';

/** Cancels a row of the agency's list (R389, R402, R405). */
export default function CancelAction({ row, onDone }: ActionProps<AgencyCarRow>) {
  const { bookingId } = row;
  const handlers = useRowAfterCancel(callOf(getAgencyCar, { params: { id: bookingId } }), onDone);
  return (
    <CancelDialog
      bookingId={bookingId}
      total={row.details.payment === 'counter' ? null : row.bookedPrice}
      pickUp={row.details.pickUp}
      {...handlers}
    />
  );
}
