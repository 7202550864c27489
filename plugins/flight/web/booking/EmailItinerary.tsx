import { useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { translateMessage } from '../server-messages';
import { useApiMutation } from '@/core/state/query';
import { Button } from '@/core/ui/Button';
import { Mail } from '@/core/ui/icons';
import { toast } from '@/core/ui/toast';
import { sendConfirmationMail } from '../../contract';

/** Sends the confirmation to the booking's contact once more (R241). */
export function EmailItinerary({ bookingId, email }: { bookingId: string; email: string }) {
  const { t } = useLingui();
  const send = useApiMutation(sendConfirmationMail, {
    onSuccess: () => toast.success(t`Itinerary sent to ${email}`),
    onError: (error) => toast.error(translateMessage(messageOf(error))),
  });
  return (
    <Button
      variant="secondary"
      icon={Mail}
      loading={send.isPending}
      onClick={() => send.mutate({ input: { body: { bookingId } } })}
    >
      {t`Email itinerary`}
    </Button>
  );
}
