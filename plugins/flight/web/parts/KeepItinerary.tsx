import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { downloadFile } from '@/core/account/download-file';
import { useApi } from '@/core/api/context';
import { Button } from '@/core/ui/Button';
import { CalendarDays, Download } from '@/core/ui/icons';
import { toast } from '@/core/ui/toast';
import { getItineraryPdf, type FlightReservation } from '../../contract';
import { EmailItinerary } from '../booking/EmailItinerary';
import { calendarOf } from '../confirmation/calendar';
import { translateMessage } from '../server-messages';
import { fileName, messageOfFileError } from './pdf';

/** What a traveller takes along from a booking that is made: on paper, in the calendar, and its mail once more. */
export function KeepItinerary({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const { bookingId, contact, recordLocator } = reservation;
  const saveCalendar = () =>
    downloadFile(
      `${recordLocator ?? bookingId}.ics`,
      new Blob([calendarOf(reservation)], { type: 'text/calendar' }),
    );
  return (
    <>
      <SavePdf bookingId={bookingId} locator={recordLocator} />
      <Button variant="secondary" icon={CalendarDays} onClick={saveCalendar}>
        {t`Add to calendar`}
      </Button>
      <EmailItinerary bookingId={bookingId} email={contact.email} />
    </>
  );
}

/** The itinerary to print. It is fetched with the session's header, which a link could not send. */
function SavePdf({ bookingId, locator }: { bookingId: string; locator: string | null }) {
  const { t } = useLingui();
  const api = useApi();
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      const file = await api.call(getItineraryPdf, { query: { bookingId } });
      downloadFile(fileName(locator, bookingId), file as Blob);
      toast.success(t`The itinerary has been downloaded`);
    } catch (error) {
      toast.error(translateMessage(await messageOfFileError(error)));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" icon={Download} loading={pending} onClick={() => void save()}>
      {t`Download PDF`}
    </Button>
  );
}
