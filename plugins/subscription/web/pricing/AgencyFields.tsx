import { useLingui } from '@lingui/react/macro';
import { useCountryOptions } from '@/core/places/countries';
import { TypedField } from '@/core/forms/TypedField';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Stack } from '@/core/ui/content/layout';
import { TextField } from '@/core/ui/fields/TextField';
import { SubdomainField } from './SubdomainField';
import type { SignUpForm } from './use-sign-up-form';

const MOST = 40;

/** A subdomain that looks like the agency's name: "Café São João & Cia." is `cafe-sao-joao-cia`; empty where nothing of it fits. */
const subdomainFor = (agencyName: string): string =>
  agencyName
    .normalize('NFD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');

const COLUMNS = { phone: 1, tablet: 2 } as const;

/** The agency, its address and where its travellers find help. */
export function AgencyFields({ form }: { form: SignUpForm }) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const name = form.bind('agencyName');
  /** The site's address follows the name until somebody writes another one. */
  const rename = (agencyName: string) => {
    const follows = ['', subdomainFor(name.value)].includes(form.value('subdomain'));
    form.set('agencyName', agencyName);
    if (follows) form.set('subdomain', subdomainFor(agencyName));
  };
  return (
    <Stack gap={16}>
      <TextField
        {...name}
        onChange={rename}
        label={form.names.agencyName}
        autoComplete="organization"
        aria-required
      />
      <SubdomainField form={form} />
      <TypedField
        state={form}
        path="addressLine"
        label={form.names.addressLine}
        autoComplete="street-address"
      />
      <Grid columns={COLUMNS}>
        <TypedField state={form} path="city" label={form.names.city} autoComplete="address-level2" />
        <TypedField state={form} path="state" label={form.names.state} autoComplete="address-level1" />
        <TypedField state={form} path="zipCode" label={form.names.zipCode} autoComplete="postal-code" />
        <Select
          {...form.bind('country')}
          label={form.names.country}
          placeholder={t`Choose`}
          autoComplete="country"
          aria-required
          options={countries}
        />
      </Grid>
      <Grid columns={COLUMNS}>
        <TypedField
          state={form}
          path="customerServicePhone"
          label={form.names.customerServicePhone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t`With country code, such as +1 212 555 0100`}
        />
        <TypedField
          state={form}
          path="customerServiceEmail"
          label={form.names.customerServiceEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint={t`Where your travelers write to`}
        />
      </Grid>
    </Stack>
  );
}
