import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How Viator misbehaves on the next call whose path has this in it. */
export type Trouble = 'busy' | 'broken' | 'hang-up' | 'garbage' | 'lost-answer';

interface Made {
  status: string;
  reason: string | null;
  readonly bookingRef: string;
  readonly body: Record<string, unknown>;
}

const net = (amount: number) => ({
  recommendedRetailPrice: amount * 1.25,
  partnerNetPrice: amount,
  bookingFee: 0,
  partnerTotalPrice: amount,
});
const ADULT = 40;
const CHILD = 20;

export const PRODUCT = {
  status: 'ACTIVE',
  productCode: '5010SYDNEY',
  title: 'Alfama <b>by night</b>',
  description: 'A walk after dark.',
  timeZone: 'Europe/Lisbon',
  images: [
    {
      isCover: true,
      caption: 'Stairs',
      variants: [
        { width: 100, height: 80, url: 'https://pictures.example.com/small.jpg' },
        { width: 720, height: 480, url: 'https://pictures.example.com/wide.jpg' },
      ],
    },
  ],
  reviews: {
    totalReviews: 12,
    combinedAverageRating: 4.66,
    reviewCountTotals: [
      { rating: 5, count: 9 },
      { rating: 4, count: 3 },
    ],
  },
  inclusions: [{ otherDescription: 'A guide' }],
  exclusions: [{ otherDescription: 'Tips' }],
  additionalInfo: [
    { type: 'WHEELCHAIR_ACCESSIBLE', description: 'Wheelchairs welcome' },
    { type: 'OTHER', description: 'Wear shoes' },
  ],
  cancellationPolicy: {
    type: 'CUSTOM',
    refundEligibility: [
      { dayRangeMin: 7, percentageRefundable: 100 },
      { dayRangeMin: 2, dayRangeMax: 7, percentageRefundable: 50 },
      { dayRangeMin: 0, dayRangeMax: 2, percentageRefundable: 0 },
    ],
  },
  bookingConfirmationSettings: { confirmationType: 'INSTANT' },
  bookingRequirements: {
    minTravelersPerBooking: 1,
    maxTravelersPerBooking: 9,
    requiresAdultForBooking: true,
  },
  pricingInfo: {
    type: 'PER_PERSON',
    ageBands: [
      { ageBand: 'ADULT', startAge: 13, endAge: 99, minTravelersPerBooking: 0, maxTravelersPerBooking: 9 },
      { ageBand: 'CHILD', startAge: 4, endAge: 12, minTravelersPerBooking: 0, maxTravelersPerBooking: 4 },
    ],
  },
  logistics: {
    start: [{ location: { ref: 'LOC-1' } }],
    end: [{ location: { ref: 'LOC-1' } }],
    travelerPickup: { allowCustomTravelerPickup: true, locations: [{ location: { ref: 'LOC-2' } }] },
  },
  languageGuides: [
    { type: 'GUIDE', language: 'en' },
    { type: 'AUDIO', language: 'pt' },
  ],
  bookingQuestions: [
    ...['FULL_NAMES_FIRST', 'FULL_NAMES_LAST', 'AGEBAND', 'WEIGHT', 'PICKUP_POINT'],
    ...['TRANSFER_ARRIVAL_MODE', 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO', 'TRANSFER_AIR_ARRIVAL_AIRLINE'],
  ],
  tags: [12, 34],
  itinerary: {
    duration: { fixedDurationInMinutes: 150 },
    itineraryItems: [
      {
        pointOfInterestLocation: { location: { ref: 'LOC-1' } },
        duration: { fixedDurationInMinutes: 20 },
        admissionIncluded: 'NOT_APPLICABLE',
        description: 'The square.',
      },
    ],
  },
  productOptions: [{ productOptionCode: 'TG1', title: 'Small group', description: 'At most nine.' }],
};

const SCHEDULE = {
  productCode: PRODUCT.productCode,
  currency: 'USD',
  summary: { fromPrice: 50 },
  bookableItems: [
    {
      seasons: [
        {
          startDate: '2026-01-01',
          pricingRecords: [
            {
              daysOfWeek: ['MONDAY', 'WEDNESDAY'],
              timedEntries: [
                { startTime: '19:00', unavailableDates: [{ date: '2027-03-08', reason: 'SOLD_OUT' }] },
              ],
              pricingDetails: [
                { ageBand: 'ADULT', price: { original: net(ADULT) } },
                { ageBand: 'CHILD', price: { original: net(CHILD) } },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const listed = (at: number) => ({
  productCode: at === 0 ? PRODUCT.productCode : `P${at}`,
  title: `Walk ${at}`,
  images: PRODUCT.images,
  reviews: PRODUCT.reviews,
  duration: { variableDurationFromMinutes: 60, variableDurationToMinutes: 120 },
  confirmationType: 'INSTANT',
  tags: [12],
  flags: ['FREE_CANCELLATION'],
  pricing: {
    currency: 'USD',
    partnerNetFromPrice: ADULT + at,
    summary: { fromPrice: 50 + at, fromPriceBeforeDiscount: at % 2 === 0 ? 60 + at : 50 + at },
  },
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Record<string, unknown>) : ({} as Record<string, unknown>);
}

/** Viator's Partner API on this machine, as its specification says, with what goes wrong on demand. */
export async function fakeViator() {
  const troubles: { path: string; trouble: Trouble }[] = [];
  const asked: { path: string; body: Record<string, unknown>; headers: IncomingMessage['headers'] }[] = [];
  const bookings = new Map<string, Made>();
  /** What the next booking becomes. */
  const next = {
    ...{ status: 'CONFIRMED', reason: null as string | null, refund: 1, factor: 1, total: 60 },
    /** Whether places are kept, and at how much of the price. */
    ...{ holds: true, holdFactor: 1 },
  };
  let serial = 0;

  const answer = (path: string, body: Record<string, unknown>): [number, unknown] => {
    const made = [...bookings.values()];
    if (path === '/destinations')
      return [
        200,
        {
          destinations: [
            { destinationId: 1, name: 'Portugal', type: 'COUNTRY', center: { latitude: 39, longitude: -9 } },
            {
              destinationId: 538,
              name: 'Lisbon',
              type: 'CITY',
              center: { latitude: 38.72, longitude: -9.14 },
            },
          ],
        },
      ];
    if (path === '/products/search') {
      const { start, count } = body['pagination'] as { start: number; count: number };
      const all = Array.from({ length: next.total }, (_, at) => listed(at));
      return [200, { products: all.slice(start - 1, start - 1 + count), totalCount: next.total }];
    }
    if (path === `/products/${PRODUCT.productCode}`) return [200, PRODUCT];
    if (path.startsWith('/products/')) return [404, { code: 'NOT_FOUND' }];
    if (path === '/locations/bulk')
      return [
        200,
        {
          locations: [
            {
              reference: 'LOC-1',
              name: 'Largo',
              address: { street: 'Rua 1' },
              center: { latitude: 38.71, longitude: -9.13 },
            },
            { reference: 'LOC-2', name: 'Rossio', center: { latitude: 38.714, longitude: -9.139 } },
          ],
        },
      ];
    if (path.startsWith('/availability/schedules/')) return [200, SCHEDULE];
    if (path === '/exchange-rates')
      return [200, { rates: [{ sourceCurrency: 'USD', targetCurrency: 'EUR', rate: 0.5 }] }];
    if (path === '/availability/check') {
      const pax = body['paxMix'] as { ageBand: string; numberOfTravelers: number }[];
      const price = (band: string) => (band === 'CHILD' ? CHILD : ADULT) * next.factor;
      const lineItems = pax.map((one) => ({
        ...one,
        subtotalPrice: { price: net(price(one.ageBand) * one.numberOfTravelers) },
      }));
      const total = lineItems.reduce((sum, one) => sum + one.subtotalPrice.price.partnerNetPrice, 0);
      return [
        200,
        {
          currency: body['currency'],
          bookableItems: [
            {
              productOptionCode: 'TG1',
              startTime: '19:00',
              available: true,
              capacity: { remainingCapacity: 4 },
              lineItems,
              totalPrice: { price: net(total) },
            },
            { productOptionCode: 'TG1', startTime: '21:00', available: false, unavailableReason: 'SOLD_OUT' },
          ],
        },
      ];
    }
    if (path === '/bookings/status') {
      const found = bookings.get(String(body['partnerBookingRef']));
      return found
        ? [200, { status: found.status, bookingRef: found.bookingRef, rejectionReasonCode: found.reason }]
        : [404, { code: 'NOT_FOUND' }];
    }
    if (path === '/bookings/hold') {
      const pax = body['paxMix'] as { ageBand: string; numberOfTravelers: number }[];
      const total = pax.reduce(
        (sum, one) => sum + (one.ageBand === 'CHILD' ? CHILD : ADULT) * one.numberOfTravelers,
        0,
      );
      const kept = {
        status: next.holds ? 'HOLDING' : 'HOLD_NOT_PROVIDED',
        validUntil: '2027-03-01T12:15:00Z',
      };
      return [
        200,
        {
          bookingRef: `BR-${(serial += 1)}`,
          currency: body['currency'],
          bookingHoldInfo: { availability: kept, pricing: kept },
          totalPrice: { price: net(total * next.factor * next.holdFactor) },
        },
      ];
    }
    if (path === '/bookings/book') {
      const name = String(body['partnerBookingRef']);
      const known = bookings.get(name);
      if (known) return [200, { status: 'REJECTED', rejectionReasonCode: 'DUPLICATE_BOOKING' }];
      const bookingRef = String(body['bookingRef'] ?? `BR-${(serial += 1)}`);
      const booking = { status: next.status, reason: next.reason, bookingRef, body };
      bookings.set(name, booking);
      return [
        200,
        { status: booking.status, bookingRef: booking.bookingRef, rejectionReasonCode: booking.reason },
      ];
    }
    if (path.startsWith('/bookings/cancel-reasons'))
      return [
        200,
        {
          reasons: [
            { cancellationReasonCode: 'Customer_Service.WEATHER', cancellationReasonText: 'The weather' },
          ],
        },
      ];
    const found = made.find(({ bookingRef }) => path.includes(bookingRef));
    if (!found) return [404, { code: 'NOT_FOUND' }];
    if (path.endsWith('/cancel-quote'))
      return [
        200,
        {
          bookingId: found.bookingRef,
          status: found.status === 'CANCELED' ? 'CANCELLED' : 'CANCELLABLE',
          refundDetails: {
            itemPrice: 80,
            refundAmount: 80 * next.refund,
            refundPercentage: 100 * next.refund,
            currencyCode: 'USD',
          },
        },
      ];
    if (found.status === 'CANCELED') return [200, { status: 'DECLINED', reason: 'ALREADY_CANCELLED' }];
    found.status = 'CANCELED';
    return [200, { status: 'ACCEPTED' }];
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').replace(/^\/partner/, '');
      asked.push({ path, body, headers: request.headers });
      const at = troubles.findIndex((one) => path.includes(one.path));
      const [{ trouble } = { trouble: null }] = at < 0 ? [] : troubles.splice(at, 1);
      const send = (status: number, said: unknown) =>
        response
          .writeHead(status, {
            'content-type': 'application/json',
            ...(status === 429 ? { 'retry-after': '0' } : {}),
          })
          .end(JSON.stringify(said));
      if (trouble === 'busy') return send(429, { code: 'TOO_MANY_REQUESTS' });
      if (trouble === 'broken') return send(500, { code: 'INTERNAL_SERVER_ERROR' });
      if (trouble === 'garbage') return response.writeHead(200).end('<html>');
      if (trouble === 'hang-up') return void request.socket.destroy();
      const [status, said] = answer(path, body);
      // It did what it was asked, and nobody hears of it.
      if (trouble === 'lost-answer') return void request.socket.destroy();
      send(status, said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ asked, bookings, next },
    /** What is answered with a pause is so each time that it is sent again. */
    fail: (path: string, trouble: Trouble) =>
      void troubles.push(...Array.from({ length: trouble === 'busy' ? 3 : 1 }, () => ({ path, trouble }))),
    close: () => new Promise((done) => server.close(done)),
  };
}
