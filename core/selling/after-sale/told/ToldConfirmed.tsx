import type { ComponentType } from 'react';
import type { Told } from '../../../say/told';
import { ConfirmationScreen } from '../confirmation/ConfirmationScreen';
import { ConfirmedView } from '../confirmation/ConfirmedView';
import type { Sold, SoldBooking } from './sold';
import { Terms } from './ToldBooking';
import { ToldCards } from './ToldCards';
import { ToldPapers } from './ToldPapers';
import { useTold } from './use-told';

interface ToldConfirmedProps<B extends SoldBooking> {
  product: Sold<B>;
  booking: B;
  /** What is shown where it is used. Said here, since the page of a booking does without it. */
  Pass: ComponentType<{ booking: B; told: Told }>;
}

/** A booking that is made: what to show where it is used, how to find it again, what to keep. */
export function ToldConfirmed<B extends SoldBooking>({ product, booking, Pass }: ToldConfirmedProps<B>) {
  const told = useTold(product.tell, booking);
  const { drawn } = product;
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
      pass={<Pass booking={booking} told={told} />}
      papers={<ToldPapers product={product} booking={booking} told={told} />}
    >
      <ToldCards {...{ booking, told, drawn }} on="made" />
    </ConfirmedView>
  );
}

/** A booking on its way, then what is booked. */
export const confirmationScreen = <B extends SoldBooking>(
  product: Sold<B>,
  Pass: ToldConfirmedProps<B>['Pass'],
) =>
  function ToldConfirmationScreen() {
    return (
      <ConfirmationScreen product={product}>
        {(booking) => <ToldConfirmed {...{ product, booking, Pass }} />}
      </ConfirmationScreen>
    );
  };
