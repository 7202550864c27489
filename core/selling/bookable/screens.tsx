import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { z } from 'zod/mini';
import { addressId, useAddress } from '../../address/use-address';
import { plainEvent } from '../../say/plain-event';
import { BookingScreen } from '../after-sale/BookingScreen';
import { BookingView } from '../after-sale/BookingView';
import { useCancelling } from '../after-sale/cancel/use-cancelling';
import { ConfirmationScreen } from '../after-sale/confirmation/ConfirmationScreen';
import { ConfirmedView } from '../after-sale/confirmation/ConfirmedView';
import { Papers } from '../after-sale/papers/Papers';
import { RECENT, RecentBookings } from '../after-sale/trips/RecentBookings';
import { nameOf } from '../after-sale/use-booking';
import type { PlainBooking, PlainProduct } from './plain';

const PlainCancel = lazy(() => import('./PlainCancel').then((module) => ({ default: module.PlainCancel })));

/** What a product draws of one booking. */
interface Drawn<Offer, Request> {
  /** What was booked, in full: the cards of its page. */
  Cards: ComponentType<{ booking: PlainBooking<Offer, Request> }>;
  /** The page's heading once it is booked. */
  made: (booking: PlainBooking<Offer, Request>) => ReactNode;
}

const BookingAddress = z.object({ bookingId: addressId, locator: addressId });

const papersOf = <Offer, Request>(
  product: PlainProduct<Offer, Request>,
  booking: PlainBooking<Offer, Request>,
) => (
  <Papers
    product={product}
    booking={booking}
    email={booking.guest.email}
    events={() => [
      plainEvent({
        ...booking,
        path: `${product.pages.booking}?bookingId=${encodeURIComponent(booking.bookingId)}`,
      }),
    ]}
  />
);

/** The page of one booking, the page that follows one on its way, and the last ones for the dashboard. */
export function plainScreens<Offer, Request>(
  product: PlainProduct<Offer, Request>,
  { Cards, made }: Drawn<Offer, Request>,
) {
  function View({ booking, onChanged }: { booking: PlainBooking<Offer, Request>; onChanged: () => void }) {
    const { offer, price, bookingId } = booking;
    const cancelling = useCancelling(onChanged);
    return (
      <BookingView
        product={product}
        booking={booking}
        heading={offer.title}
        papers={papersOf(product, booking)}
        lastEnd={cancelling.lastEnd}
        cancel={booking.canCancel ? { note: null, onPress: () => cancelling.start(true) } : null}
        dialog={
          cancelling.choice && (
            <Suspense fallback={null}>
              <PlainCancel
                product={product as PlainProduct<unknown, unknown>}
                {...{ bookingId, price }}
                total={price.total}
                {...cancelling.dialog}
              />
            </Suspense>
          )
        }
      >
        <Cards booking={booking} />
      </BookingView>
    );
  }
  return {
    Booking: function PlainBookingScreen() {
      const { bookingId, locator } = useAddress(BookingAddress);
      return (
        <BookingScreen product={product} name={nameOf(bookingId, locator)} title={({ offer }) => offer.title}>
          {(booking, onChanged) => <View key={booking.bookingId} {...{ booking, onChanged }} />}
        </BookingScreen>
      );
    },
    Confirmation: function PlainConfirmationScreen() {
      return (
        <ConfirmationScreen product={product}>
          {(booking) => (
            <ConfirmedView
              product={product}
              booking={booking}
              heading={made(booking)}
              email={booking.guest.email}
              pass={<Cards booking={booking} />}
              papers={papersOf(product, booking)}
            />
          )}
        </ConfirmationScreen>
      );
    },
    Recent: function PlainRecent({ none }: { none: string }) {
      return (
        <RecentBookings
          product={product}
          call={product.calls.recent(RECENT)}
          name={({ title }) => title}
          startsAt={({ startsAt }) => startsAt}
          none={() => none}
        />
      );
    },
  };
}
