import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { Mail } from '@/core/ui/icons';
import { useSendItinerary } from './use-send-itinerary';

/** Sends the confirmation to the booking's contact once more (R241). */
export function EmailItinerary({ bookingId, email }: { bookingId: string; email: string }) {
  const { t } = useLingui();
  const { pending, send } = useSendItinerary(bookingId, email);
  return (
    <Button variant="secondary" icon={Mail} loading={pending} onClick={send}>
      {t`Email itinerary`}
    </Button>
  );
}
