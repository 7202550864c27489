import { Trans, useLingui } from '@lingui/react/macro';
import { SectionCard } from '../results/Section';
import { Timeline, type TimelineEntry } from '../../ui/content/Timeline';

/** What happened to a booking, newest first; nothing where nothing is known. */
export function BookingHistory({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <SectionCard title={<Trans>History</Trans>}>
      <Timeline label={t`History`} entries={entries} />
    </SectionCard>
  );
}
