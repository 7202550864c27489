import { Trans, useLingui } from '@lingui/react/macro';
import { type HTMLAttributes, useState } from 'react';
import { useShownErrors } from '@/core/credentials/use-shown-errors';
import { asMessage, wordsOf } from '@/core/i18n/words-of';
import { useCountryOptions } from '@/core/places/countries';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { ErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { TextField } from '@/core/ui/fields/TextField';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { type BillingDetails, updateBillingDetails } from '../../contract/subscription';
import { useRefresh } from '../use-refresh';
import { type BillingField, billingProblem } from '../../contract/billing-rules';
import { type BillingDraft, detailsOf, draftOf } from './billing-draft';

interface FieldLook {
  autoComplete: string;
  hint?: string;
  optional?: boolean;
  type?: 'email';
  autoCapitalize?: HTMLAttributes<HTMLInputElement>['autoCapitalize'];
}

/** Changes whom the next invoices are made out to; those that were issued stay as they are. */
export function BillingDialog({ known, onClose }: { known: BillingDetails | null; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const countries = useCountryOptions();
  const [draft, setDraft] = useState(() => draftOf(known));
  const [refused, setRefused] = useState<Partial<Record<BillingField, string>>>({});
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
  const fields = Object.keys(labels) as BillingField[];
  const shown = useShownErrors(labels, () => {
    const errors = fields.map((field) => [field, asMessage(billingProblem(field, draft[field]))]);
    return Object.fromEntries(errors) as Record<BillingField, ReturnType<typeof asMessage>>;
  });
  const save = useApiMutation(updateBillingDetails, {
    onSuccess: async () => {
      await refresh();
      toast.success(t`The billing details are saved`);
      onClose();
    },
    onError: (error) =>
      setRefused(
        Object.fromEntries(
          error.fields.map(({ path, ...said }) => [path.replace(/^body\./, ''), wordsOf(said)]),
        ),
      ),
  });
  const change = (field: BillingField) => (value: string) => {
    setDraft((before: BillingDraft) => ({ ...before, [field]: value }));
    setRefused(({ [field]: _, ...rest }) => rest);
    save.reset();
  };
  const bind = (field: BillingField) => ({
    id: field,
    name: field,
    label: labels[field],
    value: draft[field],
    onChange: change(field),
    onBlur: () => shown.leave(field),
    error: refused[field] ?? shown.wordsOf(field),
  });
  const typed = (field: BillingField, look: FieldLook) => (
    <TextField {...bind(field)} {...look} required={!look.optional} />
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!save.isPending}
      title={t`Billing details`}
      description={<Trans>They appear on the next invoices. Your existing invoices stay as they are.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="billing-form" loading={save.isPending}>{t`Save`}</Button>
        </>
      }
    >
      <form
        id="billing-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (shown.attempt()) save.mutate({ input: { body: detailsOf(draft) } });
        }}
      >
        <Stack gap={16}>
          <ErrorSummary {...shown.summary} />
          {save.isError && (
            <Alert tone="danger" live>
              {wordsOf(save.error)}
            </Alert>
          )}
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
        </Stack>
      </form>
    </Dialog>
  );
}
