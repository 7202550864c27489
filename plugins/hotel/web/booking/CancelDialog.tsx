import { Trans } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import { callOf } from '@/core/query/call';
import { ByTerms } from '@/core/selling/after-sale/cancel/ByTerms';
import {
  CancelBooking,
  type Cancelled,
  type CancelHandlers,
} from '@/core/selling/after-sale/cancel/CancelBooking';
import { cancelHotel, getCancelPenalty, type HotelReservation } from '../../contract';
import { HOTELS } from '../product';

/** What cancelling a stay costs and returns, before it is decided (R282). */
export default function CancelStay({
  bookingId,
  paid,
  place,
  ...rest
}: CancelHandlers<HotelReservation> & Cancelled) {
  const api = useApi();
  return (
    <CancelBooking
      {...rest}
      product={HOTELS}
      terms={callOf(getCancelPenalty, { body: { bookingId } })}
      send={({ penalty }) => api.call(cancelHotel, { body: { bookingId, acceptedPenalty: penalty } })}
      paid={() => paid}
      why={(terms) =>
        paid ? (
          <ByTerms
            {...{ terms, place }}
            part={<Trans>Under the terms of the stay, part of the price is non-refundable.</Trans>}
            none={<Trans>Under the terms of the stay, it is no longer refundable.</Trans>}
          />
        ) : (
          <Trans>
            Nothing was charged here, so there is no refund. Under its terms, the property may charge you a
            fee.
          </Trans>
        )
      }
      final={<Trans>This cannot be undone: the rooms will be released.</Trans>}
    />
  );
}
