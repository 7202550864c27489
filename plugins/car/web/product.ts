import { msg } from '@lingui/core/macro';
import type { SoldProduct } from '@/core/selling/after-sale/product';
import { callOf } from '@/core/query/call';
import {
  findMyReservations,
  findReservation,
  getVoucherPdf,
  sendCarBookingEmail,
  type CarReservation,
} from '../contract';
import { SHOWN } from './shown';

/** What the pages of booked cars have to know. */
export const CARS: SoldProduct<CarReservation> = {
  id: 'car',
  ...SHOWN,
  calls: {
    // By its id or its record locator (R312).
    find: (name) => callOf(findReservation, { body: 'other' in name ? { recordLocator: name.other } : name }),
    resend: (bookingId) => callOf(sendCarBookingEmail, { body: { bookingId } }),
    paper: (bookingId) => callOf(getVoucherPdf, { query: { bookingId } }),
    show: [findReservation, findMyReservations],
  },
  priceLabels: { base: msg`Car rental` },
  words: {
    search: msg`Search cars`,
    keptByTerms: msg`Retained by the rental company and the agency`,
    cancelling: msg`We are waiting for the rental company to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`,
  },
};
