import { ConfirmationScreen } from '../confirmation/ConfirmationScreen';
import { ConfirmedView } from '../confirmation/ConfirmedView';
import type { Sold, SoldBooking } from './sold';
import { Terms } from './ToldBooking';
import { ToldCards } from './ToldCards';
import { ToldPapers } from './ToldPapers';
import { useTold } from './use-told';

/** A booking that is made: what to show where it is used, how to find it again, what to keep. */
export function ToldConfirmed<B extends SoldBooking>({ product, booking }: { product: Sold<B>; booking: B }) {
  const told = useTold(product.tell, booking);
  const { drawn, Pass } = product;
  const { price = {} } = told;
  return (
    <ConfirmedView
      product={product}
      booking={booking}
      heading={told.made}
      email={told.email}
      {...(price.parts && { parts: price.parts })}
      {...(price.beside && { beside: price.beside })}
      {...(price.total && { paid: price.total })}
      price={booking.canCancel && <Terms terms={told.terms} />}
      below={<ToldCards {...{ booking, told, drawn }} on="made" beside />}
      pass={Pass && <Pass booking={booking} told={told} />}
      papers={<ToldPapers product={product} booking={booking} told={told} />}
    >
      <ToldCards {...{ booking, told, drawn }} on="made" />
    </ConfirmedView>
  );
}

/** A booking on its way, then what is booked. */
export const confirmationScreen = <B extends SoldBooking>(product: Sold<B>) =>
  function ToldConfirmationScreen() {
    return (
      <ConfirmationScreen product={product}>
        {(booking) => <ToldConfirmed product={product} booking={booking} />}
      </ConfirmationScreen>
    );
  };
