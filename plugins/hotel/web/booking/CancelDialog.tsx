import { Trans } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import type { Money, Price } from '@/core/contract';
import type { CancellationTerms } from '@/core/contract/bookings/bookable-parts';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import { CancelBooking, type CancelHandlers } from '@/core/selling/after-sale/cancel/CancelBooking';
import { cancelHotel, getCancelPenalty, type HotelReservation } from '../../contract';
import type { Place } from '@/core/say/dates';
import { placeOf } from '../../say/terms';
import { HOTELS } from '../product';

interface CancelDialogProps extends CancelHandlers<HotelReservation> {
  bookingId: string;
  /** What was paid; null where it is paid at the property. */
  total: Money | null;
  /** Where it is known, deadlines are told on its clocks. */
  place?: Place | null;
  price?: Price;
}

/** What cancelling a stay costs and returns, before it is decided (R282). */
export function CancelDialog({ bookingId, total, place, ...rest }: CancelDialogProps) {
  const api = useApi();
  return (
    <CancelBooking
      {...rest}
      product={HOTELS}
      terms={callOf(getCancelPenalty, { body: { bookingId } })}
      send={({ penalty }) => api.call(cancelHotel, { body: { bookingId, acceptedPenalty: penalty } })}
      paid={() => total}
      why={(terms) => <Why terms={terms} place={place} isPaid={total !== null} />}
      final={<Trans>This cannot be undone: the rooms will be released.</Trans>}
    />
  );
}

/** The same of a booking in full. */
export function CancelStay({
  booking: { bookingId, stay, price },
  ...rest
}: CancelHandlers<HotelReservation> & { booking: HotelReservation }) {
  return (
    <CancelDialog
      {...rest}
      price={price}
      bookingId={bookingId}
      total={stay.payment === 'property' ? null : price.total}
      place={placeOf(stay.hotel)}
    />
  );
}

interface WhyProps {
  terms: CancellationTerms;
  place: Place | null | undefined;
  isPaid: boolean;
}

function Why({ terms: { penalty, refund, freeUntil }, place, isPaid }: WhyProps) {
  const format = useFormat();
  const deadline = useDeadline();
  if (!isPaid)
    return (
      <Trans>
        Nothing was charged here, so there is no refund. Under its terms, the property may charge you a fee.
      </Trans>
    );
  if (penalty.amount === 0 && freeUntil)
    return (
      <Trans>
        Free cancellation until{' '}
        <strong>{place ? deadline(freeUntil, place) : format.deadline(freeUntil)}</strong>: you get a full
        refund.
      </Trans>
    );
  if (penalty.amount === 0) return <Trans>Canceling is free now: you get a full refund.</Trans>;
  return refund.amount > 0 ? (
    <Trans>Under the terms of the stay, part of the price is non-refundable.</Trans>
  ) : (
    <Trans>Under the terms of the stay, it is no longer refundable.</Trans>
  );
}
