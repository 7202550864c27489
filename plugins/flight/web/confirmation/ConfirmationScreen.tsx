import { ConfirmationScreen } from '@/core/selling/after-sale/confirmation/ConfirmationScreen';
import { FLIGHTS } from '../product';
import { Confirmed } from './Confirmed';
import { Reserved } from './Reserved';

/** A booking on its way, then the confirmed trip, or the reservation that waits to be paid. */
export default function FlightConfirmation() {
  return (
    <ConfirmationScreen product={FLIGHTS} follows>
      {(reservation) =>
        reservation.progress.state === 'reserved' ? (
          <Reserved reservation={reservation} />
        ) : (
          <Confirmed reservation={reservation} />
        )
      }
    </ConfirmationScreen>
  );
}
