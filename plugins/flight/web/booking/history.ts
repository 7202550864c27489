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
  const changes = scheduleChanges.flatMap(({ changeId, state, noticedAt, answeredAt }): HistoryEntry[] => {
    const entry = { id: `${changeId} noticed`, at: noticedAt, status: '', tone: 'warning' as const };
    const noticed: HistoryEntry = { ...entry, event: 'schedule-changed' };
    if (state !== 'accepted' || !answeredAt) return [noticed];
    return [
      noticed,
      { ...entry, id: `${changeId} accepted`, at: answeredAt, event: 'schedule-accepted', tone: 'neutral' },
    ];
  });
  // Those of one moment stay in the order in which they were written.
  return [...statuses, ...changes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).reverse();
}
