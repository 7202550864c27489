import { useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import { EmailButton } from '@/core/booking/EmailButton';
import { SaveCalendar } from '@/core/booking/SaveCalendar';
import { SavePdf } from '@/core/booking/SavePdf';
import { fileName } from '@/core/say/file-name';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/Button';
import { Printer } from '@/core/ui/icons';
import { getVoucherPdf, type CarReservation } from '../../contract';
import { rentalEvents } from '../../say/calendar';
import { translateMessage } from '../server-messages';
import { useSendConfirmation } from './use-send-confirmation';

/** What a driver takes along from a booking that is made: on paper, in the calendar, and its mail once more (R311). */
export function KeepRental({ reservation }: { reservation: CarReservation }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const agency = useAgency();
  const { bookingId, recordLocator, driver } = reservation;
  const mail = useSendConfirmation(bookingId, driver.email);
  return (
    <>
      <SavePdf
        name={fileName(agency, recordLocator, bookingId, 'pdf')}
        load={async () => (await api.call(getVoucherPdf, { query: { bookingId } })) as Blob}
        translate={translateMessage}
      />
      <SaveCalendar
        name={fileName(agency, recordLocator, bookingId, 'ics')}
        events={() => rentalEvents(reservation, i18n)}
      />
      <EmailButton {...mail} />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
}
