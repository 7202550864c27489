import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '../../../forms/use-app-form';
import { Stack } from '../../../ui/content/layout';
import { AskedFields } from '../../../fields/AskedFields';
import { CheckoutSection } from '../form/CheckoutSection';
import { STREET, TOWN } from '../../../fields/people';

/** The payer's address. */
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
  const asked = { state, at, fills: (token: string) => `billing ${token}` };
  return (
    <CheckoutSection title={title ?? t`Billing address`}>
      <Stack gap={16}>
        <AskedFields {...asked} fields={STREET} columns={1} />
        <AskedFields
          {...asked}
          fields={{ ...TOWN, country: { ...TOWN.country, optional: hasOptionalCountry } }}
        />
      </Stack>
    </CheckoutSection>
  );
}
