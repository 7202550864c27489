import { Trans } from '@lingui/react/macro';
import { useDeadline } from '@/core/i18n/use-deadline';
import type { Place } from '@/core/say/dates';
import { Alert } from '@/core/ui/feedback/Alert';
import { ticketTime } from './ticket-time';

/** R229. Nothing when no ticket is waited for. */
export function TicketTimeNote({ limit, place }: { limit: string | null; place: Place | null }) {
  const deadline = useDeadline();
  const time = ticketTime(limit);
  if (!time || !place) return null;
  return (
    <Alert tone={time.kind === 'passed' ? 'danger' : 'warning'}>
      {time.kind === 'passed' ? (
        <Trans>Ticket time has already passed</Trans>
      ) : (
        <Trans>
          Your ticket time will expire on <strong>{deadline(time.until, place)}</strong>
        </Trans>
      )}
    </Alert>
  );
}
