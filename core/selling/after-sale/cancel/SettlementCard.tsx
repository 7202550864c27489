import { Trans } from '@lingui/react/macro';
import type { Settlement } from '../../../contract';
import { Card } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { Stack } from '../../../ui/content/layout';
import { Heading } from '../../../ui/content/Text';
import { SettlementList } from './SettlementList';

interface SettlementCardProps {
  settlement?: Settlement | undefined;
  keptByTerms: string;
  /** What else is known, such as why. */
  facts?: readonly { id: string; term: string; value: string }[];
}

/** Once a booking was cancelled: what was charged, returned and kept. */
export function SettlementCard({ settlement, keptByTerms, facts = [] }: SettlementCardProps) {
  if (!settlement && facts.length === 0) return null;
  return (
    <Card as="section" padding="large" aria-labelledby="booking-cancellation">
      <Stack gap={12}>
        <Heading level={2} size={20} id="booking-cancellation">
          <Trans>Cancellation</Trans>
        </Heading>
        {facts.length > 0 && <DescriptionList items={[...facts]} />}
        {settlement && <SettlementList settlement={settlement} keptByTerms={keptByTerms} />}
      </Stack>
    </Card>
  );
}
