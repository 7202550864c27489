import { randomUUID } from 'node:crypto';
import type { AccessCases, OfferCases, Sell } from '@/server/testing/access';

const USD = { amount: 1, currency: 'USD' };

const order = (quoteId: string, canary: string, acceptedTotal = USD) => ({
  quoteId,
  acceptedTotal,
  guests: {
    travelers: [{ category: 'ADULT', firstName: 'Ana', lastName: canary }],
    email: `${canary.toLowerCase()}@example.com`,
    phone: '+351912345678',
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
  'POST /api/activities/bookings/book': (id) => ({ body: order(id, 'Silva') }),
  'GET /api/activities/bookings/{id}/details': (id) => ({ path: `/api/activities/bookings/${id}/details` }),
  'POST /api/activities/bookings/email': (id) => ({ body: { bookingId: id } }),
  'GET /api/activities/bookings/voucher.pdf': (id) => ({
    path: `/api/activities/bookings/voucher.pdf?bookingId=${id}`,
  }),
  'GET /api/activities/bookings/{id}/cancel-penalty': (id) => ({
    path: `/api/activities/bookings/${id}/cancel-penalty`,
  }),
  // In a currency that no booking has, so that whoever may cancel is told that the refund is another.
  'POST /api/activities/bookings/cancel': (id) => ({
    body: { bookingId: id, reason: 'PLANS', quoteAmount: { amount: 0, currency: 'XTS' } },
  }),
  'GET /api/agency/activities/bookings/{id}': (id) => ({ path: `/api/agency/activities/bookings/${id}` }),
  // `userId` narrows a list that shows nothing of others anyway; what it shows is tried as a list.
  'GET /api/agency/activities/bookings': null,
  // A destination and an activity are nobody's: anybody finds them.
  'GET /api/activities/destinations/{id}': null,
  'GET /api/activities/getActivityTagsFilterList': null,
  'POST /api/activities/search': null,
  'POST /api/activities/getActivityTitle': null,
  'POST /api/activities/search-store': null,
  'GET /api/activities/details/{id}': null,
  'GET /api/activities/locations/{id}': null,
  'GET /api/activities/reviews/{id}': null,
  'GET /api/activities/availableDates/{id}': null,
  'POST /api/activities/availability/check': null,
};
export default cases;

export const offers: OfferCases = {
  'POST /api/activities/bookings/checkout': (optionId) => ({ body: { optionId, expectedTotal: USD } }),
};

/** Books a real activity as whoever asks. */
export const sell: Sell = async (ask, canary, now) => {
  const from = new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const wanted = { destinationId: 'LIS', from, filter: { tags: ['sights'] } };
  const { data } = await ask('POST', '/api/activities/search', wanted);
  for (const { productCode } of data) {
    const { questions } = (await ask('GET', `/api/activities/details/${productCode}`)).data;
    if (Object.keys(questions.booking).length > 0 || Object.keys(questions.traveler).length > 0) continue;
    const travelers = { ADULT: 1 };
    const [option] = (
      await ask('POST', '/api/activities/availability/check', { productCode, date: from, travelers })
    ).data;
    const { quoteId, price } = (
      await ask('POST', '/api/activities/bookings/checkout', {
        optionId: option.id,
        expectedTotal: option.total,
      })
    ).data;
    const made = await ask('POST', '/api/activities/bookings/book', order(quoteId, canary, price.total));
    return { bookingId: made.data.bookingId, quoteId, offerId: option.id };
  }
  throw new Error('No activity that asks nothing');
};
