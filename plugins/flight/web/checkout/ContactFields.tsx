import { useLingui } from '@lingui/react/macro';
import { Grid } from '@/core/ui/layout';
import { TypedField } from './fields';
import { Section } from './Section';
import type { CheckoutFormState } from './use-checkout-form';

/** Where the confirmation and the airline's news go. */
export function ContactFields({ state }: { state: CheckoutFormState }) {
  const { t } = useLingui();
  return (
    <Section title={t`Contact`} note={t`Your confirmation and news about your flight go here.`}>
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
    </Section>
  );
}
