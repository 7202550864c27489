import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import { testServer, type TestServer } from '@/server/testing/harness';
import type { FlightBookingRow, FlightOffer } from '../contract';
import { flightRefusals } from '../contract/refusals';
import { entry } from './testing/site';

const ALPHA = 'alpha.localhost';
const GAMMA = 'gamma.localhost';
const OPEN = 'open.localhost';

let it: TestServer;
let client: string;
let other: string;
let owner: string;

beforeAll(async () => {
  it = await testServer({
    plugins: [entry],
    config: { rateFactor: 1000 },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha Voyages',
        subdomain: 'alpha',
        markupBasisPoints: 1000,
        feeMinor: 500,
        settings: { primaryColor: '#c2410c', contactEmailId: 'hello@alpha.example' },
      },
      {
        name: 'Gamma',
        subdomain: 'gamma',
        settings: { bookingMenuItemOptions: [{ name: 'Hotels', isActive: true, isDefault: true }] },
      },
      { name: 'Open', subdomain: 'open', currency: 'JPY', settings: { visitorsMaySearch: true } },
    ],
  });
  [client, other, owner] = await Promise.all([
    it.login('alpha', 'client'),
    it.login('alpha', 'other'),
    it.login('alpha', 'owner'),
  ]);
});
afterAll(() => it.close());

const post = (path: string, body: unknown, token: string | undefined = client, host = ALPHA) =>
  it.request(host, 'POST', path, { token, body });
const get = (path: string, token: string | undefined = client, host = ALPHA) =>
  it.request(host, 'GET', path, { token });

const searchBody = (destination = 'NYC', travellers: object = { adults: 1 }) => ({
  legs: [
    { origin: 'LIS', destination, departureDate: '2027-03-12' },
    { origin: destination, destination: 'LIS', departureDate: '2027-03-20' },
  ],
  travellers,
  preferences: { responseOptions: { maxResults: 30 } },
});
async function firstOffer(destination = 'NYC', travellers: object = { adults: 1 }): Promise<FlightOffer> {
  const answer = await post('/api/v2/flight/search', searchBody(destination, travellers));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data[0];
}
const reprice = (offer: FlightOffer, counts: object = { adults: 1 }, token = client) =>
  post(
    '/api/v2/flight/reprice',
    { offerId: offer.id, travellers: counts, expectedTotal: offer.totalAmount },
    token,
  );

const traveller = (lastName = 'Silva') => ({
  title: 'Ms',
  firstName: 'Ana',
  lastName,
  gender: 'F',
  birthDate: '1990-05-17',
  passengerType: 'ADT',
});
const bookingOf = (
  quote: { quoteId: string; price: { total: object } },
  lastName?: string,
  more: object = {},
) => ({
  quoteId: quote.quoteId,
  acceptedTotal: quote.price.total,
  travellers: [traveller(lastName)],
  contact: { email: 'ana@example.com', phone: '+351 912 345 678' },
  billing: {
    address: 'Rua das Flores 1',
    city: 'Lisboa',
    state: 'Lisboa',
    zipCode: '1100-001',
    country: 'PT',
  },
  payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
  language: 'pt',
  idempotencyKey: randomUUID(),
  ...more,
});
async function book(lastName?: string) {
  const quote = (await reprice(await firstOffer())).json.data;
  return post('/api/v2/flight/booking', bookingOf(quote, lastName));
}

describe('places', () => {
  test('R194 an exact code comes first, a city groups its airports', async () => {
    const answer = await get('/api/v2/flight/airports?search=jfk', undefined);
    const [airport, city] = answer.json.data;
    expect(airport).toMatchObject({ code: 'JFK', city: 'New York', isCity: false, countryShortCode: 'US' });
    expect(city).toMatchObject({ code: 'NYC', city: 'New York', isCity: true, countryShortCode: 'US' });
    expect(city.airports[0]).toMatchObject({ code: 'JFK', zone: 'America/New_York' });
    expect((await get('/api/v2/flight/airports?search=opo')).json.data[0]).toMatchObject({
      code: 'OPO',
      isCity: false,
    });
    expect((await get('/api/v2/flight/airports?find=opo')).status).toBe(422);
  });
});

