import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCountryNames } from '@/core/places/countries';
import { Button } from '@/core/ui/actions/Button';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { Subscription } from '../../contract/subscription';
import { BillingDialog } from './BillingDialog';

/** Whom the invoices are made out to. */
export function BillingCard({ known: { billingDetails: known } }: { known: Subscription }) {
  const { t } = useLingui();
  const countryOf = useCountryNames();
  const [isOpen, setOpen] = useState(false);
  const lines = known
    ? [
        known.addressLine,
        [known.zipCode, known.city].filter(Boolean).join(' '),
        known.state,
        known.country && countryOf(known.country),
      ].filter(Boolean)
    : [];
  return (
    <SectionCard gap={16} title={<Trans>Billing details</Trans>}>
      {known ? (
        <DescriptionList
          items={[
            { id: 'name', term: t`Legal name`, value: known.legalName },
            { id: 'email', term: t`Email for invoices`, value: known.email },
            { id: 'address', term: t`Address`, value: lines.join(', ') || '–' },
            { id: 'vat', term: t`VAT number`, value: known.vatNumber ?? '–' },
          ]}
        />
      ) : (
        <Text tone="secondary">
          <Trans>They appear on each invoice, once there is a subscription.</Trans>
        </Text>
      )}
      {known && (
        <Inline>
          <Button variant="secondary" onClick={() => setOpen(true)}>{t`Change the billing details`}</Button>
        </Inline>
      )}
      {isOpen && <BillingDialog known={known} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
