import type { ActionProps } from '@/core/booking/agency-list';
import { EmailItineraryDialog } from '@/core/booking/EmailItineraryDialog';
import type { AgencyCarRow } from '../../contract';

/** Sends the confirmation of a row to its driver once more, or to another address (R400). */
export default function EmailAction({ row, onDone }: ActionProps<AgencyCarRow>) {
  return (
    <EmailItineraryDialog
      bookingId={row.bookingId}
      name={row.recordLocator ?? '–'}
      onClose={() => onDone(null)}
    />
  );
}
