import { useSendMail } from '@/core/booking/use-send-mail';
import { sendConfirmationMail } from '../../contract';
import { translateMessage } from '../server-messages';

/** Sends a booking's confirmation to its contact once more and tells how that went (R241). */
export const useSendItinerary = (
  bookingId: string,
  /** Where it goes, when that is known here. */
  email: string | null,
  onEnd?: () => void,
) =>
  useSendMail({
    endpoint: sendConfirmationMail,
    input: { body: { bookingId } },
    email,
    translate: translateMessage,
    ...(onEnd ? { onEnd } : {}),
  });