describe('search', () => {
  test('G33 asks visitors to log in, unless the agency lets them search', async () => {
    expect((await post('/api/v2/flight/search', searchBody(), '')).status).toBe(401);
    const open = await post('/api/v2/flight/search', searchBody(), '', OPEN);
    expect(open.status).toBe(200);
    expect(open.json.data[0].totalAmount.currency).toBe('JPY');
  });

  test('G33 SEC-35 a visitor sees what a client without a markup of his own sees, and nothing below it', async () => {
    const visitor = await post('/api/v2/flight/search', searchBody(), '', OPEN);
    const client = await post('/api/v2/flight/search', searchBody(), await it.login('open', 'client'), OPEN);
    const shown = ({ json }: typeof visitor) =>
      json.data.map(({ id: _, ...offer }: { id: string }) => offer) as unknown[];
    expect(shown(visitor)).toEqual(shown(client));
    expect(visitor.text).not.toMatch(/wholesale|published|seller|"base"|"taxes"/);
    const [{ id: offerId }] = visitor.json.data;
    expect((await post('/api/v2/flight/fareRules', { offerId }, '', OPEN)).status).toBe(200);
    expect((await post('/api/v2/flight/fareRules', { offerId }, '')).status).toBe(401);
    // What is asked from the checkout on stays for who is signed in.
    for (const path of ['reprice', 'seatMap', 'bagPrices', 'booking'])
      expect([path, (await post(`/api/v2/flight/${path}`, { offerId }, '', OPEN)).status]).toEqual([
        path,
        401,
      ]);
  });

  test('R032 is not there for an agency that does not sell it', async () => {
    expect((await get('/api/v2/flight/airports?search=lis', undefined, GAMMA)).status).toBe(404);
  });

  test("G69 SEC-35 prices carry the agency's markup and fee; only staff see what is below them", async () => {
    const offer = await firstOffer();
    const seen = (await post('/api/v2/flight/search', searchBody(), owner)).json.data[0];
    expect(offer).not.toHaveProperty('wholesale');
    expect(offer).not.toHaveProperty('fares');
    expect(offer.totalAmount.amount).toBe(Math.round(seen.wholesale.amount * 1.1) + 500);
    expect(offer.travellerPrices.reduce((sum, each) => sum + each.total.amount, 0)).toBe(
      offer.totalAmount.amount,
    );
  });

  test('the totals of all types of travellers add up', async () => {
    const offer = await firstOffer('NYC', { adults: 2, children: 1, infants: 1 });
    expect(offer.travellerPrices.map((each) => [each.passengerType, each.count])).toEqual([
      ['ADT', 2],
      ['CHD', 1],
      ['INF', 1],
    ]);
    expect(offer.travellerPrices.reduce((sum, each) => sum + each.total.amount, 0)).toBe(
      offer.totalAmount.amount,
    );
  });

  test.each([
    [
      'an unknown place',
      { legs: [{ origin: 'QQQ', destination: 'LIS', departureDate: '2027-03-12' }] },
      'legs.0.origin',
    ],
    [
      'R193 an airport of the same city',
      { legs: [{ origin: 'LON', destination: 'LHR', departureDate: '2027-03-12' }] },
      'legs.0.destination',
    ],
    [
      'a past date',
      { legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2026-11-01' }] },
      'legs.0.departureDate',
    ],
    ['SEC-34 an agency', { agency: 'other' }, 'agency'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const answer = await post('/api/v2/flight/search', { ...searchBody(), ...change });
    expect(answer.status).toBe(422);
    expect(answer.json.fields[0].path).toBe(field);
  });

  test('R200 tells no results from a supplier that failed', async () => {
    const nothing = await post('/api/v2/flight/search', searchBody('LYR'));
    expect([nothing.status, nothing.json.data, nothing.json.suppliers[0].state]).toEqual([
      200,
      [],
      'answered',
    ]);
    const failed = await post('/api/v2/flight/search', searchBody('NLK'));
    expect([failed.status, failed.json.data]).toEqual([502, 'Flight not available, please try again']);
  });

  test('R219 tells the rules of a fare', async () => {
    const offer = await firstOffer();
    const { data } = (await post('/api/v2/flight/fareRules', { offerId: offer.id })).json;
    expect(data.fareFamily.id).toBe(offer.fareFamily);
    expect(data.fareBasis).toHaveLength(2);
    expect((await post('/api/v2/flight/fareRules', { offerId: `${offer.id}x` })).status).toBe(410);
  });

  test("R242 remembers the user's last fifty searches", async () => {
    for (let i = 0; i < 53; i++) {
      it.clock.advance(1000);
      expect(
        (await post('/api/v2/flight/flightStore', { routeType: 'Round-Trip', search: searchBody() })).status,
      ).toBe(200);
    }
    const { id } = it.agencies['alpha']!;
    const rows = await it.db.withTenant(id, (tx) => tx.selectFrom('flight_search').selectAll().execute());
    expect(rows).toHaveLength(50);
    expect(new Set(rows.map((row) => row.user_id))).toEqual(new Set([it.agencies['alpha']!.users['client']]));
    const elsewhere = await it.db.withTenant(it.agencies['gamma']!.id, (tx) =>
      tx.selectFrom('flight_search').selectAll().execute(),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe('a trip to several cities', () => {
  test('R185 is one from the search to the lists, though it has two flights', async () => {
    const legs = [
      { origin: 'LIS', destination: 'TYO', departureDate: '2027-03-12' },
      { origin: 'TYO', destination: 'HNL', departureDate: '2027-03-20' },
    ];
    const { preferences } = searchBody();
    const found = await post('/api/v2/flight/search', { legs, travellers: { adults: 1 }, preferences });
    const [offer] = found.json.data as FlightOffer[];
    expect(offer!.routeType).toBe('Multi-City');
    const quote = (await reprice(offer!)).json.data;
    expect(quote.offer.routeType).toBe('Multi-City');
    const made = await post('/api/v2/flight/booking', bookingOf(quote));
    expect(made.status, made.text).toBe(200);
    const { bookingId } = made.json.data;
    const booked = await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`, client);
    expect(booked.json.data.offer.routeType).toBe('Multi-City');
    const rows = (await get('/api/v2/flight/bookings/all', client)).json.data as FlightBookingRow[];
    const row = rows.find((each) => each.bookingId === bookingId)!;
    expect([row.from, row.to, row.details.routeType]).toEqual(['LIS', 'HNL', 'Multi-City']);
    // Lists are in the order of booking.
    it.clock.advance(1000);
  });
});

describe('reprice', () => {
  const withMarkup = async (markup: object, token: string) => {
    const offer = await firstOffer();
    return post(
      '/api/v2/flight/reprice',
      { offerId: offer.id, travellers: { adults: 1 }, expectedTotal: offer.totalAmount, markup },
      token,
    );
  };

  test('SEC-34 R439 takes a markup that staff typed, and refuses it to a traveller', async () => {
    const { status, json } = await withMarkup({ type: 'percent', value: 25 }, owner);
    expect(status).toBe(200);
    const { staff, total } = json.data.price;
    expect(staff.agencyMarkup.amount).toBe(Math.round(staff.wholesale.amount * 0.25));
    expect(total.amount).toBe(staff.wholesale.amount + staff.agencyMarkup.amount + staff.agencyFee.amount);
    expect((await withMarkup({ type: 'percent', value: 25 }, client)).status).toBe(403);
  });

  test('R224 G70 a markup out of bounds is refused in the rule’s words, whatever its type', async () => {
    for (const type of ['percent', 'amount']) {
      const low = await withMarkup({ type, value: 0 }, owner);
      expect([low.status, low.json.message]).toEqual([422, 'Markup must be more than 0']);
      const high = await withMarkup({ type, value: 101 }, owner);
      expect([high.status, high.json.message]).toEqual([422, 'Markup must be between 0 and 100']);
    }
  });

  test('confirms the price that search showed', async () => {
    const offer = await firstOffer();
    const { data } = (await reprice(offer)).json;
    expect(data).toMatchObject({
      changed: false,
      previousTotal: offer.totalAmount,
      offer: { id: offer.id, totalAmount: offer.totalAmount },
    });
    expect(data.price.total).toEqual(offer.totalAmount);
    expect(data.price).not.toHaveProperty('staff');
  });

  test('shows old and new price when it changed, and the refusals of the catalogue', async () => {
    const dearer = await reprice(await firstOffer('BDA'));
    expect(dearer.json.data.changed).toBe(true);
    expect(dearer.json.data.price.total.amount).toBeGreaterThan(dearer.json.data.previousTotal.amount);
    const gone = await reprice(await firstOffer('FAE'));
    expect([gone.status, gone.json.data]).toEqual([
      410,
      'This flight is not available, please select another',
    ]);
    const failed = await reprice(await firstOffer('ZNZ'));
    expect([failed.status, failed.json.data]).toEqual([502, 'Flight reprice failed']);
  });

  test('SEC-34 refuses an offer that was changed on its way', async () => {
    const offer = await firstOffer();
    const answer = await reprice({ ...offer, id: offer.id.replace(/\.00\./, '.22.').replace('sb1', 'sb2') });
    expect(answer.status).toBe(410);
  });

  test('SEC-34 a flight of another agency, in its currency, is not available here', async () => {
    const found = await it.request('open.localhost', 'POST', '/api/v2/flight/search', { body: searchBody() });
    const foreign = found.json.data[0] as FlightOffer;
    expect(foreign.totalAmount.currency).toBe('JPY');
    const { id: offerId } = foreign;
    const answers = [
      await reprice(foreign),
      await post('/api/v2/flight/fareRules', { offerId }),
      await post('/api/v2/flight/seatMap', { offerId }),
      await post('/api/v2/flight/bagPrices', { offerId, travellers: { adults: 1 } }),
    ];
    for (const { status, json } of answers)
      expect([status, json.data]).toEqual([410, 'This flight is not available, please select another']);
    const ownToken = await it.login('open', 'client');
    const own = await post(
      '/api/v2/flight/reprice',
      { offerId, travellers: { adults: 1 }, expectedTotal: foreign.totalAmount },
      ownToken,
      'open.localhost',
    );
    expect(own.status, own.text).toBe(200);
    // What it answers names the offer as the site does, so that it can be asked for again.
    expect(own.json.data.offer.id).toBe(offerId);
  });
});

describe('booking', () => {
  test('G10 R223 refuses travellers whose age does not fit, and others than were priced', async () => {
    const quote = (await reprice(await firstOffer())).json.data;
    const child = await post(
      '/api/v2/flight/booking',
      bookingOf(quote, 'Silva', { travellers: [{ ...traveller(), birthDate: '2020-01-01' }] }),
    );
    expect([child.status, child.json.fields[0].path]).toEqual([422, 'travellers.0.birthDate']);
    const young = await reprice(await firstOffer('NYC', { adults: 1, children: 1 }), {
      adults: 1,
      children: 1,
    });
    const doctor = await post(
      '/api/v2/flight/booking',
      bookingOf(young.json.data, 'Silva', {
        travellers: [
          traveller(),
          { ...traveller(), title: 'Dr', birthDate: '2020-01-01', passengerType: 'CHD' },
        ],
      }),
    );
    expect([doctor.status, doctor.json.fields]).toEqual([
      422,
      [{ path: 'travellers.1.title', ...flightRefusals.titleOfAnotherAge }],
    ]);
    const two = await post(
      '/api/v2/flight/booking',
      bookingOf(quote, 'Silva', { travellers: [traveller(), traveller()] }),
    );
    expect([two.status, two.json.fields[0].path]).toEqual([422, 'travellers']);
    const keyless = await post(
      '/api/v2/flight/booking',
      bookingOf(quote, 'Silva', { idempotencyKey: undefined }),
    );
    expect([keyless.status, keyless.json.fields[0].path]).toEqual([422, 'idempotencyKey']);
  });

  test('INV-1 R432 a repeated key gives the same booking; details, list and mail tell the same', async () => {
    const quote = (await reprice(await firstOffer())).json.data;
    const body = bookingOf(quote);
    const [first, second] = [
      await post('/api/v2/flight/booking', body),
      await post('/api/v2/flight/booking', body),
    ];
    expect(first.status, first.text).toBe(200);
    expect(second.json).toEqual(first.json);
    const { bookingId } = first.json.data;
    expect(first.json.data).toMatchObject({ state: 'confirmed', status: 'Confirmed', money: 'taken' });

    const { data } = (await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`)).json;
    expect(data).toMatchObject({
      bookingId,
      vmid: bookingId,
      bookingStatus: 'Confirmed',
      travelDate: '2027-03-12',
      price: { total: quote.price.total },
      travellers: [{ lastName: 'Silva' }],
    });
    expect(data.recordLocator).toMatch(/^[A-Z2-9]{6}$/);
    expect(data.ticketNumbers).toHaveLength(1);
    const byOrder = await get(`/api/v2/flight/getReservationDetails?orderID=${data.orderId}`);
    expect(byOrder.json.data).toEqual(data);

    const list = (await get('/api/v2/flight/bookings/all?limit=5')).json;
    expect(list.data[0]).toMatchObject({
      bookingId,
      recordLocator: data.recordLocator,
      from: 'LIS',
      travelers: ['Ana Silva'],
    });
    expect((await get('/api/v2/flight/bookings/all', other)).json).toEqual({ data: [], totalCount: 0 });

    await it.server.jobs.drain();
    const mails = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('mail').selectAll().execute(),
    );
    expect(mails.filter((mail) => mail.subject.includes(data.recordLocator))).toHaveLength(1);
  });

  test('SEC-31 SEC-35 staff see the booking with its figures, strangers do not see it', async () => {
    const { bookingId } = (await book()).json.data;
    const path = `/api/v2/flight/getReservationDetails?bookingId=${bookingId}`;
    expect((await get(path)).json.data.price).not.toHaveProperty('staff');
    expect((await get(path, owner)).json.data.price.staff.wholesale.amount).toBeGreaterThan(0);
    expect((await get(path, other)).json).toMatchObject({ message: 'Invalid booking id' });
    expect((await get(`/api/v2/flight/getReservationDetails?bookingId=${randomUUID()}`)).json).toMatchObject({
      message: 'Invalid booking id',
    });
  });

  test.each([
    ['SOLDOUT', 'failed'],
    ['REFUSE', 'failed'],
    ['PENDING', 'processing'],
    ['UNKNOWN', 'processing'],
  ])('INV-6 the traveller %s ends as %s', async (lastName, state) => {
    const answer = await book(lastName);
    expect(answer.json.data.state, answer.text).toBe(state);
    if (state === 'failed') expect(answer.json.data.money).not.toBe('taken');
  });

  test('a pending order is confirmed when it is asked for later', async () => {
    const { bookingId } = (await book('PENDING')).json.data;
    it.clock.advance(60_000);
    const progress = await get(`/api/bookings/${bookingId}/progress`);
    expect(progress.json.data).toMatchObject({ state: 'confirmed', status: 'Confirmed' });
  });

  test('R229 a held order has a time limit for its ticket', async () => {
    const { bookingId } = (await book('HOLD')).json.data;
    const { data } = (await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`)).json;
    expect([data.bookingStatus, data.ticketNumbers]).toEqual(['Booked', []]);
    expect(data.ticketTimeLimit > it.clock.now().toISOString()).toBe(true);
  });

  test('R241 the confirmation is sent again to whom its owner says', async () => {
    const { bookingId } = (await book()).json.data;
    expect(
      (await post('/api/v2/flight/sendFlightConfirmMail', { bookingId, email: 'friend@example.com' })).json
        .data,
    ).toContain('friend@example.com');
    expect((await post('/api/v2/flight/sendFlightConfirmMail', { bookingId }, other)).status).toBe(404);
    const mails = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('mail').selectAll().where('recipient', '=', 'friend@example.com').execute(),
    );
    expect(mails).toHaveLength(1);
  });

  test('R228 R433 tells the status words', async () => {
    expect((await get('/api/flight/bookingStatus')).json.data).toEqual([
      'Booked',
      'Ticket Requested',
      'Ticketed',
      'Confirmed',
      'Cancelled',
      'Rejected',
    ]);
  });
});
