import { Trans, useLingui } from '@lingui/react/macro';
import { resendVerification } from '@/core/contract';
import { useAction } from '@/core/query/use-action';
import { useApiQuery } from '@/core/query/query';
import { useUser } from '@/core/session/session';
import { Button } from '@/core/ui/actions/Button';
import { Icon } from '@/core/ui/pictures/Icon';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { getLettersStanding } from '../../contract/letters';
import * as css from './DueNotice.css';

/** Milliseconds that an answer is good for: it is asked on every page. */
const LASTS = 60_000;

/** For the owner, wherever they are: letters to others wait for the proof of the address, or were stopped. */
export default function LettersNotice() {
  const { t } = useLingui();
  const user = useUser();
  const isOwner = user?.userType === 'AgencyOwner';
  const query = useApiQuery(getLettersStanding, undefined, { enabled: isOwner, staleTime: LASTS });
  const again = useAction(resendVerification, { done: t`The email is on its way` });
  const known = query.data?.data;
  if (!known || !isOwner || (known.isProven && !known.stopped)) return null;
  const { email } = user;
  return (
    <aside className={known.isProven ? css.due : css.ending} aria-label={t`Emails`}>
      <Icon icon={AlertTriangle} size="small" />
      <span>
        {!known.isProven ? (
          <Trans>Emails to your clients and staff wait until you have opened the link sent to {email}.</Trans>
        ) : known.stopped?.because === 'complaints' ? (
          <Trans>
            Your emails were stopped because too many recipients complained. Please contact the platform.
          </Trans>
        ) : (
          <Trans>Your emails were stopped because too many bounced. Please contact the platform.</Trans>
        )}
      </span>
      {!known.isProven && (
        <Button
          size="small"
          variant="quiet"
          loading={again.isPending}
          onClick={() => again.mutate({ input: { body: { email } } })}
        >
          {t`Send it again`}
        </Button>
      )}
    </aside>
  );
}
