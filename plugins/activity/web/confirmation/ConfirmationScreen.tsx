import { ConfirmationScreen } from '@/core/selling/after-sale/confirmation/ConfirmationScreen';
import { ACTIVITIES } from '../product';
import { Confirmed } from './Confirmed';

/** A booking on its way, submitted to the organizer, then what is booked (R341, R348). */
export default function ActivityConfirmation() {
  return (
    <ConfirmationScreen product={ACTIVITIES}>
      {(reservation) => <Confirmed reservation={reservation} />}
    </ConfirmationScreen>
  );
}
