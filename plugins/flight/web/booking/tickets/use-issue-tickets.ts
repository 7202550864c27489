import { useAlone } from '@/core/state/use-alone';
import { useApi } from '@/core/api/context';
import { toast } from '@/core/ui/feedback/toast';
import type { AgencyFlightRow } from '../../../contract';
import { wordsOf } from '@/core/i18n/words-of';
import { ticketCall } from './tickets';

/** Has the tickets of a booking issued and tells how that went (R230, R232); presses while it runs are ignored. */
export function useIssueTickets(
  { orderId, vendor }: { orderId: string | null; vendor: string },
  /** Called when the server has answered, with the row for the list, or null after a refusal. */
  onEnd: (row: AgencyFlightRow | null) => void,
) {
  const api = useApi();
  const { pending, alone } = useAlone();
  const issue = async () => {
    if (!orderId) return;
    try {
      const { data, ...said } = await api.call(ticketCall(vendor), { body: { orderId } });
      toast.success(wordsOf(said));
      onEnd(data);
    } catch (error) {
      toast.error(wordsOf(error));
      onEnd(null);
    }
  };
  return { pending, issue: () => void alone(issue) };
}
