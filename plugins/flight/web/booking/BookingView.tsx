import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { BookingHistory } from '@/core/selling/after-sale/BookingHistory';
import { BookingView as AnyBookingView } from '@/core/selling/after-sale/BookingView';
import { useCancelling } from '@/core/selling/after-sale/cancel/use-cancelling';
import { useDeadline } from '@/core/i18n/use-deadline';
import { Papers } from '@/core/selling/after-sale/papers/Papers';
import { ToldCards } from '@/core/selling/after-sale/told/ToldCards';
import { useTold } from '@/core/selling/after-sale/told/use-told';
import { Text } from '@/core/ui/content/Text';
import { deadlinePlace, type AfterSale, type FlightReservation } from '../../contract';
import { eventsOf, tellTrip } from '../../say/told';
import { ExchangeNote } from '../parts/ExchangeNote';
import { Itinerary } from '../parts/Itinerary';
import { FLIGHTS } from '../product';
import { HoldCard } from './hold/HoldCard';
import { IssueTickets } from './tickets/IssueTickets';
import { openChange } from './schedule/schedule';
import { ScheduleChangeCard } from './schedule/ScheduleChangeCard';
import { ticketTime } from './hold/ticket-time';
import { TicketTimeNote } from './hold/TicketTimeNote';
import type { TimelineEntry } from '@/core/ui/content/Timeline';
import { useStatusWords } from '@/core/selling/after-sale/BookingStatus';
import { STATUS_LABELS } from '../statuses';
import { historyEntries } from './history';

const CancelDialog = lazy(() =>
  import('./cancel/CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface BookingViewProps {
  reservation: FlightReservation;
  /** What can be done now; null while it is asked for. */
  after?: AfterSale | null;
  afterFailed?: boolean;
  onRetry?: () => void;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

const nothing = () => undefined;

/** A booking in full: what can be done, the flights, who flies, what happened. */
export function BookingView({
  reservation,
  after = null,
  afterFailed = false,
  onRetry = nothing,
  onChanged = nothing,
}: BookingViewProps) {
  const { t } = useLingui();
  const deadline = useDeadline();
  const history = useHistory();
  const cancelling = useCancelling<{ changeId?: string }>(onChanged);
  const change = openChange(after?.scheduleChanges ?? []);
  const told = useTold(tellTrip, reservation);
  const { offer, progress, bookingId, price, ticketTimeLimit } = reservation;
  const place = deadlinePlace(offer.flights);
  const isReserved = progress.state === 'reserved';
  return (
    <AnyBookingView
      product={FLIGHTS}
      booking={reservation}
      heading={told.title}
      actions={after?.canTicket && <IssueTickets reservation={reservation} onEnd={onChanged} />}
      papers={
        <Papers
          product={FLIGHTS}
          booking={reservation}
          email={told.email}
          events={() => (change ? eventsOf(reservation, change.after) : told.events)}
        />
      }
      note={ticketTime(ticketTimeLimit) && <TicketTimeNote limit={ticketTimeLimit} place={place} />}
      onRetry={afterFailed ? onRetry : null}
      other={told.other!}
      priceNote={<ExchangeNote {...{ offer, price }} />}
      lastEnd={cancelling.lastEnd}
      pressing={
        <>
          {after?.hold && (
            <HoldCard
              key={after.hold.payable.amount}
              bookingId={bookingId}
              hold={after.hold}
              canPay={after.canPay}
              place={place}
              onChanged={onChanged}
            />
          )}
          {change && after?.canCancel && (
            <ScheduleChangeCard
              booking={reservation}
              change={change}
              onAnswered={onChanged}
              onCancel={() => cancelling.start({ changeId: change.changeId })}
            />
          )}
        </>
      }
      cancel={
        after?.canCancel
          ? {
              note: (
                <Text size={14} tone="secondary">
                  {isReserved ? (
                    <Trans>No longer needed? You can cancel it and owe nothing.</Trans>
                  ) : after.voidUntil && place ? (
                    <Trans>
                      Canceling is free until <strong>{deadline(after.voidUntil, place)}</strong>.
                    </Trans>
                  ) : (
                    <Trans>You see the fee and your refund before you decide.</Trans>
                  )}
                </Text>
              ),
              ...(isReserved ? { label: t`Cancel the reservation` } : {}),
              onPress: () => cancelling.start({}),
            }
          : null
      }
      dialog={
        cancelling.choice && (
          <Suspense fallback={null}>
            <CancelDialog
              booking={reservation}
              audience="traveller"
              changeId={cancelling.choice.changeId}
              total={price.total}
              {...{ place, price }}
              {...cancelling.dialog}
            />
          </Suspense>
        )
      }
    >
      <Itinerary offer={offer} />
      <ToldCards booking={reservation} told={told} on="booking" />
      <BookingHistory entries={history(after)} />
    </AnyBookingView>
  );
}

/** What happened to a booking, newest first; words as the supplier's where they are not ours (R228, G87). */
function useHistory() {
  const { t } = useLingui();
  const status = useStatusWords(STATUS_LABELS);
  const words = {
    'schedule-changed': t`The airline changed the flights`,
    'schedule-accepted': t`The new times were accepted`,
  };
  return (after: Pick<AfterSale, 'history' | 'scheduleChanges'> | null): TimelineEntry[] =>
    after
      ? historyEntries(after).map(({ id, at, status: word, event, tone }) => ({
          id,
          at,
          tone,
          title: event ? words[event] : status(word),
        }))
      : [];
}
