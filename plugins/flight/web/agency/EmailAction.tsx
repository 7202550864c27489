import type { ActionProps } from '@/core/booking/agency-list';
import { EmailItineraryDialog } from '@/core/booking/EmailItineraryDialog';
import type { AgencyFlightRow } from '../../contract';

/** Sends the confirmation of a row to its traveller once more, or to another address (R400). */
export default function EmailAction({ row, onDone }: ActionProps<AgencyFlightRow>) {
  return (
    <EmailItineraryDialog
      bookingId={row.bookingId}
      name={row.recordLocator ?? '–'}
      onClose={() => onDone(null)}
    />
  );
}
