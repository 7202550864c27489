import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@/core/i18n/countries';
import { Grid, Stack } from '@/core/ui/layout';
import { Select } from '@/core/ui/Select';
import { TypedField, useBind } from './fields';
import { Section } from './Section';
import type { CheckoutFormState } from './use-checkout-form';

/** The payer's address; the countries are the API's (R028). */
export function BillingFields({ state }: { state: CheckoutFormState }) {
  const { t } = useLingui();
  const bind = useBind(state);
  const options = useCountryOptions();
  return (
    <Section title={t`Billing address`}>
      <Stack gap={16}>
        <TypedField
          state={state}
          path="billing.address"
          label={t`Address`}
          autoComplete="billing street-address"
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TypedField
            state={state}
            path="billing.city"
            label={t`City`}
            autoComplete="billing address-level2"
          />
          <TypedField
            state={state}
            path="billing.state"
            label={t`State or region`}
            autoComplete="billing address-level1"
          />
          <TypedField
            state={state}
            path="billing.zipCode"
            label={t`Zip code`}
            autoComplete="billing postal-code"
          />
          <Select
            {...bind('billing.country')}
            label={t`Country`}
            placeholder={t`Choose`}
            autoComplete="billing country"
            aria-required
            options={options}
          />
        </Grid>
      </Stack>
    </Section>
  );
}
