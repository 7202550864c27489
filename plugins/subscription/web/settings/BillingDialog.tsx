import { Trans, useLingui } from '@lingui/react/macro';
import { type HTMLAttributes, useState } from 'react';
import { ActionForm } from '@/core/forms/ActionForm';
import type { FormRules } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { useCountryOptions } from '@/core/places/countries';
import { Select } from '@/core/ui/choices/Select';
import { Grid } from '@/core/ui/content/layout';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { TextField } from '@/core/ui/fields/TextField';
import { type BillingDetails, updateBillingDetails } from '../../contract/subscription';
import { useRefresh } from '../use-refresh';
import { type BillingField, billingProblem, tidyVat } from '../../contract/billing-rules';

/** What is typed: an empty VAT number is none. */
type BillingDraft = Record<BillingField, string>;

const draftOf = (known: BillingDetails | null): BillingDraft => ({
  legalName: known?.legalName ?? '',
  email: known?.email ?? '',
  addressLine: known?.addressLine ?? '',
  city: known?.city ?? '',
  state: known?.state ?? '',
  zipCode: known?.zipCode ?? '',
  country: known?.country ?? '',
  vatNumber: known?.vatNumber ?? '',
});

const detailsOf = ({ vatNumber, ...rest }: BillingDraft): BillingDetails => ({
  ...rest,
  vatNumber: tidyVat(vatNumber),
});

interface FieldLook {
  autoComplete: string;
  hint?: string;
  optional?: boolean;
  type?: 'email';
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
}

const RULES: FormRules<BillingDraft> = {
  paths: Object.keys,
  error: (draft, field) => billingProblem(field as BillingField, draft[field as BillingField]),
};

/** Changes whom the next invoices are made out to; those that were issued stay as they are. */
export function BillingDialog({ known, onClose }: { known: BillingDetails | null; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const countries = useCountryOptions();
  const [begun] = useState(() => draftOf(known));
  const labels: Record<BillingField, string> = {
    legalName: t`Legal name`,
    email: t`Email for invoices`,
    addressLine: t`Address`,
    city: t`City`,
    state: t`State or region`,
    zipCode: t`Zip code`,
    country: t`Country`,
    vatNumber: t`VAT number`,
  };
  const form = useAppForm({
    name: 'billing',
    initial: begun,
    rules: RULES,
    nameOf: (path) => labels[path as BillingField],
  });
  const bind = (field: BillingField) => ({ ...form.bind(field), label: labels[field] });
  const typed = (field: BillingField, look: FieldLook) => (
    <TextField {...bind(field)} {...look} required={!look.optional} />
  );
  return (
    <ActionForm
      form={form}
      title={t`Billing details`}
      description={<Trans>They appear on the next invoices. Your existing invoices stay as they are.</Trans>}
      confirm={t`Save`}
      send={(api) => api.call(updateBillingDetails, { body: detailsOf(form.values) })}
      done={t`The billing details are saved`}
      onDone={refresh}
      onClose={onClose}
    >
      <ErrorSummary {...form.summary} />
      {typed('legalName', { autoComplete: 'billing organization' })}
      {typed('email', { autoComplete: 'billing email', type: 'email' })}
      {typed('addressLine', { autoComplete: 'billing street-address' })}
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {typed('city', { autoComplete: 'billing address-level2' })}
        {typed('state', { autoComplete: 'billing address-level1' })}
        {typed('zipCode', { autoComplete: 'billing postal-code' })}
        <Select
          {...bind('country')}
          options={countries}
          placeholder={t`Choose a country`}
          autoComplete="billing country"
          loading={countries.length === 0}
        />
      </Grid>
      {typed('vatNumber', {
        autoComplete: 'off',
        optional: true,
        autoCapitalize: 'characters',
        hint: t`Such as PT123456789 or 12.345.678/0001-95`,
      })}
    </ActionForm>
  );
}
