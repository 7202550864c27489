import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { getBookingProgress, type BookingProgress } from '../../../contract/bookings/booking';
import { wordsOf } from '../../../i18n/words-of';
import { useApiQuery } from '../../../query/query';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { isFinal, nextLook } from './progress-words';
import { ProgressCard } from './ProgressCard';
import { useLongWait } from './use-long-wait';
import { forgetWay, knowsWay, takeWay } from './way-back';
import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from '../../../ui/pictures/icons';

export interface BookingProgressProps {
  bookingId: string;
  /** Called once, when the booking is confirmed, or reserved to be paid later: usually leads to the confirmation. */
  onMade: (progress: BookingProgress) => void;
  /** What to do after a failure, such as a link to a new search. */
  nextStep?: ReactNode;
  /** The product's own sentences beside the platform's. */
}

const isMade = (state: BookingProgress['state']): boolean => state === 'confirmed' || state === 'reserved';

/** Asks how far a booking has come until that is final; may be opened again at any time (rules 17, 18, INV-6). */
export function BookingProgressView({ bookingId, onMade, nextStep }: BookingProgressProps) {
  const { t } = useLingui();
  const query = useApiQuery(
    getBookingProgress,
    { params: { id: bookingId } },
    {
      // An answer of an earlier visit must never be taken for today's.
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data && isFinal(state.data.data.state)
          ? false
          : nextLook(state.data?.data, state.dataUpdateCount),
      refetchIntervalInBackground: true,
      refetchOnWindowFocus: true,
    },
  );
  const progress = query.data?.data;
  const isLong = useLongWait(!progress || progress.state === 'processing');
  const told = useRef(false);

  useEffect(() => {
    if (!progress || !isMade(progress.state) || told.current) return;
    told.current = true;
    forgetWay(bookingId);
    onMade(progress);
  }, [bookingId, progress, onMade]);

  return (
    <>
      <ProgressCard
        progress={progress ?? null}
        isLong={isLong}
        nextStep={
          <>
            <WayBack bookingId={bookingId} />
            {nextStep}
          </>
        }
      />
      {query.isError && (
        <Alert
          tone="warning"
          live
          title={t`We cannot see the progress of your booking`}
          action={
            <Button
              size="small"
              variant="secondary"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t`Ask again`}
            </Button>
          }
        >
          {wordsOf(query.error)}
        </Alert>
      )}
    </>
  );
}

/** Leads from a booking that was not made to its checkout, where everything typed is still there; the card is not. */
function WayBack({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  const { history } = useRouter();
  const [isKnown] = useState(() => knowsWay(bookingId));
  if (!isKnown) return null;
  const goBack = () => {
    const href = takeWay(bookingId);
    if (href) history.replace(href);
  };
  return (
    <Button variant="primary" icon={ArrowLeft} onClick={goBack}>
      {t`Back to the checkout`}
    </Button>
  );
}
