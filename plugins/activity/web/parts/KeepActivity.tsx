import { useLingui } from '@lingui/react/macro';
import { Papers } from '@/core/selling/after-sale/papers/Papers';
import { Button } from '@/core/ui/actions/Button';
import { Printer } from '@/core/ui/pictures/icons';
import type { ActivityReservation } from '../../contract';
import { activityEvents } from '../../say/calendar';
import { ACTIVITIES } from '../product';

/** What is taken along of a booking that is made (R348). */
export function KeepActivity({ reservation }: { reservation: ActivityReservation }) {
  const { t, i18n } = useLingui();
  const hasPaper = !reservation.organizerVoucher;
  return (
    <>
      <Papers
        product={ACTIVITIES}
        booking={reservation}
        email={reservation.guests.email}
        events={() => activityEvents(reservation, i18n)}
        hasPaper={hasPaper}
      />
      {hasPaper && (
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t`Print`}
        </Button>
      )}
    </>
  );
}
