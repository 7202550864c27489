import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { z } from 'zod/mini';
import { addressId, useAddress } from '../../../address/use-address';
import { Text } from '../../../ui/content/Text';
import { BookingScreen } from '../BookingScreen';
import { BookingView } from '../BookingView';
import { useCancelling } from '../cancel/use-cancelling';
import { nameOf } from '../use-booking';
import type { Sold, SoldBooking } from './sold';
import { ToldCards } from './ToldCards';
import { ToldPapers } from './ToldPapers';
import { useTold } from './use-told';

interface ToldBookingProps<B extends SoldBooking> {
  product: Sold<B>;
  booking: B;
  /** Something was done: everything should be read anew. */
  onChanged?: () => void;
}

/** A booking in full, as it is told. */
export function ToldBooking<B extends SoldBooking>({
  product,
  booking,
  onChanged = () => undefined,
}: ToldBookingProps<B>) {
  const { t } = useLingui();
  const told = useTold(product.tell, booking);
  const cancelling = useCancelling(onChanged);
  const { drawn, Cancel, mayCancel = () => true } = product;
  const { price = {}, terms, cancelled = [], other } = told;
  const { bookingId, price: sold } = booking;
  return (
    <BookingView
      product={product}
      booking={booking}
      heading={told.title}
      summary={told.summary}
      papers={<ToldPapers product={product} booking={booking} told={told} />}
      {...(other && { other })}
      {...(price.parts && { parts: price.parts })}
      {...(price.beside && { beside: price.beside })}
      paid={price.total ?? t`Paid`}
      aside={
        booking.progress.state === 'confirmed' && (
          <ToldCards {...{ booking, told, drawn }} on="booking" beside />
        )
      }
      cancelFacts={cancelled.map(({ label, text }) => ({ id: label, term: label, value: text }))}
      lastEnd={cancelling.lastEnd}
      cancel={
        booking.canCancel && mayCancel(booking)
          ? { note: <Terms terms={terms} />, onPress: () => cancelling.start(true) }
          : null
      }
      dialog={
        cancelling.choice && (
          <Suspense fallback={null}>
            <Cancel
              {...{ bookingId, price: sold, paid: sold.total }}
              {...product.cancelled?.(booking)}
              {...cancelling.dialog}
            />
          </Suspense>
        )
      }
    >
      <ToldCards {...{ booking, told, drawn }} on="booking" />
    </BookingView>
  );
}

/** What cancelling costs, before the question is asked. */
export const Terms = ({ terms }: { terms: readonly string[] }) => (
  <div>
    {terms.map((line) => (
      <Text key={line} size={14} tone="secondary">
        {line}
      </Text>
    ))}
  </div>
);

/** Either of the two names of a booking. */
const BookingAddress = z.object({ bookingId: addressId, locator: addressId });

/** The page of one booking, by its id or its record locator. */
export const bookingScreen = <B extends SoldBooking>(product: Sold<B>) =>
  function ToldBookingScreen() {
    const { bookingId, locator } = useAddress(BookingAddress);
    return (
      <BookingScreen product={product} name={nameOf(bookingId, locator)} title={product.called}>
        {(booking, onChanged) => <ToldBooking key={booking.bookingId} {...{ product, booking, onChanged }} />}
      </BookingScreen>
    );
  };
