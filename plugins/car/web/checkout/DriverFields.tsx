import { useLingui } from '@lingui/react/macro';
import { CheckoutSection } from '@/core/selling/checkout/form/CheckoutSection';
import { bindField, TypedField } from '@/core/selling/checkout/form/fields';
import { SavedTravelersMenu } from '@/core/selling/checkout/travelers/SavedTravelersMenu';
import type { CheckoutFields } from '@/core/selling/checkout/form/use-checkout-form';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Select } from '@/core/ui/choices/Select';
import { CAR_TITLES } from '../../contract';
import { TITLES } from '../../say/labels';
import { fieldsOfSaved } from './form';

/** Who drives, as in the driver's license (R300, R301). */
export function DriverFields({ state }: { state: CheckoutFields }) {
  const { t, i18n } = useLingui();
  return (
    <CheckoutSection
      title={t`Main driver`}
      note={t`The name exactly as in the driver’s license and on the credit card for the deposit.`}
      action={
        <SavedTravelersMenu
          onChoose={(saved) =>
            fieldsOfSaved(saved).forEach(([field, value]) => state.set(`driver.${field}`, value))
          }
        />
      }
    >
      <Stack gap={16}>
        <Grid columns={{ phone: 2, tablet: 4 }}>
          <Select
            {...bindField(state, 'driver.title')}
            label={t`Title`}
            placeholder={t`Choose`}
            autoComplete="honorific-prefix"
            aria-required
            options={CAR_TITLES.map((value) => ({ value, label: i18n._(TITLES[value]) }))}
          />
        </Grid>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TypedField state={state} path="driver.firstName" label={t`First name`} autoComplete="given-name" />
          <TypedField state={state} path="driver.lastName" label={t`Last name`} autoComplete="family-name" />
          <TypedField
            state={state}
            path="driver.email"
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t`Your confirmation goes here.`}
          />
          <TypedField
            state={state}
            path="driver.phone"
            label={t`Phone`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={t`So that the desk can reach you, with country code`}
            optional
          />
        </Grid>
      </Stack>
    </CheckoutSection>
  );
}
