import { lazy } from 'react';
import { tellPlain, type TellsOwn } from '../../say/plain-told';
import { bookingScreen } from '../after-sale/told/ToldBooking';
import { confirmationScreen } from '../after-sale/told/ToldConfirmed';
import type { Sold } from '../after-sale/told/sold';
import { Voucher } from '../after-sale/told/Voucher';
import { RECENT, RecentBookings } from '../after-sale/trips/RecentBookings';
import type { PlainBooking, PlainProduct } from './plain';

/** The page of one booking, the page that follows one on its way, and the last ones for the dashboard. */
export function plainScreens<Offer, Request>(
  product: PlainProduct<Offer, Request>,
  tell?: TellsOwn<Offer, Request>,
) {
  const sold: Sold<PlainBooking<Offer, Request>> = {
    ...product,
    called: ({ offer }) => offer.title,
    tell: tellPlain(product.pages.booking, tell),
    Cancel: lazy(async () => {
      const { plainCancel } = await import('./PlainCancel');
      return { default: plainCancel(product) };
    }),
  };
  return {
    Booking: bookingScreen(sold),
    Confirmation: confirmationScreen(sold, ({ booking, told }) => (
      <Voucher {...{ booking, told }} label={told.title} heading={told.title} />
    )),
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
