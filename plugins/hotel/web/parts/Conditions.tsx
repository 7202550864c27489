import { Trans } from '@lingui/react/macro';
import { SectionCard } from '@/core/selling/results/Section';
import { ToldRows } from '@/core/selling/after-sale/told/ToldCards';
import type { HotelStay } from '../../contract';
import { conditionRows } from '../../say/stay';

/** What the property asks its guests to know, in its own words, before a stay is booked. */
export function Conditions({ conditions = [] }: Pick<HotelStay, 'conditions'>) {
  if (conditions.length === 0) return null;
  return (
    <SectionCard title={<Trans>What the property asks you to know</Trans>}>
      <ToldRows rows={conditionRows({ conditions })} />
    </SectionCard>
  );
}
