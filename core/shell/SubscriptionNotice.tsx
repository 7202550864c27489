import { useLingui } from '@lingui/react/macro';
import { useAgency } from '../tenant/agency';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { CreditCard } from '../ui/icons';
import { mailLink } from './footer-links';
import { linkTo } from './link';
import * as css from './Fallback.css';

/** For staff of an agency without a subscription, where no subscription page is installed (R073, R167). */
export default function SubscriptionNotice() {
  const { t } = useLingui();
  const { agencyName, isSubscribed, contactEmailId } = useAgency();
  const mail = mailLink(contactEmailId);
  if (isSubscribed)
    return (
      <div className={css.inside}>
        <EmptyState
          level={1}
          icon={CreditCard}
          title={t`The subscription is active`}
          action={<ButtonLink to="/" variant="primary">{t`Go to the start page`}</ButtonLink>}
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
        {mail
          ? t`Booking for clients opens as soon as ${agencyName} has a subscription. Please contact ${contactEmailId}.`
          : t`Booking for clients opens as soon as ${agencyName} has a subscription. Please contact the platform's support.`}
      </EmptyState>
    </div>
  );
}
