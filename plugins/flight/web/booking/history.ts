import type { AfterSale } from '../../contract';

export interface HistoryEntry {
  id: string;
  /** ISO, UTC. */
  at: string;
  status: string;
  event: 'schedule-changed' | 'schedule-accepted' | null;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

const TONES: Readonly<Record<string, HistoryEntry['tone']>> = {
  Ticketed: 'success',
  Confirmed: 'success',
  Rejected: 'danger',
};

/** Changes of status and of the schedule as one story, newest first. */
export function historyEntries({
  history,
  scheduleChanges,
}: Pick<AfterSale, 'history' | 'scheduleChanges'>): HistoryEntry[] {
  const statuses = history.map(({ at, status }) => ({
    id: `${at} ${status}`,
    at,
    status,
    event: null,
    tone: TONES[status] ?? ('neutral' as const),
  }));
  const changes = scheduleChanges.flatMap<HistoryEntry>(({ changeId, state, noticedAt, answeredAt }) => [
    { id: `${changeId} noticed`, at: noticedAt, status: '', event: 'schedule-changed', tone: 'warning' },
    ...(state === 'accepted' && answeredAt
      ? [
          {
            id: `${changeId} accepted`,
            at: answeredAt,
            status: '',
            event: 'schedule-accepted' as const,
            tone: 'neutral' as const,
          },
        ]
      : []),
  ]);
  // Those of one moment stay in the order in which they were written.
  return [...statuses, ...changes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).reverse();
}
