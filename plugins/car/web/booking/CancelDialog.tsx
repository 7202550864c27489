import { Trans, useLingui } from '@lingui/react/macro';
import { CancelBooking, type CancelHandlers } from '@/core/selling/after-sale/cancel/CancelBooking';
import type { Money, Price } from '@/core/contract';
import { useApi } from '@/core/api/context';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import { cancelCar, getRefund, isPaidAtCounter, type CarRefund, type CarReservation } from '../../contract';
import { useDeadline, type Where } from '../parts/deadline';
import { CARS } from '../product';
import { reasonsFor, sentFor, type ReasonId } from './reasons';

interface CancelDialogProps extends CancelHandlers<CarReservation> {
  bookingId: string;
  /** What was paid; null where it is paid at the counter. */
  total: Money | null;
  /** Where it is known, deadlines are told on its clocks. */
  pickUp?: Where | null | undefined;
  price?: Price;
}

/** What cancelling a car costs and returns, and why it is cancelled, before it is decided (R307, R310). */
export function CancelDialog({ bookingId, total, pickUp, ...rest }: CancelDialogProps) {
  const { i18n } = useLingui();
  const api = useApi();
  return (
    <CancelBooking
      {...rest}
      product={CARS}
      terms={callOf(getRefund, { body: { bookingId } })}
      send={({ penalty }, reason: ReasonId | null) =>
        api.call(cancelCar, { body: { bookingId, reason: sentFor(reason!), acceptedPenalty: penalty } })
      }
      paid={() => total}
      why={(terms) => <Why terms={terms} pickUp={pickUp} isPaid={total !== null} />}
      final={<Trans>This cannot be undone: the car will be released.</Trans>}
      reasons={({ reasons }) =>
        reasonsFor(reasons).map(({ id, label }) => ({ value: id, label: i18n._(label) }))
      }
    />
  );
}

/** The same of a booking in full. */
export function CancelRental({
  booking: { bookingId, offer, price },
  ...rest
}: CancelHandlers<CarReservation> & { booking: CarReservation }) {
  return (
    <CancelDialog
      {...rest}
      price={price}
      bookingId={bookingId}
      total={isPaidAtCounter(offer) ? null : price.total}
      pickUp={offer.pickUp}
    />
  );
}

function Why({
  terms: { penalty, refund, freeUntil },
  pickUp,
  isPaid,
}: {
  terms: CarRefund;
  pickUp: Where | null | undefined;
  isPaid: boolean;
}) {
  const format = useFormat();
  const deadline = useDeadline();
  if (!isPaid)
    return (
      <Trans>
        Nothing was charged here, so there is no refund. Under its conditions, the rental company may charge
        you a fee.
      </Trans>
    );
  if (penalty.amount === 0 && freeUntil)
    return (
      <Trans>
        Free cancellation until{' '}
        <strong>{pickUp ? deadline(freeUntil, pickUp) : format.deadline(freeUntil)}</strong>: you get a full
        refund.
      </Trans>
    );
  if (penalty.amount === 0) return <Trans>Canceling is free now: you get a full refund.</Trans>;
  return refund.amount > 0 ? (
    <Trans>Under the terms of the rental, part of the price is non-refundable.</Trans>
  ) : (
    <Trans>Under the terms of the rental, it is no longer refundable.</Trans>
  );
}
