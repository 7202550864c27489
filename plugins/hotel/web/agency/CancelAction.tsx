import { callOf } from '@/core/query/call';
import type { ActionProps } from '@/core/selling/after-sale/office/agency-list';
import { useRowAfterCancel } from '@/core/selling/after-sale/office/use-row-after-cancel';
import { type AgencyHotelRow, getAgencyHotel } from '../../contract';
import { CancelDialog } from '../booking/CancelDialog';

/** Cancels a row of the agency's list (R389, R402). */
export default function CancelAction({ row, onDone }: ActionProps<AgencyHotelRow>) {
  const { bookingId, details, bookedPrice } = row;
  const handlers = useRowAfterCancel(callOf(getAgencyHotel, { params: { id: bookingId } }), onDone);
  return (
    <CancelDialog
      bookingId={bookingId}
      total={details.payment === 'property' ? null : bookedPrice}
      {...handlers}
    />
  );
}
