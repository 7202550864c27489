import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { useAgency } from '@/core/tenant/agency';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Icon } from '@/core/ui/pictures/Icon';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { getSubscription } from '../../contract/subscription';
import { monthsLater, today } from '../calendar';
import { useStateWords } from '../state/use-state-words';
import * as css from './DueNotice.css';

/** Milliseconds that an answer is good for: it is asked on every page. */
const LASTS = 300_000;
/** Its own pages say it themselves. */
const OWN = /^\/(?:subscription|settings\/payment)\b/i;

/** For the owner, wherever they are: the subscription was not paid, or ends within a month. */
export default function DueNotice() {
  const { t } = useLingui();
  const words = useStateWords();
  const { isSubscribed } = useAgency();
  const isOwner = useUser()?.userType === 'AgencyOwner';
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useApiQuery(getSubscription, undefined, {
    enabled: isOwner && isSubscribed,
    staleTime: LASTS,
  });
  const known = query.data?.data;
  if (!known || !isOwner || OWN.test(path)) return null;
  const { status, due, period } = known;
  const isEnding = status === 'cancelling' && period !== null && period.until < monthsLater(today(), 1);
  if (status !== 'past-due' && !isEnding) return null;
  const until = status === 'past-due' ? due?.graceUntil : period?.until;
  const day = until ? words.day(until) : '';
  return (
    <aside className={status === 'past-due' ? css.due : css.ending} aria-label={t`Subscription`}>
      <Icon icon={AlertTriangle} size="small" />
      <span>
        {status === 'past-due' ? (
          day ? (
            <Trans>The subscription has not been paid. Your site sells until {day}.</Trans>
          ) : (
            <Trans>The subscription has not been paid.</Trans>
          )
        ) : (
          <Trans>Your subscription ends on {day}. Then your site stops selling.</Trans>
        )}{' '}
        <TextLink {...linkTo('/settings/payment')}>
          {status === 'past-due' ? t`Pay now` : t`Payment settings`}
        </TextLink>
      </span>
    </aside>
  );
}
