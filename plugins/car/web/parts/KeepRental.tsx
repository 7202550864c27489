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
import { translateMessage } from '../server-messages';
import { calendarOf } from './calendar';
import { useSendConfirmation } from './use-send-confirmation';

/** What a driver takes along from a booking that is made: on paper, in the calendar, and its mail once more (R311). */
export function KeepRental({ reservation }: { reservation: CarReservation }) {
  const { t } = useLingui();
  const api = useApi();
  const agency = useAgency();
  const { bookingId, recordLocator, driver, offer } = reservation;
  const mail = useSendConfirmation(bookingId, driver.email);
  const vendor = offer.availableCore.vendor.name;
  return (
    <>
      <SavePdf
        name={fileName(agency, recordLocator, bookingId, 'pdf')}
        load={async () => (await api.call(getVoucherPdf, { query: { bookingId } })) as Blob}
        translate={translateMessage}
      />
      <SaveCalendar
        name={fileName(agency, recordLocator, bookingId, 'ics')}
        events={() =>
          calendarOf(reservation, {
            pickUp: t`Pick up the car: ${vendor}`,
            dropOff: t`Return the car: ${vendor}`,
          })
        }
      />
      <EmailButton {...mail} />
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t`Print`}
      </Button>
    </>
  );
}
