import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '@/core/forms/ActionForm';
import { cancelSubscription, type Subscription } from '../../contract/subscription';
import { useStateWords } from '../state/use-state-words';
import { useRefresh } from '../use-refresh';

/** Says until when all works, and what happens then, before the subscription is ended. */
export function CancelDialog({ known, onClose }: { known: Subscription; onClose: () => void }) {
  const { t } = useLingui();
  const words = useStateWords();
  const refresh = useRefresh();
  const until = known.period && words.day(known.period.until);
  return (
    <ActionForm
      danger
      title={t`Cancel the subscription?`}
      back={t`Keep the subscription`}
      confirm={t`Cancel the subscription`}
      send={(api) => api.call(cancelSubscription)}
      done={t`The subscription is canceled`}
      onDone={refresh}
      onClose={onClose}
    >
      <p>
        {known.status === 'past-due' ? (
          <Trans>
            What is due has not been paid, so your site stops selling soon after, and nothing more is charged.
          </Trans>
        ) : (
          <Trans>
            Everything works as before until {until}. Then your site stops selling, and nothing more is
            charged.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Existing trips are still looked after: vouchers, changes and cancellations. Your clients, bookings
          and settings are kept, and you can subscribe again whenever you like.
        </Trans>
      </p>
      {known.status !== 'past-due' && (
        <p>
          <Trans>Until that day you can undo this here.</Trans>
        </p>
      )}
    </ActionForm>
  );
}
