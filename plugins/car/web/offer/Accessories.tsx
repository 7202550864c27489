import { Trans } from '@lingui/react/macro';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { AccessorySteppers, type ExtrasChoiceProps } from '../parts/AccessorySteppers';

/** What may be taken along; nothing where there is nothing. */
export function Accessories(choice: ExtrasChoiceProps) {
  if (choice.offer.accessories.length === 0) return null;
  return (
    <Stack gap={16} as="section">
      <Heading level={2} size={20}>
        <Trans>Extras</Trans>
      </Heading>
      <AccessorySteppers {...choice} />
    </Stack>
  );
}
