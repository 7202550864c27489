import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { CalendarDays } from '@/core/ui/icons';
import type { FlightReservation } from '../../contract';
import { EmailItinerary } from '../booking/EmailItinerary';
import { calendarOf, download } from '../confirmation/calendar';

/** What a traveller takes along from a booking that is made: its calendar file, and its mail once more. */
export function KeepItinerary({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const { bookingId, contact } = reservation;
  const saveCalendar = () =>
    download(`${reservation.recordLocator ?? bookingId}.ics`, 'text/calendar', calendarOf(reservation));
  return (
    <>
      <Button variant="secondary" icon={CalendarDays} onClick={saveCalendar}>
        {t`Add to calendar`}
      </Button>
      <EmailItinerary bookingId={bookingId} email={contact.email} />
    </>
  );
}
