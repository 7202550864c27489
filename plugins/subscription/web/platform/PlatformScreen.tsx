import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { OfficePage } from '@/core/office/OfficePage';
import { Tabs } from '@/core/ui/navigation/Tabs';
import { PlatformSearch } from '../addresses';
import { Agencies } from './Agencies';
import { AgencyInvoices } from './AgencyInvoices';
import { Coupons } from './Coupons';
import { RefusedReturns } from './RefusedReturns';

/** `/platform/subscriptions`: what all agencies pay, and the coupons, for the platform's owner. */
export default function PlatformScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const address = useAddress(PlatformSearch);
  const go = (search: PlatformSearch) =>
    void navigate({ ...linkTo('/platform/subscriptions'), search, replace: true } as never);
  const view = address.view ?? 'agencies';
  return (
    <OfficePage
      title={t`Subscriptions`}
      note={<Trans>What the agencies of the platform pay for their sites.</Trans>}
    >
      <RefusedReturns />
      <Tabs
        label={t`Subscriptions`}
        value={view}
        onChange={(next) => go(next === 'coupons' ? { view: 'coupons' } : {})}
        tabs={[
          { id: 'agencies', label: t`Agencies` },
          { id: 'coupons', label: t`Coupons` },
        ]}
      >
        {view === 'coupons' ? (
          <Coupons />
        ) : address.agency ? (
          <AgencyInvoices
            agencyId={address.agency}
            page={address.page ?? 1}
            onPage={(page) => go({ agency: address.agency, ...(page > 1 ? { page } : {}) })}
          />
        ) : (
          <Agencies />
        )}
      </Tabs>
    </OfficePage>
  );
}
