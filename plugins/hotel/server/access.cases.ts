import { randomUUID } from 'node:crypto';
import type { AccessCases, OfferCases, Sell } from '@/server/testing/access';
import { decodeFirst, type HotelQuote, type HotelSearchInput } from '../contract';

const USD = { amount: 1, currency: 'USD' };

const order = (quoteId: string, canary: string, acceptedTotal = USD) => [
  {
    quoteId,
    acceptedTotal,
    guests: {
      rooms: [{ firstName: 'Ana', lastName: canary }],
      email: `${canary.toLowerCase()}@example.com`,
      phone: '+351912345678',
    },
    termsAccepted: true,
    payment: {
      method: 'card',
      token: `tok_test_success_visa_4242_${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    },
    language: 'en',
    idempotencyKey: randomUUID(),
  },
];

/** Calls that name a booking or a quote of somebody. */
const cases: AccessCases = {
  'POST /api/v2/hotel/booking': (id) => ({ body: order(id, 'Silva') }),
  'GET /api/v3/hotel/hotel-booking/{id}': (id) => ({ path: `/api/v3/hotel/hotel-booking/${id}` }),
  'POST /api/v2/hotel/sendHotelBookingEmail': (id) => ({ body: { bookingId: id } }),
  'GET /api/v3/hotel/voucher.pdf': (id) => ({ path: `/api/v3/hotel/voucher.pdf?bookingId=${id}` }),
  'POST /api/v2/hotel/cancelpenalty': (id) => ({ body: { bookingId: id } }),
  // In a currency that no booking has, so that whoever may cancel is told that the terms are others.
  'POST /api/v2/hotel/cancel/hotel': (id) => ({
    body: { bookingId: id, acceptedPenalty: { amount: 0, currency: 'XTS' } },
  }),
  'GET /api/agency/hotels/bookings/{id}': (id) => ({ path: `/api/agency/hotels/bookings/${id}` }),
  // `userId` narrows a list that shows nothing of others anyway; what it shows is tried as a list.
  'GET /api/v2/agency/hotels/bookings': null,
  // A place of the earth is nobody's, and a property is found by searches of anybody.
  'POST /api/v2/hotel/searchasync': null,
  'POST /api/v2/hotel/nearby-stays': null,
  'GET /api/locationcontent/locationV2/{id}': null,
};
export default cases;

/** What is sold is named by a search, a property and a rate. */
const named = (offer: string) => {
  const [corelationid = '', hotelid = 'x', rate = 'x'] = offer.split('|');
  return { corelationid, hotelid, rate };
};
const page = (path: string) => (offer: string) => {
  const { corelationid, hotelid } = named(offer);
  return { path: `${path}?${new URLSearchParams({ corelationid, hotelid }).toString()}` };
};
const search = (path: string) => (offer: string) => ({
  path: `${path}?${new URLSearchParams({ corelationid: named(offer).corelationid }).toString()}`,
  body: {},
});

export const offers: OfferCases = {
  'POST /api/v2/hotel/searchasync/search': search('/api/v2/hotel/searchasync/search'),
  'POST /api/v2/hotel/searchasync/filter': search('/api/v2/hotel/searchasync/filter'),
  'GET /api/v3/hotel/get-hotel-details': page('/api/v3/hotel/get-hotel-details'),
  'GET /api/v3/hotel/get-rooms-and-rates': page('/api/v3/hotel/get-rooms-and-rates'),
  'GET /api/v2/hotel/static-content': (offer) => {
    const { corelationid: corelationId, hotelid: hotelId } = named(offer);
    return {
      path: `/api/v2/hotel/static-content?${new URLSearchParams({ corelationId, hotelId }).toString()}`,
    };
  },
  'GET /api/v2/hotel/price-calendar': (offer) => {
    const { corelationid, hotelid } = named(offer);
    const query = new URLSearchParams({ corelationid, hotelid, month: '2027-03' });
    return { path: `/api/v2/hotel/price-calendar?${query.toString()}` };
  },
  'GET /api/v2/hotel/ground': (offer) => ({
    path: `/api/v2/hotel/ground?${new URLSearchParams({ corelationid: named(offer).corelationid }).toString()}`,
  }),
  'POST /api/v2/hotel/getPrice': (offer) => {
    const { corelationid, hotelid, rate } = named(offer);
    return { body: [{ corelationid, hotelid, rates: [rate], expectedTotal: USD }] };
  },
};

/** Books a real stay as whoever asks. */
export const sell: Sell = async (ask, canary, now) => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const wanted: HotelSearchInput = {
    searchString: 'Lisbon',
    lat: 38.7167,
    lng: -9.1333,
    radius: 30,
    locationId: 'LIS',
    occupancies: [{}],
    stayPeriod: { start: day(30), end: day(33) },
    nationality: { name: 'Portugal', alpha2Code: 'PT' },
  };
  const { data } = await ask('POST', '/api/v2/hotel/searchasync', wanted);
  const { corelationid } = data;
  for (const { id: hotelid } of data.hotels) {
    const asked = new URLSearchParams({ corelationid, hotelid }).toString();
    const rooms = (await ask('GET', `/api/v3/hotel/get-rooms-and-rates?${asked}`)).data.parties[0].rooms;
    const rate = rooms
      .flatMap(({ rates }: { rates: { id: string; payment: string; total: unknown }[] }) => rates)
      .find(({ payment }: { payment: string }) => payment === 'now');
    if (!rate) continue;
    const payload = await ask('POST', '/api/v2/hotel/getPrice', [
      { corelationid, hotelid, rates: [rate.id], expectedTotal: rate.total },
    ]);
    const { quoteId, price } = decodeFirst(payload.data) as HotelQuote;
    const { bookingresult } = await ask('POST', '/api/v2/hotel/booking', order(quoteId, canary, price.total));
    const offerId = [corelationid, hotelid, rate.id].join('|');
    return { bookingId: bookingresult[0].bookingId, quoteId, offerId };
  }
  throw new Error('No stay that is paid now');
};
