import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Container } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
import { MAIL_APPLICATION } from '../../contract/application';
import { getMailDelivery } from '../../contract/delivery';
import * as css from './BrokenNotice.css';

const FIVE_MINUTES_MS = 5 * 60_000;
const OWN_PAGE = `/settings/applications/${MAIL_APPLICATION.id}`;

/** Tells the owner that letters leave from the platform's sender, because the own domain does not work. */
export default function BrokenNotice() {
  const { t } = useLingui();
  const isOwner = useUser()?.userType === 'AgencyOwner';
  // Its own page says it itself.
  const isThere = useLocation({ select: ({ pathname }) => pathname === OWN_PAGE });
  const query = useApiQuery(getMailDelivery, undefined, {
    enabled: isOwner,
    staleTime: FIVE_MINUTES_MS,
    select: ({ data }) => data,
  });
  if (isThere || query.data?.domain?.domainState !== 'broken') return null;
  const { domain } = query.data.domain;
  return (
    <div className={css.notice}>
      <Container width="page">
        <Alert tone="danger" title={t`Emails cannot be sent from ${domain}`}>
          <Trans>Until it works again, they come from {query.data.platformSender}.</Trans>{' '}
          <TextLink {...linkTo(OWN_PAGE)}>{t`See what is wrong`}</TextLink>
        </Alert>
      </Container>
    </div>
  );
}
