import { Trans } from '@lingui/react/macro';
import { Section } from '@/core/selling/results/Section';
import { AccessorySteppers, type ExtrasChoiceProps } from '../parts/AccessorySteppers';

/** What may be taken along; nothing where there is nothing. */
export function Accessories(choice: ExtrasChoiceProps) {
  if (choice.offer.accessories.length === 0) return null;
  return (
    <Section title={<Trans>Extras</Trans>}>
      <AccessorySteppers {...choice} />
    </Section>
  );
}
