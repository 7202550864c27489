import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  DESTINATIONS,
  listed,
  LOCATIONS,
  PRODUCT,
  QUESTIONS,
  RATES,
  REVIEWS,
  SCHEDULE,
  TAGS,
} from './catalogue';
import { errorOf, orderBook, type Said } from './orders';

export { PRODUCT } from './catalogue';

/** How Viator misbehaves on the next call whose path has this in it; `busy` asks for no pause, `resting` for a long one. */
export type Trouble = 'busy' | 'resting' | 'broken' | 'hang-up' | 'garbage' | 'lost-answer' | 'invalid';

type Body = Record<string, unknown>;

async function bodyOf(request: IncomingMessage): Promise<Body> {
  let text = '';
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Body) : {};
}

/** `text Interpreting the HTTP 429 response` */
const tooMany = (retryAfter: string): Said => [
  429,
  errorOf('TOO_MANY_REQUESTS', 'Too many requests, please try again'),
  { 'retry-after': retryAfter, 'ratelimit-limit': '16', 'ratelimit-remaining': '0', 'ratelimit-reset': '10' },
];
const TROUBLES: Readonly<Partial<Record<Trouble, Said>>> = {
  busy: tooMany('0'),
  resting: tooMany('600'),
  broken: [500, errorOf('INTERNAL_SERVER_ERROR', 'Something went wrong')],
  invalid: [400, errorOf('BAD_REQUEST', 'Invalid phone +351 912 345 678 of ana@example.com')],
};

/** Viator's Partner API on this machine, as its document says, with what goes wrong on demand. */
export async function fakeViator() {
  const troubles: { path: string; trouble: Trouble }[] = [];
  const asked: { path: string; body: Body; headers: IncomingMessage['headers'] }[] = [];
  const orders = orderBook();
  const next = Object.assign(orders.next, { total: 60 });
  /** What it sells, by code, and what has changed of it. */
  const products = new Map<string, Body>([[PRODUCT.productCode, PRODUCT]]);
  const summaries: unknown[] = [];
  const changed: string[] = [];

  /** `examples/availability-check-example-5010SYDNEY`, `…-128216P66` */
  function check(body: Body): Said {
    const { currency, ...priced } = orders.priced(body, next.factor);
    const item = { available: true, capacity: { hasCapacity: true, remainingCapacity: 4 }, ...priced };
    return [
      200,
      {
        ...{ currency, productCode: body['productCode'], travelDate: body['travelDate'] },
        bookableItems: [
          { productOptionCode: 'TG1', startTime: '19:00', ...item },
          { productOptionCode: 'TG1', startTime: '21:00', available: false, unavailableReason: 'SOLD_OUT' },
          {
            ...{ productOptionCode: 'TG2', startTime: '20:00', ...item },
            extraChargesSummary: {
              price: { recommendedRetailPrice: 130 },
              mandatory: {
                totalExtraCharges: 11.26,
                items: [
                  {
                    ...{ name: 'City tax', numberOfUnits: 1, amountPerUnit: 11.26, totalAmount: 11.26 },
                    inDestination: { amountPerUnit: 10, totalAmount: 10, currency: 'EUR' },
                  },
                ],
              },
            },
          },
        ],
      },
    ];
  }

  const found = (body: Body): Said => {
    const { start, count } = body['pagination'] as { start: number; count: number };
    const all = [...summaries, ...Array.from({ length: next.total }, (_, at) => listed(at))];
    return [200, { products: all.slice(start - 1, start - 1 + count), totalCount: all.length }];
  };

  const reviewed = (body: Body): Said => {
    const { start, count } = body as unknown as { start: number; count: number };
    const all = [
      ...REVIEWS,
      ...Array.from({ length: 11 }, (_, at) => ({ ...REVIEWS[2], reviewReference: `R${at}` })),
    ];
    const totalReviews = all.length;
    const summary = { totalReviews, sources: [], reviewCountTotals: [] };
    return [
      200,
      {
        reviews: all.slice(start - 1, start - 1 + count),
        ...{ totalReviewsSummary: summary, filteredReviewsSummary: summary },
      },
    ];
  };

  const answer = (address: string, body: Body): Said => {
    const { pathname: path, searchParams } = new URL(address, 'http://viator');
    if (path === '/destinations')
      return [200, { destinations: DESTINATIONS, totalCount: DESTINATIONS.length }];
    if (path === '/products/search') return found(body);
    if (path === '/products/booking-questions') return [200, { bookingQuestions: QUESTIONS, totalCount: 30 }];
    if (path === '/products/tags') return [200, { tags: TAGS }];
    if (path === '/products/modified-since')
      return [200, { products: changed.map((productCode) => ({ status: 'ACTIVE', productCode })) }];
    if (path === '/availability/schedules/modified-since')
      return [200, { availabilitySchedules: changed.map((productCode) => ({ ...SCHEDULE, productCode })) }];
    if (path.startsWith('/products/')) {
      const product = products.get(decodeURIComponent(path.slice('/products/'.length)));
      return product ? [200, product] : [404, errorOf('NOT_FOUND', 'Product not found')];
    }
    if (path === '/locations/bulk') {
      const wanted = body['locations'] as string[];
      return [200, { locations: LOCATIONS.filter(({ reference }) => wanted.includes(reference)) }];
    }
    if (path.startsWith('/availability/schedules/')) return [200, SCHEDULE];
    if (path === '/reviews/product') return reviewed(body);
    if (path === '/exchange-rates') return [200, { rates: RATES }];
    if (path === '/availability/check') return check(body);
    if (path === '/bookings/status') return orders.status(body);
    if (path === '/bookings/hold') return orders.hold(body);
    if (path === '/bookings/book') return orders.book(body);
    if (path === '/bookings/cancel-reasons') return orders.reasons();
    if (path === '/bookings/modified-since') return orders.modifiedSince(searchParams);
    if (path === '/bookings/modified-since/acknowledge') return orders.acknowledge(body);
    return orders.cancelling(path);
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').replace(/^\/partner/, '');
      asked.push({ path, body, headers: request.headers });
      const at = troubles.findIndex((one) => path.includes(one.path));
      const [{ trouble } = { trouble: null }] = at < 0 ? [] : troubles.splice(at, 1);
      const send = ([status, said, headers = {}]: Said) =>
        response
          .writeHead(status, { 'content-type': 'application/json;version=2.0', ...headers })
          .end(said === undefined ? undefined : JSON.stringify(said));
      const instead = trouble && TROUBLES[trouble];
      if (instead) return send(instead);
      if (trouble === 'garbage') return response.writeHead(200).end('<html>');
      if (trouble === 'hang-up') return void request.socket.destroy();
      const said = answer(path, body);
      // It did what it was asked, and nobody hears of it.
      if (trouble === 'lost-answer') return void request.socket.destroy();
      send(said);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ asked, next, products, summaries, changed },
    ...{
      bookings: orders.bookings,
      acknowledged: orders.acknowledged,
      happens: orders.happens,
      event: orders.event,
    },
    fail: (path: string, trouble: Trouble) => void troubles.push({ path, trouble }),
    /** Nothing goes wrong that nobody has run into. */
    calm: () => void troubles.splice(0),
    close: () => new Promise((done) => server.close(done)),
  };
}
