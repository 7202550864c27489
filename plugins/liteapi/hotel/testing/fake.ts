import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod/mini';
import { BookBody, NamedQuery, PrebookBody, PropertiesQuery, RatesBody } from './requests';
import { detailed, FACILITIES, IDS, type Json, KINDS, listed, offer, offers, openOffer } from './world';

type Operation =
  | 'properties'
  | 'property'
  | 'facilities'
  | 'kinds'
  | 'rates'
  | 'prebook'
  | 'book'
  | 'find'
  | 'read'
  | 'cancel';

/** What a call does wrong, once; `limited` as often as it is sent. `commit` ones do the work first. */
export type Fault =
  | 'limited'
  | 'broken'
  | 'drop'
  | 'garbled'
  | 'redirect'
  | 'nothing'
  | 'not-modified'
  | 'commit-then-504'
  | 'commit-then-drop'
  | 'commit-then-garble'
  | 'commit-later'
  | { readonly code: number; readonly description?: string; readonly status?: number };

interface Said {
  readonly status: number;
  readonly body?: Json;
}

/** Every operation's errors: `{ "error": { "code", "description", "message" } }`. */
const no = (code: number, description: string, status = 400): Said => ({
  status,
  body: { error: { code, description, message: 'bad request' } },
});
const data = (given: unknown): Said => ({ status: 200, body: { data: given, sandbox: true } });
/** As often as a call is sent that is answered with a pause (`server/lines`). */
const SENT = 3;

/** Ids are never given twice in a process, whatever is closed and opened. */
let serial = 0;

const ROUTES: readonly [method: string, path: RegExp, operation: Operation][] = [
  ['GET', /^\/v3\.0\/data\/hotels$/, 'properties'],
  ['GET', /^\/v3\.0\/data\/hotel$/, 'property'],
  ['GET', /^\/v3\.0\/data\/facilities$/, 'facilities'],
  ['GET', /^\/v3\.0\/data\/hotelTypes$/, 'kinds'],
  ['POST', /^\/v3\.0\/hotels\/rates$/, 'rates'],
  ['POST', /^\/v3\.0\/rates\/prebook$/, 'prebook'],
  ['POST', /^\/v3\.0\/rates\/book$/, 'book'],
  ['GET', /^\/v3\.0\/bookings$/, 'find'],
  ['GET', /^\/v3\.0\/bookings\/([\w-]+)$/, 'read'],
  ['PUT', /^\/v3\.0\/bookings\/([\w-]+)$/, 'cancel'],
];

