import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { useAgency } from '@/core/tenant/agency';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { CreditCard } from '@/core/ui/pictures/icons';
import type { Subscription } from '../../contract/subscription';

/** For a sales agent, who pays nothing here: what it means, and whom to turn to (G48). */
export function AgentNote({ known: { status } }: { known: Subscription }) {
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
