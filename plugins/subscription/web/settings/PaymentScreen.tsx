import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { wordsOf } from '@/core/i18n/words-of';
import { Button } from '@/core/ui/actions/Button';
import { Grid, Stack } from '@/core/ui/content/layout';
import { toast } from '@/core/ui/feedback/toast';
import type { SubscriptionProgress } from '../../contract/progress';
import type { Subscription } from '../../contract/subscription';
import { PaymentSearch } from '../addresses';
import { idOfPath, paymentPath } from '../paying/progress-call';
import { ProgressView } from '../paying/ProgressView';
import { ScreenFrame } from '../ScreenFrame';
import { useRefresh } from '../use-refresh';
import { useSubscription } from '../use-subscription';
import { AccountCard } from './AccountCard';
import { BillingCard } from './BillingCard';
import { CardInformation } from './CardInformation';
import { InvoicesCard } from './InvoicesCard';
import { PlanCard } from './PlanCard';

/** `/settings/payment`: the card, the subscription, whom invoices are made out to, and the invoices (R429). */
export default function PaymentScreen() {
  const { t } = useLingui();
  usePageTitle(t`Payment`);
  const query = useSubscription();
  return (
    <ScreenFrame
      title={t`Payment`}
      about={<Trans>What you pay for your site, with which card, and the invoices.</Trans>}
      query={query}
      failed={t`The payment settings could not be loaded`}
    >
      {query.data && <Settings known={query.data.data} />}
    </ScreenFrame>
  );
}

function Settings({ known }: { known: Subscription }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { verify } = useAddress(PaymentSearch);
  const follow = useCallback(
    (id?: string) =>
      navigate({ ...linkTo('/settings/payment', id ? { verify: id } : undefined), replace: true } as never),
    [navigate],
  );
  const finish = useCallback(
    async (progress: SubscriptionProgress) => {
      await refresh();
      toast.success(wordsOf(progress));
      await follow();
    },
    [refresh, follow],
  );
  if (verify)
    return (
      <ProgressView
        path={paymentPath(verify)}
        title={t`Waiting for the bank`}
        onActive={finish}
        nextStep={<Button onClick={() => void follow()}>{t`Back to the payment settings`}</Button>}
      />
    );
  const paying = { onFollow: (path: string) => follow(idOfPath(path)), onDone: finish };
  // What was arranged with the platform has no card, no address and no invoices here.
  const isArranged = known.status === 'arranged';
  return (
    <Stack gap={24}>
      <PlanCard known={known} {...paying} />
      {!isArranged && (
        <Grid columns={{ phone: 1, desktop: 2 }} gap={24}>
          <CardInformation known={known} {...paying} />
          <BillingCard known={known} />
        </Grid>
      )}
      {!isArranged && <InvoicesCard />}
      <AccountCard />
    </Stack>
  );
}
