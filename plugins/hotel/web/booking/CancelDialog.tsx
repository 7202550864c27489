import { Trans } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import type { Money, Price } from '@/core/contract';
import type { CancellationTerms } from '@/core/contract/bookings/bookable-parts';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { callOf } from '@/core/query/call';
import { CancelBooking, type CancelHandlers } from '@/core/selling/after-sale/cancel/CancelBooking';
import { cancelHotel, getCancelPenalty, type HotelReservation } from '../../contract';
import type { TermsPlace } from '../../say/terms';
import { HOTELS } from '../product';

interface CancelDialogProps extends CancelHandlers<HotelReservation> {
  bookingId: string;
  /** What was paid; null where it is paid at the property. */
  total: Money | null;
  /** Where it is known, deadlines are told on its clocks. */
  place?: TermsPlace | null;
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
      final={<Trans>This cannot be undone: the rooms are given to somebody else.</Trans>}
    />
  );
}

interface WhyProps {
  terms: CancellationTerms;
  place: TermsPlace | null | undefined;
  isPaid: boolean;
}

function Why({ terms: { penalty, refund, freeUntil }, place, isPaid }: WhyProps) {
  const format = useFormat();
  const deadline = useDeadline();
  if (!isPaid)
    return (
      <Trans>
        Nothing was charged here, so nothing comes back. By its terms the property may ask you for a fee.
      </Trans>
    );
  if (penalty.amount === 0 && freeUntil)
    return (
      <Trans>
        Free cancellation until{' '}
        <strong>{place ? deadline(freeUntil, place) : format.deadline(freeUntil)}</strong>: everything that
        was paid comes back.
      </Trans>
    );
  if (penalty.amount === 0)
    return <Trans>Cancelling is free now: everything that was paid comes back.</Trans>;
  return refund.amount > 0 ? (
    <Trans>By the terms of the stay a part of the price is kept.</Trans>
  ) : (
    <Trans>By the terms of the stay nothing is returned any more.</Trans>
  );
}
