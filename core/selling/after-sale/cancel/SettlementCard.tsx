import { Trans } from '@lingui/react/macro';
import type { Settlement } from '../../../contract';
import { SectionCard } from '../../results/Section';
import { DescriptionList } from '../../../ui/content/DescriptionList';
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
    <SectionCard title={<Trans>Cancellation</Trans>} gap={12}>
      {facts.length > 0 && <DescriptionList items={[...facts]} />}
      {settlement && <SettlementList settlement={settlement} keptByTerms={keptByTerms} />}
    </SectionCard>
  );
}
