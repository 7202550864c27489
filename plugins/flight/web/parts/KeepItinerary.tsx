import { useApi } from '@/core/api/context';
import { EmailButton } from '@/core/booking/EmailButton';
import { SaveCalendar } from '@/core/booking/SaveCalendar';
import { SavePdf } from '@/core/booking/SavePdf';
import { fileName } from '@/core/say/file-name';
import { useAgency } from '@/core/tenant/agency';
import { getItineraryPdf, type FlightReservation } from '../../contract';
import { tripEvents } from '../../say/calendar';
import { useSendItinerary } from '../booking/use-send-itinerary';
import { translateMessage } from '../server-messages';

/** What a traveller takes along from a booking that is made: on paper, in the calendar, and its mail once more (R241). */
export function KeepItinerary({ reservation }: { reservation: FlightReservation }) {
  const api = useApi();
  const agency = useAgency();
  const { bookingId, contact, recordLocator, airlineRecordLocator, offer } = reservation;
  const locator = airlineRecordLocator ?? recordLocator;
  const mail = useSendItinerary(bookingId, contact.email);
  return (
    <>
      <SavePdf
        name={fileName(agency, recordLocator, bookingId, 'pdf')}
        load={async () => (await api.call(getItineraryPdf, { query: { bookingId } })) as Blob}
        translate={translateMessage}
      />
      <SaveCalendar
        name={fileName(agency, recordLocator, bookingId, 'ics')}
        events={() => tripEvents({ bookingId, flights: offer.flights, locator })}
      />
      <EmailButton {...mail} />
    </>
  );
}
