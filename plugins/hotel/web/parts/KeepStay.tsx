import { useLingui } from '@lingui/react/macro';
import { Papers } from '@/core/selling/after-sale/papers/Papers';
import { Button } from '@/core/ui/actions/Button';
import { Printer } from '@/core/ui/pictures/icons';
import type { HotelReservation } from '../../contract';
import { stayEvents } from '../../say/calendar';
import { HOTELS } from '../product';

/** What a guest takes along from a booking that is made (R278, R280). */
export function KeepStay({ reservation }: { reservation: HotelReservation }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Papers
        product={HOTELS}
        booking={reservation}
        email={reservation.guestInfo.email}
        events={() => stayEvents(reservation, i18n)}
      />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
}
