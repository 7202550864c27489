import { useApi } from '../../../api/context';
import type { CalendarEvent } from '../../../say/calendar-file';
import { fileName } from '../../../say/file-name';
import { useAgency } from '../../../tenant/agency';
import { ask, type Call } from '../../../query/call';
import type { Booking, SoldProduct } from '../product';
import { EmailButton } from './EmailButton';
import { SaveCalendar } from './SaveCalendar';
import { SavePdf } from './SavePdf';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { wordsOf } from '../../../i18n/words-of';
import { useQueries } from '../../../query/query';
import { toast } from '../../../ui/feedback/toast';

interface PapersProps {
  product: SoldProduct;
  booking: Pick<Booking, 'bookingId' | 'recordLocator' | 'revision' | 'changedAt'>;
  /** Where its letter goes. */
  email: string;
  events: () => readonly CalendarEvent[];
  /** Whether there is a paper of ours; another one may count instead. */
  hasPaper?: boolean;
}

/** What is taken along of a booking that is made: on paper, in the calendar, and its letter once more (R241, R311). */
export function Papers({ product, booking, email, events, hasPaper = true }: PapersProps) {
  const api = useApi();
  const agency = useAgency();
  const { calls } = product;
  const { bookingId, recordLocator } = booking;
  const mail = useSendMail({ call: calls.resend(bookingId), email });
  const name = (ending: string) => fileName(agency, recordLocator, bookingId, ending);
  return (
    <>
      {hasPaper && (
        <SavePdf name={name('pdf')} load={async () => (await ask(api, calls.paper(bookingId))) as Blob} />
      )}
      <SaveCalendar name={name('ics')} edition={booking} events={events} />
      <EmailButton {...mail} />
    </>
  );
}

interface SendMail {
  call: Call<unknown>;
  /** Where it goes. */
  email: string;
}

/** Sends a booking's confirmation to its contact once more and tells how that went. */
function useSendMail({ call, email }: SendMail) {
  const { t } = useLingui();
  const api = useApi();
  const { mutate, isPending } = useMutation(
    {
      mutationFn: () => ask(api, call),
      onSuccess: () => toast.success(t`Itinerary sent to ${email}`),
      onError: (error) => toast.error(wordsOf(error)),
    },
    useQueries(),
  );
  return { pending: isPending, send: () => mutate() };
}
