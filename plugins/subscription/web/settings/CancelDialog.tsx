import { Trans, useLingui } from '@lingui/react/macro';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { toast } from '@/core/ui/feedback/toast';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { cancelSubscription, type Subscription } from '../../contract/subscription';
import { useStateWords } from '../state/use-state-words';
import { useRefresh } from '../use-refresh';

/** Says until when all works, and what happens then, before the subscription is ended. */
export function CancelDialog({ known, onClose }: { known: Subscription; onClose: () => void }) {
  const { t } = useLingui();
  const words = useStateWords();
  const refresh = useRefresh();
  const cancel = useApiMutation(cancelSubscription, {
    onSuccess: async () => {
      await refresh();
      toast.success(t`The subscription is canceled`);
      onClose();
    },
  });
  const until = known.period && words.day(known.period.until);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!cancel.isPending}
      title={t`Cancel the subscription?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Keep the subscription`}</Button>
          <Button variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate({})}>
            {t`Cancel the subscription`}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Failed of={cancel} />
        <p>
          {known.status === 'past-due' ? (
            <Trans>
              What is due has not been paid, so your site stops selling soon after, and nothing more is
              charged.
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
      </Stack>
    </Dialog>
  );
}
