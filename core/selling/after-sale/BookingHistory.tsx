import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/content/Card';
import { Stack } from '../../ui/content/layout';
import { Heading } from '../../ui/content/Text';
import { Timeline, type TimelineEntry } from '../../ui/content/Timeline';

/** What happened to a booking, newest first; nothing where nothing is known. */
export function BookingHistory({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useLingui();
  if (entries.length === 0) return null;
  return (
    <Card as="section" padding="large" aria-labelledby="booking-history">
      <Stack gap={16}>
        <Heading level={2} size={20} id="booking-history">
          <Trans>History</Trans>
        </Heading>
        <Timeline label={t`History`} entries={entries} />
      </Stack>
    </Card>
  );
}
