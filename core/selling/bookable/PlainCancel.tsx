import { Trans } from '@lingui/react/macro';
import { useApi } from '../../api/context';
import type { CancellationTerms } from '../../contract/bookings/bookable-parts';
import type { Price } from '../../contract/bookings/booking';
import type { Money } from '../../contract/money/money';
import { useFormat } from '../../i18n/use-format';
import { ask } from '../../query/call';
import { CancelBooking, type CancelHandlers } from '../after-sale/cancel/CancelBooking';
import type { ActionProps } from '../after-sale/office/agency-list';
import { useRowAfterCancel } from '../after-sale/office/use-row-after-cancel';
import type { PlainAgencyRow, PlainBooking, PlainProduct } from './plain';

interface PlainCancelProps extends CancelHandlers<unknown> {
  product: PlainProduct<unknown, unknown>;
  bookingId: string;
  /** What was paid. */
  total: Money;
  price?: Price;
}

/** What cancelling costs and returns, before it is decided. */
export function PlainCancel({ product, bookingId, total, ...rest }: PlainCancelProps) {
  const api = useApi();
  return (
    <CancelBooking
      {...rest}
      product={product}
      terms={product.calls.terms(bookingId)}
      send={({ penalty }) => ask(api, product.calls.cancel(bookingId, penalty))}
      paid={() => total}
      why={(terms) => <Why terms={terms} />}
      final={<Trans>This cannot be undone.</Trans>}
    />
  );
}

function Why({ terms: { penalty, refund, freeUntil } }: { terms: CancellationTerms }) {
  const format = useFormat();
  if (penalty.amount === 0)
    return freeUntil ? (
      <Trans>
        Free cancellation until <strong>{format.deadline(freeUntil)}</strong>: you get a full refund.
      </Trans>
    ) : (
      <Trans>Canceling is free now: you get a full refund.</Trans>
    );
  return refund.amount > 0 ? (
    <Trans>Under the terms of the booking, part of the price is non-refundable.</Trans>
  ) : (
    <Trans>Under the terms of the booking, it is no longer refundable.</Trans>
  );
}

/** The same of a booking in full. */
export const plainCancel = <Offer, Request>(product: PlainProduct<Offer, Request>) =>
  function CancelBooked({
    booking: { bookingId, price },
    ...rest
  }: CancelHandlers<PlainBooking<Offer, Request>> & { booking: PlainBooking<Offer, Request> }) {
    return (
      <PlainCancel
        {...(rest as CancelHandlers<unknown>)}
        product={product as PlainProduct<unknown, unknown>}
        {...{ bookingId, price }}
        total={price.total}
      />
    );
  };

/** The same from a row of the agency's list. */
export const plainCancelAction = (product: PlainProduct<unknown, unknown>) =>
  function CancelRow({ row, onDone }: ActionProps<PlainAgencyRow>) {
    const { bookingId, bookedPrice } = row;
    const handlers = useRowAfterCancel(product.calls.agencyOne(bookingId), onDone);
    return <PlainCancel product={product} bookingId={bookingId} total={bookedPrice} {...handlers} />;
  };
