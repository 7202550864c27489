import { useLingui } from '@lingui/react/macro';
import { BookingStatus } from '@/core/selling/after-sale/BookingStatus';
import type { Contribution, ListedBooking } from '@/core/plugin';
import { Badge } from '@/core/ui/content/Badge';
import { Inline } from '@/core/ui/content/layout';
import type { Source } from './use-source';

interface RowStatusProps {
  list: Contribution<'bookings.lists'>;
  source: Source;
  row: ListedBooking;
}

/** The status in its product's words, an unknown one as it came (G87), and whether somebody has to decide something. */
export function RowStatus({ list, source, row }: RowStatusProps) {
  const { t } = useLingui();
  const { word, state } = source.statusOf(row);
  return (
    <Inline gap={8} wrap={false}>
      <BookingStatus state={state} status={word} words={list.statuses} />
      {source.needsAction?.(row) && <Badge tone="warning">{t`Action needed`}</Badge>}
    </Inline>
  );
}
