import { useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { useApiMutation } from '@/core/state/query';
import { toast } from '@/core/ui/toast';
import { sendConfirmationMail } from '../../contract';
import { translateMessage } from '../server-messages';

/** Sends a booking's confirmation to its contact once more and tells how that went (R241). */
export function useSendItinerary(
  bookingId: string,
  /** Where it goes, when that is known here. */
  email: string | null,
  onEnd: () => void = () => undefined,
) {
  const { t } = useLingui();
  const { mutate, isPending } = useApiMutation(sendConfirmationMail, {
    onSuccess: () => toast.success(email ? t`Itinerary sent to ${email}` : t`Itinerary sent to the traveler`),
    onError: (error) => toast.error(translateMessage(messageOf(error))),
    onSettled: onEnd,
  });
  return { pending: isPending, send: () => mutate({ input: { body: { bookingId } } }) };
}
