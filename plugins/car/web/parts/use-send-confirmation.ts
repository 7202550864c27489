import { useSendMail } from '@/core/booking/use-send-mail';
import { sendCarBookingEmail } from '../../contract';
import { translateMessage } from '../server-messages';

/** Sends a booking's confirmation to its driver once more and tells how that went (R311). */
export const useSendConfirmation = (
  bookingId: string,
  /** Where it goes, when that is known here. */
  email: string | null,
  onEnd?: () => void,
) =>
  useSendMail({
    endpoint: sendCarBookingEmail,
    input: { body: { bookingId } },
    email,
    translate: translateMessage,
    ...(onEnd ? { onEnd } : {}),
  });
