import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '../../../forms/use-app-form';
import { AskedFields } from '../../../fields/AskedFields';
import { CheckoutSection } from './CheckoutSection';
import { CONTACT } from '../../../fields/people';

/** Where the confirmation and news about the booking go; `note` says so in the product's words. */
export function ContactFields({ state, note }: { state: FormFields; note: string }) {
  const { t } = useLingui();
  return (
    <CheckoutSection title={t`Contact`} note={note}>
      <AskedFields state={state} at="contact" fields={CONTACT} />
    </CheckoutSection>
  );
}
