import { settlementOf } from '@/core/contract';
import { fakeApi, type Answer, type FakeApi } from '@/core/testing/fake-api';
import {
  bookActivity,
  checkAvailability,
  checkoutActivity,
  findDestinations,
  findTitles,
  getActivity,
  getActivityBooking,
  getActivityLocations,
  getActivityReviews,
  getActivityPenalty,
  getAvailableDates,
  getDestination,
  searchActivities,
  sendActivityEmail,
  storeSearch,
  tagsOfDestination,
} from '../../contract';
import { aCard, anOption, LISBON, MEETING, REVIEWS, someDetails, usd } from './fixtures';
import { aQuote, aReservation, PRICE } from './fixtures-booked';

const NO_FACETS = {
  durations: [],
  timesOfDay: [],
  specials: [],
  popularity: [],
  tags: [],
  languages: [],
  leastRating: [],
};
export const FOUND = {
  data: [aCard()],
  totalRecords: 1,
  facets: NO_FACETS,
  prices: { lowest: usd(29), highest: usd(29) },
  suppliers: [],
};

const reservation = aReservation();
const making = { ...reservation.progress, state: 'processing' as const, money: 'held' as const };

/** The days of March with room: all but Mondays, each as dear as the fixtures' card. */
export const DATES = Array.from({ length: 31 }, (_, index) => ({
  date: `2027-03-${String(index + 1).padStart(2, '0')}`,
  from: usd(29),
})).filter((_, index) => index % 7 !== 0);

const usual: Record<string, Answer> = {
  '/api/countries': [
    { name: 'Brazil', code: 'BR' },
    { name: 'Portugal', code: 'PT' },
    { name: 'United States', code: 'US' },
  ],
  [findDestinations.path]: { data: [LISBON] },
  [getDestination.path]: { data: { ...LISBON, ground: null } },
  [tagsOfDestination.path]: {
    data: [
      { id: 'walks', name: 'Walking tours', count: 12 },
      { id: 'culture', name: 'Culture', count: 9 },
    ],
  },
  [searchActivities.path]: FOUND,
  [findTitles.path]: { data: [{ productCode: aCard().productCode, title: aCard().title }] },
  [storeSearch.path]: { data: null },
  [getActivity.path]: { data: someDetails(), givesReviews: true },
  [getActivityLocations.path]: { data: [MEETING] },
  [getActivityReviews.path]: { data: REVIEWS, total: REVIEWS.length },
  [getAvailableDates.path]: { data: DATES },
  [checkAvailability.path]: { data: [anOption()] },
  [checkoutActivity.path]: { data: aQuote() },
  [bookActivity.path]: { data: { bookingId: reservation.bookingId, progress: making } },
  [getActivityBooking.path]: { data: reservation },
  [getActivityPenalty.path]: {
    data: {
      bookingId: reservation.bookingId,
      penalty: usd(0),
      refund: PRICE.total,
      settlement: settlementOf(PRICE, { isPaid: true, isProtected: false, refund: PRICE.total.amount }),
      reasons: [
        { code: 'PLANS', text: 'My plans changed' },
        { code: 'WEATHER', text: 'The weather' },
      ],
      refundAmount: PRICE.total,
      exchangeRate: 1,
      currency: 'USD',
    },
  },
  [sendActivityEmail.path]: { data: 'The confirmation was sent' },
  '/api/bookings/{id}/progress': { data: reservation.progress },
  '/api/getCurrentPaymentGateway': { CurrentPayment: 'SANDBOX', fieldsUrl: null, publicKey: null },
};

/** Answers as usual, but for what is given: a value, a function of the input, an error to throw, or a promise. */
export const activityApi = (answers: Record<string, Answer> = {}): FakeApi =>
  fakeApi({ ...usual, ...answers });
