import { msg } from '@lingui/core/macro';
import type { SoldProduct } from '@/core/selling/after-sale/product';
import { callOf } from '@/core/query/call';
import {
  getAfterSale,
  getItineraryPdf,
  getReservationDetails,
  listBookings,
  sendConfirmationMail,
  type FlightReservation,
} from '../contract';
import { SHOWN } from './shown';

/** What the pages of booked flights have to know. */
export const FLIGHTS: SoldProduct<FlightReservation> = {
  id: 'flight',
  ...SHOWN,
  calls: {
    // By its id or its order's (R233).
    find: (name) =>
      callOf(getReservationDetails, { query: 'other' in name ? { orderID: name.other } : name }),
    resend: (bookingId) => callOf(sendConfirmationMail, { body: { bookingId } }),
    paper: (bookingId) => callOf(getItineraryPdf, { query: { bookingId } }),
    show: [getReservationDetails, getAfterSale, listBookings],
  },
  priceLabels: { extras: msg`Seats and bags` },
  words: {
    search: msg`Search flights`,
    keptByTerms: msg`Retained by the airline and the agency`,
    cancelling: msg`We are waiting for the airline to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`,
  },
};
