import { Trans } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/Alert';
import { ticketTime } from './ticket-time';

/** R229. Nothing when no ticket is waited for. */
export function TicketTimeNote({ limit }: { limit: string | null }) {
  const format = useFormat();
  const time = ticketTime(limit);
  if (!time) return null;
  return (
    <Alert tone={time.kind === 'passed' ? 'danger' : 'warning'}>
      {time.kind === 'passed' ? (
        <Trans>Ticket time has already passed</Trans>
      ) : (
        <Trans>
          Your ticket time will expire on <strong>{format.deadline(time.until)}</strong>
        </Trans>
      )}
    </Alert>
  );
}
