import { useLingui } from '@lingui/react/macro';
import { Papers } from '@/core/selling/after-sale/papers/Papers';
import { Button } from '@/core/ui/actions/Button';
import { Printer } from '@/core/ui/pictures/icons';
import type { CarReservation } from '../../contract';
import { rentalEvents } from '../../say/calendar';
import { CARS } from '../product';

/** What a driver takes along from a booking that is made (R311). */
export function KeepRental({ reservation }: { reservation: CarReservation }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Papers
        product={CARS}
        booking={reservation}
        email={reservation.driver.email}
        events={() => rentalEvents(reservation, i18n)}
      />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
}
