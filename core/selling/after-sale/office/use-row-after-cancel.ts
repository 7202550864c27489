import { useLingui } from '@lingui/react/macro';
import { useApi } from '../../../api/context';
import { ask, type Call } from '../../../query/call';
import { toast } from '../../../ui/feedback/toast';
import type { CancelHandlers } from '../cancel/CancelBooking';

/**
 * After a cancellation from a list, also one that was refused because somebody else had been faster: the row as it is then
 * takes its place (R389, R402, R405).
 */
export function useRowAfterCancel<Row>(
  reload: Call<{ data: { row: Row } }>,
  onDone: (replaced: Row | null) => void,
): CancelHandlers<unknown> {
  const { t } = useLingui();
  const api = useApi();
  const replace = async () => {
    try {
      onDone((await ask(api, reload)).data.row);
    } catch {
      toast.error(t`Booking update failed. Please refresh the page.`);
      onDone(null);
    }
  };
  return {
    onClose: () => onDone(null),
    onEnd: () => void replace(),
  };
}
