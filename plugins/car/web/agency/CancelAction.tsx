import { useApi } from '@/core/api/context';
import type { ActionProps } from '@/core/booking/agency-list';
import type { CancelEnd } from '@/core/booking/cancel/cancel-end';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@/core/ui/toast';
import { getAgencyCar, type AgencyCarRow, type CarReservation } from '../../contract';
import { CancelDialog } from '../booking/CancelDialog';

/** Cancels a row of the agency's list; the row as it is then takes its place (R389, R402, R405). */
export default function CancelAction({ row, onDone }: ActionProps<AgencyCarRow>) {
  const { t } = useLingui();
  const api = useApi();
  const end = async ({ kind }: CancelEnd<CarReservation>) => {
    if (kind === 'refused') return onDone(null);
    try {
      const { data } = await api.call(getAgencyCar, { params: { id: row.bookingId } });
      onDone(data.row);
    } catch {
      toast.error(t`Booking update failed. Please refresh the page.`);
      onDone(null);
    }
  };
  return (
    <CancelDialog
      bookingId={row.bookingId}
      total={row.bookedPrice}
      pickUp={row.details.pickUp}
      onClose={() => onDone(null)}
      onEnd={(ended) => void end(ended)}
    />
  );
}
