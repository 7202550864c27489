import { msg } from '@lingui/core/macro';
import type { SoldProduct } from '@/core/selling/after-sale/product';
import { callOf } from '@/core/query/call';
import {
  type ActivityReservation,
  getActivityBooking,
  getActivityVoucher,
  listMyActivities,
  sendActivityEmail,
} from '../contract';
import { PRICE_LABELS } from '../say/labels';
import { SHOWN } from './shown';

/** What the pages of booked activities have to know. */
export const ACTIVITIES: SoldProduct<ActivityReservation> = {
  id: 'activity',
  ...SHOWN,
  calls: {
    // By its id or its record locator.
    find: (name) =>
      callOf(getActivityBooking, { params: { id: 'other' in name ? name.other : name.bookingId } }),
    resend: (bookingId) => callOf(sendActivityEmail, { body: { bookingId } }),
    paper: (bookingId) => callOf(getActivityVoucher, { query: { bookingId } }),
    show: [getActivityBooking, listMyActivities],
  },
  priceLabels: PRICE_LABELS,
  words: {
    search: msg`Search activities`,
    keptByTerms: msg`Retained by the organizer and the agency`,
    cancelling: msg`We are waiting for the organizer to answer. The booking is not cancelled until it has; there is no need to ask again. This page follows it, and you will get an email.`,
  },
};
