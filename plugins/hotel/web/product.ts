import { msg } from '@lingui/core/macro';
import type { SoldProduct } from '@/core/selling/after-sale/product';
import { callOf } from '@/core/query/call';
import {
  getHotelBooking,
  getHotelVoucher,
  type HotelReservation,
  listMyHotels,
  sendHotelBookingEmail,
} from '../contract';
import { PRICE_LABELS } from '../say/labels';
import { SHOWN } from './shown';

/** What the pages of booked stays have to know. */
export const HOTELS: SoldProduct<HotelReservation> = {
  id: 'hotel',
  ...SHOWN,
  calls: {
    // By its id or its record locator.
    find: (name) =>
      callOf(getHotelBooking, { params: { id: 'other' in name ? name.other : name.bookingId } }),
    resend: (bookingId) => callOf(sendHotelBookingEmail, { body: { bookingId } }),
    paper: (bookingId) => callOf(getHotelVoucher, { query: { bookingId } }),
    show: [getHotelBooking, listMyHotels],
  },
  priceLabels: PRICE_LABELS,
  words: {
    search: msg`Search hotels`,
    keptByTerms: msg`Retained by the property and the agency`,
    cancelling: msg`We are waiting for the property to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`,
  },
};
