import { useLingui } from '@lingui/react/macro';
import { Grid } from '../../../ui/content/layout';
import { TypedField } from '../../../forms/TypedField';
import { CheckoutSection } from './CheckoutSection';
import type { FormFields } from '../../../forms/use-app-form';

/** Where the confirmation and news about the booking go; `note` says so in the product's words. */
export function ContactFields({ state, note }: { state: FormFields; note: string }) {
  const { t } = useLingui();
  return (
    <CheckoutSection title={t`Contact`} note={note}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <TypedField
          state={state}
          path="contact.email"
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TypedField
          state={state}
          path="contact.phone"
          label={t`Phone`}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t`With country code, such as +1 212 555 0100`}
        />
      </Grid>
    </CheckoutSection>
  );
}
