import { fakeApi, type Answer, type FakeApi } from '@/core/testing/fake-api';
import {
  autosuggest,
  bookHotel,
  followHotels,
  getHotelBooking,
  getHotelDetails,
  getHotelPrice,
  getPriceCalendar,
  getRoomsAndRates,
  getSearchGround,
  getStaticContent,
  locationOf,
  nearbyStays,
  searchHotels,
  sendHotelBookingEmail,
  type HotelResults,
} from '../../contract';
import { aHotelOffer, CONTENT, DETAILS, LISBON, PARTY, usd } from './fixtures';
import { aReservation, quoteAnswer } from './fixtures-booked';

export const RESULTS: HotelResults = {
  hotels: [aHotelOffer()],
  hotelCount: 1,
  nextPage: null,
  hasMore: false,
  pollCompleted: true,
  answered: 1,
  facilities: ['wifi', 'parking'],
  maxDistance: 4.2,
  showPublishedPrice: false,
  suppliers: [],
};

const reservation = aReservation();
const making = { ...reservation.progress, state: 'processing' as const, money: 'held' as const };

/** The days of March, each a little dearer than the one before; the first cannot be had. */
export const CALENDAR = {
  nights: 3,
  days: Array.from({ length: 31 }, (_, at) => ({
    date: `2027-03-${String(at + 1).padStart(2, '0')}`,
    from: at === 0 ? null : usd(400 + at * 3),
  })),
};

const usual: Record<string, Answer> = {
  '/api/countries': [
    { name: 'Brazil', code: 'BR' },
    { name: 'Portugal', code: 'PT' },
    { name: 'United States', code: 'US' },
  ],
  [autosuggest.path]: { data: [LISBON] },
  [locationOf.path]: { data: LISBON },
  [searchHotels.path]: { data: { ...RESULTS, corelationid: 'search.sealed', filterUrl: '/' } },
  [followHotels.path]: { data: RESULTS },
  [nearbyStays.path]: { data: [] },
  [getHotelDetails.path]: { data: DETAILS },
  [getRoomsAndRates.path]: { data: { parties: [PARTY] } },
  [getStaticContent.path]: { data: CONTENT },
  [getSearchGround.path]: { data: null },
  [getPriceCalendar.path]: { data: CALENDAR },
  [getHotelPrice.path]: quoteAnswer(),
  [bookHotel.path]: {
    bookingresult: [{ message: 'ok', bookingId: reservation.bookingId, progress: making }],
  },
  [getHotelBooking.path]: { data: reservation },
  [sendHotelBookingEmail.path]: { data: 'The confirmation was sent' },
  '/api/bookings/{id}/progress': { data: reservation.progress },
  '/api/getCurrentPaymentGateway': { CurrentPayment: 'SANDBOX', fieldsUrl: null, publicKey: null },
};

/** Answers as usual, but for what is given: a value, a function of the input, an error to throw, or a promise. */
export const hotelApi = (answers: Record<string, Answer> = {}): FakeApi => fakeApi({ ...usual, ...answers });
