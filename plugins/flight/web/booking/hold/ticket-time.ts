/** What to say about the time by which a ticket has to be issued. */
export type TicketTime = { kind: 'open'; until: string } | { kind: 'passed' } | null;

/** A future limit with its time, or that it has passed (R229); null when there is none. */
export function ticketTime(limit: string | null, now: Date = new Date()): TicketTime {
  const until = limit === null ? Number.NaN : Date.parse(limit);
  if (limit === null || Number.isNaN(until)) return null;
  return until > now.getTime() ? { kind: 'open', until: limit } : { kind: 'passed' };
}
