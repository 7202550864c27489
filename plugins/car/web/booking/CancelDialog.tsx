import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import { callOf } from '@/core/query/call';
import { ByTerms } from '@/core/selling/after-sale/cancel/ByTerms';
import {
  CancelBooking,
  type Cancelled,
  type CancelHandlers,
} from '@/core/selling/after-sale/cancel/CancelBooking';
import { cancelCar, getRefund, type CarReservation } from '../../contract';
import { CARS } from '../product';
import { reasonsFor, sentFor, type ReasonId } from './reasons';

/** What cancelling a car costs and returns, and why it is cancelled, before it is decided (R307, R310). */
export default function CancelCar({
  bookingId,
  paid,
  place,
  ...rest
}: CancelHandlers<CarReservation> & Cancelled) {
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
      paid={() => paid}
      why={(terms) =>
        paid ? (
          <ByTerms
            {...{ terms, place }}
            part={<Trans>Under the terms of the rental, part of the price is non-refundable.</Trans>}
            none={<Trans>Under the terms of the rental, it is no longer refundable.</Trans>}
          />
        ) : (
          <Trans>
            Nothing was charged here, so there is no refund. Under its conditions, the rental company may
            charge you a fee.
          </Trans>
        )
      }
      final={<Trans>This cannot be undone: the car will be released.</Trans>}
      reasons={({ reasons }) =>
        reasonsFor(reasons).map(({ id, label }) => ({ value: id, label: i18n._(label) }))
      }
    />
  );
}
