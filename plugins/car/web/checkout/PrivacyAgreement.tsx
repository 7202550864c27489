import { Trans } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Disclosure } from '@/core/ui/content/Disclosure';
import { Stack } from '@/core/ui/content/layout';
import type { CarDetails } from '../../contract';
import { TextList } from '../parts/VendorTexts';
import { AGREED } from './form';

/** What the vendor does with the driver's data, and that it was accepted: without it nothing is booked. */
export function PrivacyAgreement({
  state,
  offer: { texts },
}: {
  state: FormFields;
  offer: Pick<CarDetails, 'texts'>;
}) {
  const { value, onChange, ...field } = state.bind('privacy');
  return (
    <Stack gap={8}>
      <Disclosure summary={<Trans>Privacy policy of the rental company</Trans>}>
        <TextList texts={texts?.privacyPolicies ?? []} />
      </Disclosure>
      <Checkbox
        {...field}
        checked={value === AGREED}
        onChange={(on) => onChange(on ? AGREED : '')}
        aria-required
        label={<Trans>I have read and accept the privacy policy of the rental company.</Trans>}
      />
    </Stack>
  );
}
