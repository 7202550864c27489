import type { ActionProps } from '@/core/selling/after-sale/office/agency-list';
import { CancelDialog } from '../booking/cancel/CancelDialog';
import { deadlinePlace, type AgencyFlightRow } from '../../contract';

/** Cancels a row of the agency's list; what came back takes its place (R231, R389). */
export default function CancelAction({ row, onDone }: ActionProps<AgencyFlightRow>) {
  return (
    <CancelDialog
      booking={row}
      audience="agency"
      total={row.bookedPrice}
      place={deadlinePlace(row.details.legs)}
      onClose={() => onDone(null)}
      onEnd={(end) => onDone(end.kind === 'cancelled' ? (end.booking as AgencyFlightRow) : null)}
    />
  );
}
