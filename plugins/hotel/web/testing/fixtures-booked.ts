/** A stay that is priced and one that is booked, as the API sends them: shared by tests and stories. */
import type { Price, TripSummary } from '@/core/contract';
import {
  encodePayload,
  type HotelBookingRow,
  type HotelQuote,
  type HotelReservation,
  type HotelStay,
  type HotelTripDetails,
} from '../../contract';
import { aHotelRate, STAY, SUMMARY, usd } from './fixtures';

const RATE = aHotelRate();

/** Three nights with breakfast for two, paid now. */
export const aHotelStay = (more: Partial<HotelStay> = {}): HotelStay => ({
  id: 'stay.sealed',
  hotel: SUMMARY,
  telephone: '+351 21 555 0118',
  checkIn: { from: '15:00', until: '23:00' },
  checkOut: '11:00',
  reception: {
    language: 'pt',
    reservationFor: 'Reserva em nome de',
    arrival: 'Chegada',
    departure: 'Saída',
    show: 'Mostre isto na recepção',
  },
  stayPeriod: { start: STAY.checkIn, end: STAY.checkOut },
  nights: 3,
  rooms: [
    {
      name: 'Double room',
      beds: [{ bed: 'queen', count: 1 }],
      area: 22,
      accessible: false,
      board: 'breakfast',
      party: { adults: 2, childAges: [] },
      terms: RATE.terms,
      total: RATE.total,
    },
  ],
  payment: 'now',
  terms: RATE.terms,
  total: RATE.total,
  perNight: RATE.perNight,
  taxes: RATE.taxes,
  atProperty: RATE.atProperty,
  published: null,
  ...more,
});

export const PRICE: Price = {
  lines: [
    { kind: 'base', amount: usd(457) },
    { kind: 'taxes', amount: usd(29.3) },
  ],
  total: usd(486.3),
};

export const aHotelQuote = (more: Partial<HotelQuote> = {}): HotelQuote => ({
  quoteId: '0d4f6b1e-6f0a-4a57-9f5e-0a4b6f2f9d12',
  price: PRICE,
  previousTotal: PRICE.total,
  changed: false,
  expiresAt: '2099-01-01T00:00:00Z',
  offer: aHotelStay(),
  ...more,
});

/** What the price call answers (R265). */
export const quoteAnswer = (quote: HotelQuote = aHotelQuote()) => ({ data: encodePayload([quote]) });

/** The stay of the fixtures, booked and paid. */
export const aReservation = (more: Partial<HotelReservation> = {}): HotelReservation => ({
  bookingId: 'bkg_8h2q4n6v',
  orderId: 'ord_51HB',
  recordLocator: 'H7T2PQ',
  bookingStatus: 'booked',
  dateBooked: '2027-02-20T09:41:00Z',
  ...{ revision: 7, changedAt: '2027-02-20T09:41:05Z' },
  bookedCurrency: 'USD',
  price: PRICE,
  progress: {
    ...{ bookingId: 'bkg_8h2q4n6v', state: 'confirmed', status: 'booked' },
    ...{ message: null, money: 'taken', actionUrl: null },
  },
  stay: aHotelStay(),
  stayPeriod: { start: STAY.checkIn, end: STAY.checkOut },
  guestInfo: {
    rooms: [{ firstName: 'Inês', lastName: 'Carvalho' }],
    email: 'ines.carvalho@example.com',
    phone: '+351 912 345 678',
    arrivalTime: '16:00',
    specialRequests: 'A quiet room, please',
  },
  fareBreakup: {
    baseFare: usd(457),
    totalRate: usd(486.3),
    currency: 'USD',
    discounts: [],
    taxes: usd(29.3),
    totalFare: usd(486.3),
    additionalCharges: [{ kind: 'cityTax', amount: usd(12) }],
  },
  breakdown: {
    publishedRate: null,
    wholesaleRate: null,
    agencyMarkup: null,
    priceToTraveler: usd(486.3),
    retailPrice: null,
    packageRate: null,
    baseFare: usd(457),
    taxesAndFees: usd(29.3),
    resortFee: null,
  },
  refundability: 'refundable',
  confirmationNumber: 'CB-40118823',
  cancellation: null,
  cancellationId: null,
  canCancel: true,
  isVerified: true,
  ground: null,
  pdfurl: '/api/v3/hotel/voucher.pdf?bookingId=bkg_8h2q4n6v',
  ...more,
});

export const TRIP_DETAILS: HotelTripDetails = {
  name: SUMMARY.name,
  address: 'Rua Augusta 118, 1100-053 Lisbon',
  city: 'Lisbon',
  picture: SUMMARY.pictures[0]!.src,
  latitude: SUMMARY.latitude,
  longitude: SUMMARY.longitude,
  nights: 3,
  rooms: 1,
  checkInFrom: '15:00',
  confirmationNumber: 'CB-40118823',
  payment: 'now',
};

export const TRIP: TripSummary = {
  bookingId: 'bkg_8h2q4n6v',
  product: 'hotel',
  state: 'confirmed',
  status: 'booked',
  locator: 'H7T2PQ',
  title: 'Lisbon',
  startsAt: STAY.checkIn,
  endsAt: STAY.checkOut,
  bookedAt: '2027-02-20T09:41:00Z',
  travelers: ['Inês Carvalho'],
  price: PRICE.total,
  details: TRIP_DETAILS,
};

export const ROW: HotelBookingRow = {
  bookingId: TRIP.bookingId,
  recordLocator: TRIP.locator,
  dateBooked: TRIP.bookedAt,
  salesPrice: TRIP.price,
  bookedCurrency: 'USD',
  bookingStatus: 'booked',
  state: 'confirmed',
  confirmationNumber: '004211873',
  hotelName: SUMMARY.name,
  city: 'Lisbon',
  checkIn: STAY.checkIn,
  checkOut: STAY.checkOut,
  guest: 'Inês Carvalho',
  details: TRIP_DETAILS,
};
