import { randomUUID } from 'node:crypto';
import type { AccessCases, OfferCases, Sell } from '@/server/testing/access';
import type { FlightBookingRequest, FlightSearchInput } from '../contract';

const USD = { amount: 1, currency: 'USD' };
const COUNTS = { adults: 1, children: 0, infants: 0 };

const order = (quoteId: string, canary: string, acceptedTotal = USD): FlightBookingRequest => ({
  quoteId,
  acceptedTotal,
  travellers: [
    {
      title: 'Ms',
      firstName: 'Ana',
      lastName: canary,
      gender: 'F',
      birthDate: '1990-05-17',
      passengerType: 'ADT',
    },
  ],
  contact: { email: `${canary.toLowerCase()}@example.com`, phone: '+1 415 555 0100' },
  billing: { address: 'Main Street 1', city: 'Springfield', state: 'IL', zipCode: '62701', country: 'US' },
  payment: {
    method: 'card',
    token: `tok_test_success_visa_4242_${randomUUID().replaceAll('-', '').slice(0, 12)}`,
  },
  language: 'en',
  idempotencyKey: randomUUID(),
});

/** In a currency that no booking has, so that whoever may cancel is told that the terms are others. */
const cancelling = (bookingId: string) => ({ bookingId, acceptedPenalty: { amount: 0, currency: 'XTS' } });

/** Calls that name a booking or a quote of somebody. */
const cases: AccessCases = {
  'POST /api/v2/flight/booking': (id) => ({ body: order(id, 'Silva') }),
  'GET /api/v2/flight/getReservationDetails': (id) => ({
    path: `/api/v2/flight/getReservationDetails?bookingId=${id}`,
  }),
  'POST /api/v2/flight/sendFlightConfirmMail': (id) => ({ body: { bookingId: id } }),
  'POST /api/v2/flight/hold': (id) => {
    const { payment: _, ...body } = order(id, 'Silva');
    return { body };
  },
  'POST /api/v2/flight/payHeld': (id) => ({
    body: {
      bookingId: id,
      acceptedTotal: USD,
      payment: order(id, 'Silva').payment,
      idempotencyKey: randomUUID(),
    },
  }),
  'POST /api/flight/get-penalty': (id) => ({ body: { bookingId: id } }),
  'POST /api/flight/flightCancelVoidBooking': (id) => ({ body: cancelling(id) }),
  'POST /api/flight/flight-cancel-booking': (id) => ({ body: cancelling(id) }),
  'GET /api/v2/flight/cancel': (id) => ({ path: `/api/v2/flight/cancel?pnr=${id.slice(0, 20)}` }),
  'GET /api/v2/flight/afterSale': (id) => ({ path: `/api/v2/flight/afterSale?bookingId=${id}` }),
  'GET /api/v2/flight/itinerary.pdf': (id) => ({ path: `/api/v2/flight/itinerary.pdf?bookingId=${id}` }),
  'POST /api/v2/flight/scheduleChange': (id) => ({
    body: { bookingId: id, changeId: 'none', answer: 'accept' },
  }),
  // `userId` narrows a list that shows nothing of others anyway; what it shows is tried as a list.
  'GET /api/v3/agency/flights/bookings': null,
  'POST /api/v2/flight/ticket': (id) => ({ body: { orderId: id } }),
  'POST /api/v2/flight/ticket/ctw': (id) => ({ body: { orderId: id } }),
  'POST /api/agency/flights/bookings/getPenalty': (id) => ({ body: { bookingId: id } }),
  'POST /api/agency/flights/bookings/flightCancelVoidBooking': (id) => ({ body: cancelling(id) }),
  'POST /api/agency/flights/bookings/flightCancelBooking': (id) => ({ body: cancelling(id) }),
  'GET /api/v2/agency/flights/cancel': (id) => ({
    path: `/api/v2/agency/flights/cancel?pnr=${id.slice(0, 20)}`,
  }),
};
export default cases;

export const offers: OfferCases = {
  'POST /api/v2/flight/fareRules': (offerId) => ({ body: { offerId } }),
  'POST /api/v2/flight/reprice': (offerId) => ({
    body: { offerId, travellers: COUNTS, expectedTotal: USD },
  }),
  'POST /api/v2/flight/seatMap': (offerId) => ({ body: { offerId } }),
  'POST /api/v2/flight/bagPrices': (offerId) => ({ body: { offerId, travellers: COUNTS } }),
};

/** Books a real flight as whoever asks. */
export const sell: Sell = async (ask, canary, now) => {
  const departureDate = new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const search: FlightSearchInput = {
    legs: [{ origin: 'LIS', destination: 'LHR', departureDate }],
    travellers: COUNTS,
  };
  const [offer] = (await ask('POST', '/api/v2/flight/search', search)).data;
  const { quoteId, price } = (
    await ask('POST', '/api/v2/flight/reprice', {
      offerId: offer.id,
      travellers: COUNTS,
      expectedTotal: offer.price ?? USD,
    })
  ).data;
  const { data } = await ask('POST', '/api/v2/flight/booking', order(quoteId, canary, price.total));
  return { bookingId: data.bookingId, quoteId };
};
