import { ConfirmationScreen } from '@/core/selling/after-sale/confirmation/ConfirmationScreen';
import { HOTELS } from '../product';
import { Confirmed } from './Confirmed';

/** A booking on its way, then the stay that is booked. */
export default function HotelConfirmation() {
  return (
    <ConfirmationScreen product={HOTELS}>
      {(reservation) => <Confirmed reservation={reservation} />}
    </ConfirmationScreen>
  );
}
