import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '../../../places/countries';
import { Grid, Stack } from '../../../ui/content/layout';
import { Select } from '../../../ui/choices/Select';
import { TypedField } from '../../../forms/TypedField';
import { CheckoutSection } from '../form/CheckoutSection';
import type { FormFields } from '../../../forms/use-app-form';

/** The payer's address; the countries are the API's (R028). */
export function BillingFields({
  state,
  at = 'billing',
  title,
  hasOptionalCountry = false,
}: {
  state: FormFields;
  /** Where the form holds the address. */
  at?: string;
  title?: string;
  hasOptionalCountry?: boolean;
}) {
  const { t } = useLingui();
  const options = useCountryOptions();
  return (
    <CheckoutSection title={title ?? t`Billing address`}>
      <Stack gap={16}>
        <TypedField
          state={state}
          path={`${at}.address`}
          label={t`Address`}
          autoComplete="billing street-address"
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TypedField
            state={state}
            path={`${at}.city`}
            label={t`City`}
            autoComplete="billing address-level2"
          />
          <TypedField
            state={state}
            path={`${at}.state`}
            label={t`State or region`}
            autoComplete="billing address-level1"
          />
          <TypedField
            state={state}
            path={`${at}.zipCode`}
            label={t`Zip code`}
            autoComplete="billing postal-code"
          />
          <Select
            {...state.bind(`${at}.country`)}
            label={t`Country`}
            placeholder={t`Choose`}
            autoComplete="billing country"
            aria-required={!hasOptionalCountry}
            optional={hasOptionalCountry}
            options={options}
          />
        </Grid>
      </Stack>
    </CheckoutSection>
  );
}
