import { EmailItineraryDialog } from '../papers/EmailItineraryDialog';

/** Sends the confirmation of a row to its traveller once more, or to another address (R400). */
export default function EmailAction({
  row,
  onDone,
}: {
  row: { bookingId: string; recordLocator: string | null };
  onDone: (replaced: null) => void;
}) {
  return (
    <EmailItineraryDialog
      bookingId={row.bookingId}
      name={row.recordLocator ?? '–'}
      onClose={() => onDone(null)}
    />
  );
}
