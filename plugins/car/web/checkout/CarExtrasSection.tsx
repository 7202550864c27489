import { Trans, useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { Alert } from '@/core/ui/feedback/Alert';
import { Stack } from '@/core/ui/content/layout';
import type { CarDetails, CarExtras } from '../../contract';
import { AccessorySteppers } from '../parts/AccessorySteppers';
import { CoverageBoxes } from '../parts/CoverageBoxes';
import { wordsOf } from '@/core/i18n/words-of';
import type { ExtrasState } from '@/core/selling/checkout/use-extras';

/** What may be added to the car, each at its price for the whole rental. */
export function CarExtrasSection({
  offer,
  state: { chosen, choose, problem },
  disabled,
}: {
  offer: CarDetails;
  state: ExtrasState<CarExtras>;
  disabled: boolean;
}) {
  const { t } = useLingui();
  const choice = { offer, extras: chosen, onChange: choose, disabled };
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
