import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import type { Subscription } from '../../contract/subscription';
import { SubscriptionSearch } from '../addresses';
import { idOfPath, paymentPath } from '../paying/progress-call';
import { ProgressView } from '../paying/ProgressView';
import { ScreenFrame } from '../ScreenFrame';
import { InvoicesCard } from '../settings/InvoicesCard';
import { StateCard } from '../state/StateCard';
import { useRefresh } from '../use-refresh';
import { useSubscription } from '../use-subscription';
import { Subscribe } from './Subscribe';
import { Card } from '@/core/ui/content/Card';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { CreditCard } from '@/core/ui/pictures/icons';

/** `/subscription`: paying for the agency's subscription, or how it stands (R072, G35, G48). */
export default function SubscriptionScreen() {
  const { t } = useLingui();
  usePageTitle(t`Subscription`);
  const query = useSubscription();
  const known = query.data?.data;
  return (
    <ScreenFrame title={t`Subscription`} query={query} failed={t`The subscription could not be loaded`}>
      {known && (known.isOwner ? <OwnerView known={known} /> : <AgentNote known={known} />)}
    </ScreenFrame>
  );
}

function OwnerView({ known }: { known: Subscription }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { agencyName } = useAgency();
  const { verify } = useAddress(SubscriptionSearch);
  const [isPaid, setPaid] = useState(false);
  const follow = useCallback(
    (id?: string) =>
      navigate({ ...linkTo('/subscription', id ? { verify: id } : undefined), replace: true } as never),
    [navigate],
  );
  const finish = useCallback(async () => {
    await refresh();
    setPaid(true);
    await follow();
  }, [refresh, follow]);
  if (verify)
    return (
      <ProgressView
        path={paymentPath(verify)}
        title={t`Paying for the subscription`}
        onActive={finish}
        nextStep={<Button onClick={() => void follow()}>{t`Try again`}</Button>}
      />
    );
  const isOpen = known.status !== 'none' && known.status !== 'ended';
  if (isOpen)
    return (
      <Stack gap={24}>
        {isPaid && (
          <Alert tone="success" live title={t`The subscription is paid`}>
            <Trans>Searching and booking are open on the site of {agencyName}.</Trans>
          </Alert>
        )}
        <StateCard
          subscription={known}
          actions={
            <>
              <ButtonLink {...linkTo('/settings/payment')}>{t`Payment settings`}</ButtonLink>
              <ButtonLink {...linkTo('/dashboard')} variant="secondary">{t`Go to the dashboard`}</ButtonLink>
            </>
          }
        />
      </Stack>
    );
  return (
    <Stack gap={24}>
      {known.status === 'ended' && <StateCard subscription={known} />}
      <Subscribe known={known} onFollow={(path) => follow(idOfPath(path))} onPaid={finish} />
      {known.status === 'ended' && <InvoicesCard />}
    </Stack>
  );
}

/** For a sales agent, who pays nothing here: what it means, and whom to turn to (G48). */
function AgentNote({ known: { status } }: { known: Subscription }) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const isOpen = status !== 'none' && status !== 'ended';
  return (
    <Card padding="large">
      {isOpen ? (
        <EmptyState
          level={2}
          icon={CreditCard}
          title={t`The subscription is active`}
          action={<ButtonLink {...linkTo('/dashboard')}>{t`Go to the dashboard`}</ButtonLink>}
        >
          <Trans>The agency's owner takes care of it. There is nothing for you to do.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          level={2}
          icon={CreditCard}
          title={t`Agency is not subscribed yet`}
          action={<ButtonLink {...linkTo('/mytrip')} variant="secondary">{t`My Trips`}</ButtonLink>}
        >
          <Trans>
            Until {agencyName} has a subscription, nobody can search or book here. Existing trips are looked
            after as before. Please contact the agency's owner, who can pay for it on this page.
          </Trans>
        </EmptyState>
      )}
    </Card>
  );
}
