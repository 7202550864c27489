import { callOf } from '@/core/query/call';
import type { ActionProps } from '@/core/selling/after-sale/office/agency-list';
import { useRowAfterCancel } from '@/core/selling/after-sale/office/use-row-after-cancel';
import { type AgencyActivityRow, getAgencyActivity } from '../../contract';
import { CancelDialog } from '../booking/CancelDialog';

/** Cancels a row of the agency's list; one that is not in it any more asks for the page to be loaded anew (R347). */
export default function CancelAction({ row, onDone }: ActionProps<AgencyActivityRow>) {
  const { bookingId, bookedPrice } = row;
  const handlers = useRowAfterCancel(callOf(getAgencyActivity, { params: { id: bookingId } }), onDone);
  return <CancelDialog bookingId={bookingId} total={bookedPrice} {...handlers} />;
}
