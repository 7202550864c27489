import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/Card';
import { Stack } from '@/core/ui/layout';
import { Heading } from '@/core/ui/Text';
import { Timeline } from '@/core/ui/Timeline';
import type { AfterSale } from '../../contract';
import { useStatusWords } from '../parts/BookingStatus';
import { historyEntries } from './history';

/** What happened to the booking, newest first; words as the supplier's where they are not ours (R228, G87). */
export function History({ after }: { after: Pick<AfterSale, 'history' | 'scheduleChanges'> }) {
  const { t } = useLingui();
  const status = useStatusWords();
  const words = {
    'schedule-changed': t`The airline changed the flights`,
    'schedule-accepted': t`The new times were accepted`,
  };
  const entries = historyEntries(after);
  if (entries.length === 0) return null;
  return (
    <Card as="section" padding="large" aria-labelledby="booking-history">
      <Stack gap={16}>
        <Heading level={2} size={20} id="booking-history">
          <Trans>History</Trans>
        </Heading>
        <Timeline
          label={t`History`}
          entries={entries.map(({ id, at, status: word, event, tone }) => ({
            id,
            at,
            tone,
            title: event ? words[event] : status(word),
          }))}
        />
      </Stack>
    </Card>
  );
}
