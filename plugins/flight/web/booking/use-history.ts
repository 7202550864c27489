import { useLingui } from '@lingui/react/macro';
import type { TimelineEntry } from '@/core/ui/content/Timeline';
import type { AfterSale } from '../../contract';
import { useStatusWords } from '@/core/selling/after-sale/BookingStatus';
import { STATUS_LABELS } from '../statuses';
import { historyEntries } from './history';

/** What happened to a booking, newest first; words as the supplier's where they are not ours (R228, G87). */
export function useHistory() {
  const { t } = useLingui();
  const status = useStatusWords(STATUS_LABELS);
  const words = {
    'schedule-changed': t`The airline changed the flights`,
    'schedule-accepted': t`The new times were accepted`,
  };
  return (after: Pick<AfterSale, 'history' | 'scheduleChanges'> | null): TimelineEntry[] =>
    after
      ? historyEntries(after).map(({ id, at, status: word, event, tone }) => ({
          id,
          at,
          tone,
          title: event ? words[event] : status(word),
        }))
      : [];
}
