import type { ActionProps } from '@/core/selling/after-sale/office/agency-list';
import { useOnce } from '@/core/selling/after-sale/use-once';
import type { AgencyFlightRow } from '../../contract';
import { useIssueTickets } from '../booking/tickets/use-issue-tickets';

/** Issues the tickets of a row; a toast tells how it went, and the flight that came back takes its place (R230, R231). */
export default function TicketAction({ row, onDone }: ActionProps<AgencyFlightRow>) {
  const { issue } = useIssueTickets(row, onDone);
  useOnce(issue);
  return null;
}
