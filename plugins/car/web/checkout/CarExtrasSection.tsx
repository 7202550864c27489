import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import type { ExtrasState } from '@/core/selling/checkout/use-extras';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { isPaidAtCounter, type CarExtras, type CarQuote } from '../../contract';
import { AccessorySteppers } from '../parts/AccessorySteppers';
import { CoverageBoxes } from '../parts/CoverageBoxes';

interface CarExtrasSectionProps {
  quote: Pick<CarQuote, 'offer'>;
  extras: ExtrasState<CarExtras>;
  disabled: boolean;
}

/** What may be added to the car, each at its price for the whole rental; nothing where it is paid at the counter. */
export function CarExtrasSection({
  quote: { offer },
  extras: { chosen, choose, problem },
  disabled,
}: CarExtrasSectionProps) {
  const { t } = useLingui();
  const choice = { offer, extras: chosen, onChange: choose, disabled };
  if (isPaidAtCounter(offer)) return null;
  return (
    <CheckoutSection title={t`Extras`} note={t`You pick them up with the car and pay for them now.`}>
      <Stack gap={20}>
        {problem?.kind === 'failed' && (
          <Alert live tone="warning" title={t`This could not be added`}>
            {wordsOf(problem)} <Trans>Everything else stays as you chose it.</Trans>
          </Alert>
        )}
        {offer.accessories.length > 0 && <AccessorySteppers {...choice} />}
        <CoverageBoxes {...choice} />
      </Stack>
    </CheckoutSection>
  );
}
