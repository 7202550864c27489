import { randomUUID } from 'node:crypto';
import type { AccessCases, OfferCases, Sell } from '@/server/testing/access';
import { type CarSearchInput, tempUrlOf } from '../contract';

const USD = { amount: 1, currency: 'USD' };

const order = (quoteId: string, canary: string, acceptedTotal = USD) => ({
  quoteId,
  acceptedTotal,
  driver: {
    title: 'Ms',
    firstName: 'Ana',
    lastName: canary,
    email: `${canary.toLowerCase()}@example.com`,
    address: 'Main Street 1',
    city: 'Springfield',
    state: 'IL',
    zipCode: '62701',
    pickupTime: '12:00',
  },
  payment: {
    method: 'card',
    token: `tok_test_success_visa_4242_${randomUUID().replaceAll('-', '').slice(0, 12)}`,
  },
  language: 'en',
  idempotencyKey: randomUUID(),
});

/** Calls that name a booking or a quote of somebody. */
const cases: AccessCases = {
  'POST /api/car-rental/reserveCar': (id) => ({ body: order(id, 'Silva') }),
  'POST /api/car-rental/findReservation': (id) => ({ body: { bookingId: id } }),
  'POST /api/car-rental/sendCarBookingEmail': (id) => ({ body: { bookingId: id } }),
  'GET /api/car-rental/voucher.pdf': (id) => ({ path: `/api/car-rental/voucher.pdf?bookingId=${id}` }),
  'POST /api/getRefund': (id) => ({ body: { bookingId: id } }),
  // In a currency that no booking has, so that whoever may cancel is told that the terms are others.
  'POST /api/car-rental/cancel': (id) => ({
    body: { bookingId: id, reason: 'Duplicate', acceptedPenalty: { amount: 0, currency: 'XTS' } },
  }),
  'GET /api/agency/cars/bookings/{id}': (id) => ({ path: `/api/agency/cars/bookings/${id}` }),
  // `userId` narrows a list that shows nothing of others anyway; what it shows is tried as a list.
  'GET /api/v2/agency/cars/bookings': null,
};
export default cases;

export const offers: OfferCases = {
  'POST /api/car-rental/carDetails': (offerId) => ({ body: { offerId } }),
  'POST /api/car-rental/getDetailsFromTempUrl': (offerId) => ({ body: { url: tempUrlOf(offerId) } }),
  'POST /api/car-rental/quote': (offerId) => ({ body: { offerId, expectedTotal: USD } }),
};

/** Rents a real car as whoever asks. */
export const sell: Sell = async (ask, canary, now) => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const lisbon = { latitude: 38.7813, longitude: -9.1359, name: 'Lisbon' };
  const search: CarSearchInput = {
    pickupLatitude: lisbon.latitude,
    pickupLongitude: lisbon.longitude,
    pickupName: lisbon.name,
    pickUpDateTime: `${day(30)}T12:00`,
    returnLatitude: lisbon.latitude,
    returnLongitude: lisbon.longitude,
    dropoffName: lisbon.name,
    returnDateTime: `${day(33)}T12:00`,
    age: 30,
  };
  const [offer] = (await ask('POST', '/api/car-rental/availableCars', search)).data;
  const { quoteId, price } = (
    await ask('POST', '/api/car-rental/quote', { offerId: offer.id, expectedTotal: offer.price })
  ).data;
  const [{ response }] = await ask('POST', '/api/car-rental/reserveCar', order(quoteId, canary, price.total));
  return { bookingId: response.bookingId, quoteId };
};
