import { Trans } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { AGREED } from './form';

/** Without it nothing is booked (R271, M267). */
export function Agreement({ state }: { state: FormFields }) {
  const { value, onChange, ...field } = state.bind('terms');
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
