import { Trans, useLingui } from '@lingui/react/macro';
import { CancelBooking, type CancelHandlers } from '@/core/selling/after-sale/cancel/CancelBooking';
import type { Money, Price } from '@/core/contract';
import { useApi } from '@/core/api/context';
import { useDeadline } from '@/core/i18n/use-deadline';
import type { Place } from '@/core/say/dates';
import { callOf } from '@/core/query/call';
import {
  answerScheduleChange,
  type AgencyFlightRow,
  type CancelTerms,
  type FlightReservation,
} from '../../../contract';
import { FLIGHTS } from '../../product';
import { CANCEL_CALLS, callFor, type Audience } from './cancel-calls';

/** What the server answers is in the shape of the audience. */
interface CancelDialogProps extends CancelHandlers<FlightReservation | AgencyFlightRow> {
  booking: Pick<FlightReservation, 'bookingId' | 'recordLocator'>;
  audience: Audience;
  /** The changed schedule that is answered by cancelling. */
  changeId?: string | undefined;
  /** What was or is to be paid. */
  total: Money;
  price?: Price;
  /** On whose clocks time limits are. */
  place: Place | null;
}

/**
 * What cancelling flights, or giving a reservation of them back, costs and returns, before it is decided; then it is carried
 * out at those terms by the call that it needs (R226, R227, G06).
 */
export function CancelDialog({ booking, audience, changeId, total, place, ...rest }: CancelDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const calls = CANCEL_CALLS[audience];
  const { bookingId, recordLocator } = booking;
  const send = ({
    kind,
    penalty,
  }: CancelTerms): Promise<{ data: FlightReservation | AgencyFlightRow; message: string }> => {
    if (changeId) return api.call(answerScheduleChange, { body: { bookingId, changeId, answer: 'cancel' } });
    const call = callFor(kind, recordLocator);
    if (call === 'byPnr') return api.call(calls.byPnr, { query: { pnr: recordLocator! } });
    return api.call(calls[call], { body: { bookingId, acceptedPenalty: penalty } });
  };
  return (
    <CancelBooking
      {...rest}
      product={FLIGHTS}
      terms={callOf(calls.penalty, { body: { bookingId } })}
      send={send}
      paid={({ kind }) => (kind === 'withdraw' ? null : total)}
      byTerms={({ kind }) => kind === 'refund'}
      why={(terms) => <WhyThatMuch terms={terms} place={place} />}
      final={
        <Trans>This cannot be undone: the seats will be released for all travelers and all flights.</Trans>
      }
      words={({ kind }) =>
        kind === 'withdraw'
          ? {
              title: t`Cancel this reservation?`,
              keep: t`Keep the reservation`,
              confirm: t`Cancel it`,
            }
          : undefined
      }
    />
  );
}

/** What the terms of a fare mean for what comes back. */
export function WhyThatMuch({
  terms: { kind, refund, voidUntil },
  place,
}: {
  terms: CancelTerms;
  place: Place | null;
}) {
  const deadline = useDeadline();
  const until = voidUntil && place && deadline(voidUntil, place);
  switch (kind) {
    case 'withdraw':
      return (
        <Trans>You have not paid for this reservation, so nothing is charged and nothing is owed.</Trans>
      );
    case 'schedule-change':
      return <Trans>The airline changed your flights, so cancelling is free of charge.</Trans>;
    case 'void':
      return until ? (
        <Trans>
          Free cancellation until <strong>{until}</strong>: the tickets are voided and you get a full refund.
        </Trans>
      ) : (
        <Trans>Canceling is free now: the tickets are voided and you get a full refund.</Trans>
      );
    case 'refund':
      return refund.amount > 0 ? (
        <Trans>Under the fare rules, part of the price is non-refundable.</Trans>
      ) : (
        <Trans>Under the fare rules, nothing is refunded.</Trans>
      );
  }
}
