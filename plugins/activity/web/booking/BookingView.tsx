import { lazy, Suspense } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { BookingView as AnyBookingView } from '@/core/selling/after-sale/BookingView';
import { useCancelling } from '@/core/selling/after-sale/cancel/use-cancelling';
import type { ActivityReservation } from '../../contract';
import { mayBeCancelled } from '../../contract/statuses';
import { isOver } from '../../say/calendar';
import { useActivityWords } from '../activity-words';
import { Vouchers } from '../confirmation/Vouchers';
import { KeepActivity } from '../parts/KeepActivity';
import { ACTIVITIES } from '../product';
import { CancelNote } from './CancelNote';
import { PeopleCard } from './PeopleCard';
import { WhereCard } from './WhereCard';

const CancelDialog = lazy(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: ActivityReservation;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

/** A booking in full: where and when, who takes part, what it cost, how it is given back. */
export function BookingView({ reservation, onChanged = () => undefined }: BookingViewProps) {
  const format = useFormat();
  const words = useActivityWords();
  const cancelling = useCancelling(onChanged);
  const { offer, price, bookingId, bookingStatus, canCancel, progress } = reservation;
  const { activity, option, travelers } = offer;
  return (
    <AnyBookingView
      product={ACTIVITIES}
      booking={reservation}
      heading={activity.title}
      summary={`${format.date(option.startsAt.day, 'weekday')} · ${activity.city} · ${words.travelers(travelers)}`}
      papers={<KeepActivity reservation={reservation} />}
      lastEnd={cancelling.lastEnd}
      cancel={
        // G117: what is over is not cancelled any more; everything else the server decides.
        canCancel && mayBeCancelled(bookingStatus)
          ? { note: <CancelNote reservation={reservation} />, onPress: () => cancelling.start(true) }
          : null
      }
      dialog={
        cancelling.choice && (
          <Suspense fallback={null}>
            <CancelDialog {...{ bookingId, price }} total={price.total} {...cancelling.dialog} />
          </Suspense>
        )
      }
    >
      {progress.state === 'confirmed' && !isOver(offer, new Date()) && <Vouchers reservation={reservation} />}
      <WhereCard reservation={reservation} />
      <PeopleCard reservation={reservation} />
    </AnyBookingView>
  );
}
