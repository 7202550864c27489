import { Trans } from '@lingui/react/macro';
import { useApi } from '../../api/context';
import { ask } from '../../query/call';
import { ByTerms } from '../after-sale/cancel/ByTerms';
import { CancelBooking, type Cancelled, type CancelHandlers } from '../after-sale/cancel/CancelBooking';
import type { PlainBooking, PlainProduct } from './plain';

/** What cancelling costs and returns, before it is decided. */
export const plainCancel = <Offer, Request>(product: PlainProduct<Offer, Request>) =>
  function PlainCancel({
    bookingId,
    paid,
    ...rest
  }: CancelHandlers<PlainBooking<Offer, Request>> & Cancelled) {
    const api = useApi();
    return (
      <CancelBooking
        {...rest}
        product={product}
        terms={product.calls.terms(bookingId)}
        send={({ penalty }) => ask(api, product.calls.cancel(bookingId, penalty))}
        paid={() => paid}
        why={(terms) => (
          <ByTerms
            terms={terms}
            part={<Trans>Under the terms of the booking, part of the price is non-refundable.</Trans>}
            none={<Trans>Under the terms of the booking, it is no longer refundable.</Trans>}
          />
        )}
        final={<Trans>This cannot be undone.</Trans>}
      />
    );
  };
