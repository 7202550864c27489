import { Trans } from '@lingui/react/macro';
import { bindField } from '@/core/selling/checkout/form/fields';
import type { CheckoutFields } from '@/core/selling/checkout/form/use-checkout-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { AGREED } from './form';

/** Without it nothing is booked (R271, M267). */
export function Agreement({ state }: { state: CheckoutFields }) {
  const { value, onChange, ...field } = bindField(state, 'terms');
  return (
    <Checkbox
      {...field}
      checked={value === AGREED}
      onChange={(on) => onChange(on ? AGREED : '')}
      aria-required
      label={
        <Trans>
          I accept the rules of the property, its cancellation terms and the terms and conditions of this
          agency.
        </Trans>
      }
    />
  );
}