/** LiteAPI on this machine, as its documents say, with what goes wrong on demand. */
export async function startFakeLiteapi() {
  const key = 'sand_nobody-may-read-this';
  const faults = new Map<Operation, Fault[]>();
  const calls: { operation: Operation; body: Json; query: Json }[] = [];
  const prebooks = new Map<string, Json>();
  const later: Json[] = [];
  /** What was asked for that LiteAPI does not have. */
  const strangers: string[] = [];
  const books = {
    bookings: new Map<string, Json>(),
    paid: [] as { bookingId: string; amount: number; method: string }[],
    status: 'CONFIRMED',
    /** Changes what is listed, told in full, offered and prebooked before it is given. */
    editListed: (given: Json[]): Json[] => given,
    editDetailed: (given: Json): Json => given,
    editOffers: (given: Json[]): Json[] => given,
    editPrebook: (given: Json): Json => given,
  };

  function prebook(body: Json): Said {
    const read = z.safeParse(PrebookBody, body).data;
    if (!read) return no(4002, 'invalid offerId');
    const [hotelId, nth, asked] = openOffer(read.offerId);
    const { rates, offerRetailRate, suggestedSellingPrice } = offer(hotelId, nth, asked);
    const prebookId = `pre${++serial}`;
    const told = books.editPrebook({
      ...{ prebookId, hotelId, offerId: read.offerId, checkin: asked.checkin, checkout: asked.checkout },
      ...{ currency: asked.currency, termsAndConditions: '', roomTypes: [{ rates }] },
      ...{ suggestedSellingPrice, price: (offerRetailRate as { amount: number }).amount, commission: 0 },
      ...{ priceDifferencePercent: 0, cancellationChanged: false, boardChanged: false },
      ...{ paymentTypes: ['NUITEE_PAY'], mappedRoomId: null, transactionId: '', secretKey: '' },
    });
    prebooks.set(prebookId, told);
    return data(told);
  }

  function book(body: Json): Said {
    const read = z.safeParse(BookBody, body);
    if (!read.success) return no(4002, '[request body validation message]');
    const { prebookId, clientReference, holder, guests, payment } = read.data;
    if ([...books.bookings.values(), ...later].some((each) => each['clientReference'] === clientReference))
      return no(4005, 'duplicate booking attempt with existing client reference');
    const told = prebooks.get(prebookId);
    if (!told) return no(4002, 'invalid prebookId, rate not found');
    const bookingId = `bk${++serial}`;
    const { checkin, checkout, currency, price } = told;
    const booking: Json = {
      ...{ bookingId, clientReference, status: books.status, checkin, checkout, currency, price, prebookId },
      ...{ hotelConfirmationCode: '', supplier: 'nuitee', supplierId: 2, holder, guests },
      ...{ createdAt: '2027-01-10T12:00:00Z', cancelledAt: null, refundedAt: null, bookedRooms: [] },
    };
    books.bookings.set(bookingId, booking);
    books.paid.push({ bookingId, amount: price as number, method: payment.method });
    return data(booking);
  }

  /** booking.json, `PUT /bookings/{bookingId}`, "refundable" and "non-refundable" */
  function cancel(booking: Json | undefined): Said {
    if (!booking) return { status: 204 };
    Object.assign(booking, { status: 'CANCELLED_WITH_CHARGES', cancelledAt: '2027-01-10T12:00:00Z' });
    const { bookingId, status, currency, price } = booking;
    return data({ bookingId, status, currency, cancellation_fee: price, refund_amount: 0 });
  }

  function work(operation: Operation, id: string, body: Json, query: Json): Said {
    switch (operation) {
      case 'properties': {
        const named = z.safeParse(NamedQuery, query).data;
        if (named) return data(IDS.filter((each) => named.hotelIds.split(',').includes(each)).map(listed));
        if (!z.safeParse(PropertiesQuery, query).success) return no(4000, 'countryCode is required');
        const isHere = Math.abs(Number(query['latitude']) - 38.7) < 1;
        const given = books.editListed(isHere ? IDS.map(listed) : []);
        return { status: 200, body: { data: given, hotelIds: given.map((one) => one['id']), total: 1004 } };
      }
      case 'property': {
        const hotelId = String(query['hotelId']);
        return IDS.includes(hotelId)
          ? data(books.editDetailed(detailed(hotelId)))
          : no(4002, 'hotelId is missing or invalid');
      }
      case 'facilities':
        return data(FACILITIES);
      case 'kinds':
        return data(KINDS);
      case 'rates': {
        const read = z.safeParse(RatesBody, body).data;
        if (!read) return no(4002, 'required request field is missing or wrong input');
        const found = read.hotelIds
          .filter((hotelId) => IDS.includes(hotelId))
          .map((hotelId) => ({ hotelId, roomTypes: books.editOffers(offers(hotelId, read)) }));
        return found.length > 0 ? data(found) : { status: 204 };
      }
      case 'prebook':
        return prebook(body);
      case 'book':
        return book(body);
      case 'find':
        return data(
          [...books.bookings.values()].filter((one) => one['clientReference'] === query['clientReference']),
        );
      case 'read': {
        const booking = books.bookings.get(id);
        return booking ? data(booking) : { status: 204 };
      }
      case 'cancel':
        return cancel(books.bookings.get(id));
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: address = '/' } = request;
      const { pathname, searchParams } = new URL(address, url);
      const body = JSON.parse((await text(request)) || '{}') as Json;
      const query = Object.fromEntries(searchParams);
      const send = ({ status, body: said }: Said, headers = {}) =>
        response
          .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
          .end(said && JSON.stringify(said));
      const html = (status: number, said: string) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end(said);
      const route = ROUTES.find(([verb, path]) => verb === method && path.test(pathname));
      if (request.headers['x-api-key'] !== key) {
        strangers.push(pathname);
        return send(no(401, 'Unauthorized', 401));
      }
      if (!route) {
        strangers.push(pathname);
        return html(404, 'Not found');
      }
      const [, path, operation] = route;
      calls.push({ operation, body, query });
      const fault = faults.get(operation)?.shift();
      if (fault === 'drop') return void response.socket?.destroy();
      if (fault === 'broken') return html(502, '<html>Bad gateway</html>');
      if (fault === 'garbled') return response.writeHead(200).end('{"data": {"bookingId":');
      if (fault === 'redirect') return response.writeHead(307, { location: `${url}/stolen` }).end();
      if (fault === 'nothing') return send({ status: 204 });
      if (fault === 'not-modified') return send({ status: 304 });
      // docs.liteapi.travel/reference/rate-limiting: 429, and nothing of how long.
      if (fault === 'limited') return send(no(429, 'Too many requests', 429), { 'retry-after': '0' });
      if (typeof fault === 'object')
        return send(no(fault.code, fault.description ?? 'no', fault.status ?? 400));
      const done = work(operation, path.exec(pathname)?.[1] ?? '', body, query);
      if (fault === 'commit-then-504') return html(504, '<html>Gateway timeout</html>');
      if (fault === 'commit-then-drop') return void response.socket?.destroy();
      if (fault === 'commit-then-garble') return response.writeHead(200).end('{"data": {"bookingId":');
      if (fault === 'commit-later') {
        const booking = (done.body as { data: Json }).data;
        books.bookings.delete(String(booking['bookingId']));
        later.push(booking);
        // booking.json, `POST /rates/book`, 400 "booking incomplete, booking data was not updated"
        return send(no(2014, 'booking incomplete, booking data was not updated'));
      }
      send(done);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ url, key, calls, strangers, books },
    /** What the next calls of that kind do wrong, one after the other. */
    fail: (operation: Operation, ...given: Fault[]) =>
      void faults.set(
        operation,
        given.flatMap((fault) => Array.from({ length: fault === 'limited' ? SENT : 1 }, () => fault)),
      ),
    count: (operation: Operation) => calls.filter((call) => call.operation === operation).length,
    /** Bookings that were made and not shown appear. */
    settle: () => {
      for (const booking of later.splice(0)) books.bookings.set(String(booking['bookingId']), booking);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type FakeLiteapi = Awaited<ReturnType<typeof startFakeLiteapi>>;
