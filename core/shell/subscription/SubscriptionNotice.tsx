import { useLingui } from '@lingui/react/macro';
import { useUser } from '../../session/session';
import { useAgency } from '../../tenant/agency';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CreditCard } from '../../ui/pictures/icons';
import { Stack } from '../../ui/content/layout';
import { linkTo } from '../../address/link';
import { PlatformContactLines } from './PlatformContactLines';
import * as css from '../views/Fallback.css';

/** For staff of an agency without a subscription, where no subscription page is installed (R073, R167). */
export default function SubscriptionNotice() {
  const { t } = useLingui();
  const { agencyName, isSubscribed, platformContact } = useAgency();
  const isOwner = useUser()?.userType === 'AgencyOwner';
  if (isSubscribed)
    return (
      <div className={css.inside}>
        <EmptyState
          level={1}
          icon={CreditCard}
          title={t`The subscription is active`}
          action={<ButtonLink to="/" variant="primary">{t`Go to the home page`}</ButtonLink>}
        />
      </div>
    );
  return (
    <div className={css.inside}>
      <EmptyState
        level={1}
        icon={CreditCard}
        title={t`Agency is not subscribed yet`}
        action={<ButtonLink {...linkTo('/mytrip')} variant="secondary">{t`My Trips`}</ButtonLink>}
      >
        <Stack gap={12}>
          <p>
            {t`Until ${agencyName} has a subscription, nobody can search or book here, and nobody is charged. Existing trips are looked after as before.`}
          </p>
          <p>
            {isOwner
              ? t`To open your site, arrange a subscription with the platform: searching and booking open right away.`
              : t`The agency's owner can arrange a subscription with the platform: searching and booking then open right away.`}
          </p>
          <p>
            <PlatformContactLines contact={platformContact} />
          </p>
        </Stack>
      </EmptyState>
    </div>
  );
}
