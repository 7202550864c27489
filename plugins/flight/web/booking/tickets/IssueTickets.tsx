import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { Ticket } from '@/core/ui/pictures/icons';
import type { FlightReservation } from '../../../contract';
import { useIssueTickets } from './use-issue-tickets';

/** Staff's button for a paid booking that has no tickets yet (R230, G123). */
export function IssueTickets({
  reservation,
  onEnd,
}: {
  reservation: Pick<FlightReservation, 'orderId' | 'vendor'>;
  onEnd: () => void;
}) {
  const { t } = useLingui();
  const { pending, issue } = useIssueTickets(reservation, onEnd);
  return (
    <Button icon={Ticket} loading={pending} onClick={issue}>
      {t`Issue tickets`}
    </Button>
  );
}
