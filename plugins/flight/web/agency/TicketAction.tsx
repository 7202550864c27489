import { useEffect, useRef } from 'react';
import { useIssueTickets } from '../booking/use-issue-tickets';
import type { ActionProps } from './action';

/** Issues the tickets of a row; a toast tells how it went, and the flight that came back takes its place (R230, R231). */
export default function TicketAction({ row, onDone }: ActionProps) {
  const { issue } = useIssueTickets(row, onDone);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    issue();
  }, [issue]);
  return null;
}
