import { Trans } from '@lingui/react/macro';
import { SectionCard } from '@/core/selling/results/Section';
import { Text } from '@/core/ui/content/Text';
import type { HotelStay } from '../../contract';

/** What the property asks its guests to know, in its own words: before a stay is booked, and before they come. */
export function Conditions({ conditions = [] }: Pick<HotelStay, 'conditions'>) {
  if (conditions.length === 0) return null;
  return (
    <SectionCard title={<Trans>What the property asks you to know</Trans>}>
      {conditions.map(({ title, text }, at) => (
        <div key={at}>
          {title && <Text weight={550}>{title}</Text>}
          <Text size={14} tone="secondary">
            {text}
          </Text>
        </div>
      ))}
    </SectionCard>
  );
}
