/** An activity that is priced and one that is booked, as the API sends them: shared by tests and stories. */
import type { Price, TripSummary } from '@/core/contract';
import type {
  ActivityBookingRow,
  ActivityQuote,
  ActivityReservation,
  ActivityTripDetails,
  BookedActivity,
} from '../../contract';
import { anOption, MEETING, someDetails, usd } from './fixtures';

export const PRICE: Price = {
  lines: [
    { kind: 'base', amount: usd(69) },
    { kind: 'taxes', amount: usd(7) },
  ],
  total: usd(76),
};

export const anOffer = (more: Partial<BookedActivity> = {}): BookedActivity => ({
  id: 'option.sealed',
  activity: someDetails(),
  option: anOption(),
  travelers: { ADULT: 2, CHILD: 1 },
  ...more,
});

export const aQuote = (more: Partial<ActivityQuote> = {}): ActivityQuote => ({
  quoteId: '5d1f6c20-9f43-4a35-8a3f-6f0b2d6a7e11',
  price: PRICE,
  previousTotal: PRICE.total,
  changed: false,
  expiresAt: '2099-01-01T00:00:00Z',
  offer: anOffer(),
  ...more,
});

/** Booked and confirmed. */
export const aReservation = (more: Partial<ActivityReservation> = {}): ActivityReservation => ({
  bookingId: 'bkg_4c7r1t9k',
  orderId: 'ord_88LW',
  recordLocator: 'LW4K7Q',
  bookingStatus: 'confirmed',
  dateBooked: '2027-02-20T09:41:00Z',
  ...{ revision: 7, changedAt: '2027-02-20T09:41:05Z' },
  bookedCurrency: 'USD',
  price: PRICE,
  progress: {
    ...{ bookingId: 'bkg_4c7r1t9k', state: 'confirmed', status: 'confirmed' },
    ...{ message: null, money: 'taken', actionUrl: null },
  },
  offer: anOffer(),
  guests: {
    travelers: [
      { category: 'ADULT', firstName: 'Inês', lastName: 'Carvalho' },
      { category: 'ADULT', firstName: 'Tomás', lastName: 'Carvalho' },
      { category: 'CHILD', firstName: 'Lia', lastName: 'Carvalho' },
    ],
    email: 'ines.carvalho@example.com',
    phone: '+351 912 345 678',
  },
  cancellation: null,
  canCancel: true,
  answeredBy: null,
  vouchers: [{ code: 'LW4K7Q-1', traveler: null }],
  pdfurl: '/api/activities/bookings/voucher.pdf?bookingId=bkg_4c7r1t9k',
  ...more,
});

/** Paid with an authorisation and submitted; the supplier has 48 hours (R337). */
export const SUBMITTED: ActivityReservation = aReservation({
  ...{ recordLocator: null, bookingStatus: 'pending', answeredBy: '2027-02-22T09:41:00Z', vouchers: [] },
  progress: {
    ...{ bookingId: 'bkg_4c7r1t9k', state: 'processing', status: 'Processing' },
    ...{ message: null, money: 'held', actionUrl: null, answersBy: '2027-02-22T09:41:00Z' },
  },
});

export const TRIP_DETAILS: ActivityTripDetails = {
  name: someDetails().title,
  option: anOption().title,
  city: 'Lisbon',
  begins: { kind: 'meet', places: [MEETING], said: null },
  picture: someDetails().pictures[0]!.src,
  travelers: { ADULT: 2, CHILD: 1 },
  startTime: '09:30',
  answeredBy: null,
};

export const TRIP: TripSummary = {
  bookingId: 'bkg_4c7r1t9k',
  product: 'activity',
  state: 'confirmed',
  status: 'confirmed',
  locator: 'LW4K7Q',
  title: TRIP_DETAILS.name,
  startsAt: '2027-03-12T09:30',
  endsAt: '2027-03-12T12:30',
  bookedAt: '2027-02-20T09:41:00Z',
  travelers: ['Inês Carvalho'],
  price: PRICE.total,
  details: TRIP_DETAILS,
};

export const ROW: ActivityBookingRow = {
  bookingId: TRIP.bookingId,
  recordLocator: TRIP.locator,
  dateBooked: TRIP.bookedAt,
  salesPrice: TRIP.price,
  bookedCurrency: 'USD',
  bookingStatus: 'confirmed',
  state: 'confirmed',
  activityName: TRIP.title,
  leadPassenger: 'Inês Carvalho',
  activityDateTime: TRIP.startsAt,
  city: 'Lisbon',
};
