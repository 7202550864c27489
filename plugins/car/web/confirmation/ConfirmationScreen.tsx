import { ConfirmationScreen } from '@/core/selling/after-sale/confirmation/ConfirmationScreen';
import { CARS } from '../product';
import { Confirmed } from './Confirmed';

/** A booking on its way, then the rental that is booked. */
export default function CarConfirmation() {
  return (
    <ConfirmationScreen product={CARS}>
      {(reservation) => <Confirmed reservation={reservation} />}
    </ConfirmationScreen>
  );
}
