import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import { testServer, type TestServer } from '@/server/testing/harness';
import { mailsTo } from '@/server/testing/mails';
import type { FlightOffer } from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { readChanges } from '@/plugins/flight/server/after/schedule';
import { entry } from '@/plugins/flight/server/testing/site';
import { moveFirstSlice } from './testing/book';
import { DUFFEL_HOOK } from './webhook';
import { type FakeDuffel, startFake } from './testing/fake';

const ALPHA = 'alpha.localhost';

let at: Date;
let it: TestServer;
let fake: FakeDuffel;
let client: string;

beforeAll(async () => {
  fake = await startFake(() => at);
  it = await testServer({
    plugins: [entry],
    config: {
      rateFactor: 1000,
      sandbox: false,
      accounts: {
        duffel: {
          ...{ token: fake.token, url: fake.url, webhookSecret: 'whsec' },
          exchange: [{ from: 'EUR', to: 'USD', rate: '1.12' }],
        },
      },
    },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', currency: 'EUR', markupBasisPoints: 1000, feeMinor: 500 },
      { name: 'Beta', subdomain: 'beta', currency: 'USD', markupBasisPoints: 1000, feeMinor: 500 },
    ],
  });
  at = it.clock.now();
  client = await it.login('alpha', 'client');
});
afterAll(async () => {
  await it.close();
  await fake.close();
});
beforeEach(() => {
  at = it.clock.now();
  fake.calls.length = 0;
  Object.assign(fake.book, { refundShare: 1, refundTo: 'balance', issuesTickets: true });
});

const post = (path: string, body: unknown) => it.request(ALPHA, 'POST', path, { token: client, body });
const get = (path: string) => it.request(ALPHA, 'GET', path, { token: client });
const pass = (milliseconds: number) => {
  it.clock.advance(milliseconds);
  at = it.clock.now();
};

async function offerNamed(name: 'Light' | 'Flex'): Promise<FlightOffer> {
  const answer = await post('/api/v2/flight/search', {
    legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.suppliers).toMatchObject([{ name: '', state: 'answered', offers: 3 }]);
  return (answer.json.data as FlightOffer[]).find(({ id }) => id.includes(`${name}.`))!;
}
const reprice = (offer: FlightOffer) =>
  post('/api/v2/flight/reprice', {
    offerId: offer.id,
    travellers: { adults: 1 },
    expectedTotal: offer.totalAmount,
  });
const card = () => ({
  method: 'card',
  token: tokenOf('success', 'visa', '4242', randomUUID().slice(0, 8).repeat(2)),
});

async function requestFor(offer: FlightOffer) {
  const answer = await reprice(offer);
  expect(answer.status, answer.text).toBe(200);
  const quote = answer.json.data;
  return {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    travellers: [
      {
        title: 'Ms',
        firstName: 'Inês',
        lastName: 'Silva',
        gender: 'F',
        birthDate: '1990-05-17',
        passengerType: 'ADT',
      },
    ],
    contact: { email: 'ines@example.com', phone: '+351 912 345 678' },
    billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
    language: 'pt',
    idempotencyKey: randomUUID(),
  };
}
async function book(offer: FlightOffer) {
  const body = { ...(await requestFor(offer)), payment: card() };
  const answer = await post('/api/v2/flight/booking', body);
  expect(answer.status, answer.text).toBe(200);
  return { body, progress: answer.json.data as { bookingId: string; state: string; message: string | null } };
}
const reservation = async (bookingId: string) =>
  (await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`)).json.data;
const ordersOf = (bookingId: string) =>
  [...fake.book.orders.values()].filter(
    ({ metadata }) => (metadata as Record<string, string>)['caravel_reference'] === bookingId,
  );
const paidFor = (bookingId: string) => {
  const ids = ordersOf(bookingId).map(({ id }) => id);
  return fake.book.paid.filter(({ orderId }) => ids.includes(orderId));
};

describe('with a real supplier switched on', () => {
  test('R241 a booking goes from search to tickets', async () => {
    const offer = await offerNamed('Light');
    expect(offer.totalAmount).toEqual({ amount: 13_700, currency: 'EUR' });
    const { progress } = await book(offer);
    expect(progress.state, JSON.stringify(progress)).toBe('confirmed');
    const [order, ...more] = ordersOf(progress.bookingId);
    expect(more).toEqual([]);
    expect(await reservation(progress.bookingId)).toMatchObject({
      orderId: order!['id'],
      recordLocator: order!['booking_reference'],
      bookingStatus: 'Confirmed',
      ticketNumbers: [expect.stringMatching(/^047-/)],
      vendor: '', // For staff alone.
      fareFamily: { name: 'Discount' },
    });
    expect(paidFor(progress.bookingId)).toMatchObject([{ amount: '120.00', currency: 'EUR' }]);
    const found = await get(`/api/v2/flight/getReservationDetails?orderID=${String(order!['id'])}`);
    expect(found.json.data.bookingId).toBe(progress.bookingId);
  });

  test('a fare of a child of seven is sold to a child of seven: another is refused at the field, before payment', async () => {
    const family = { adults: 1, children: 1, ages: [null, 7] };
    const found = await post('/api/v2/flight/search', {
      legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
      travellers: family,
    });
    expect(found.status, found.text).toBe(200);
    const offer = (found.json.data as FlightOffer[]).find(({ id }) => id.includes('Light.'))!;
    const quote = await post('/api/v2/flight/reprice', {
      offerId: offer.id,
      travellers: family,
      expectedTotal: offer.totalAmount,
    });
    expect(quote.json.data.asks).toEqual({
      passport: false,
      loyalty: [],
      ages: { said: [null, 7], on: '2027-03-12' },
    });
    const { quoteId, price } = quote.json.data;
    const adult = await requestFor(await offerNamed('Light'));
    const booking = (birthDate: string) =>
      post('/api/v2/flight/booking', {
        ...adult,
        quoteId,
        acceptedTotal: price.total,
        travellers: [
          adult.travellers[0],
          { ...adult.travellers[0], title: 'Miss', firstName: 'Rita', birthDate, passengerType: 'CHD' },
        ],
        payment: card(),
      });
    const before = fake.book.paid.length;
    const refused = await booking('2019-03-12');
    expect(refused.status).toBe(422);
    expect(refused.json.fields).toMatchObject([
      { path: 'travellers.1.birthDate', reason: flightRefusals.pricedForAge.reason, params: { n: 7 } },
    ]);
    expect([fake.count('order'), fake.book.paid.length]).toEqual([0, before]);
    const taken = await booking('2019-03-13');
    expect(taken.json.data?.state, taken.text).toBe('confirmed');
  });

  test('R214 terms are told, and ids of other suppliers are refused', async () => {
    const offer = await offerNamed('Flex');
    const rules = await post('/api/v2/flight/fareRules', { offerId: offer.id });
    expect(rules.json.data.changeBeforeDeparture).toEqual({
      service: 'included',
      fee: { amount: 0, currency: 'EUR' },
    });
    expect((await post('/api/v2/flight/fareRules', { offerId: `${offer.id}x` })).status).toBe(410);
  });

  test('INV-5 a price that rose is asked about, and one that is gone is told', async () => {
    const offer = await offerNamed('Light');
    const duffelId = offer.id.split('.')[1]!;
    const request = await requestFor(offer);
    fake.book.offers.get(duffelId)!['total_amount'] = '150.00';
    const answer = await post('/api/v2/flight/booking', { ...request, payment: card() });
    expect(answer).toMatchObject({ status: 409, json: { data: 'The price has changed' } });
    expect(fake.count('order')).toBe(0);
    expect((await reprice(offer)).json.data).toMatchObject({
      changed: true,
      price: { total: { amount: 17_000 } },
    });
    fake.fail('offer', 'gone');
    expect(await reprice(offer)).toMatchObject({ status: 410, json: { message: expect.any(String) } });
    fake.fail('offer', 'limited');
    expect((await reprice(offer)).status).toBe(502);
  });

  test('who cannot be put on a ticket is told where and what to do, before anything is sent or paid', async () => {
    const offer = await offerNamed('Light');
    const asked = await requestFor(offer);
    const wrong = async (more: object) => {
      const answer = await post('/api/v2/flight/booking', { ...asked, ...more, payment: card() });
      expect(answer.status, answer.text).toBe(422);
      return answer.json.fields.map(({ path, reason }: { path: string; reason: string }) => [path, reason]);
    };
    const travellers = (more: object) => ({ travellers: [{ ...asked.travellers[0], ...more }] });
    expect(await wrong(travellers({ gender: 'X' }))).toEqual([
      ['travellers.0.gender', 'flight.genderNotTaken'],
    ]);
    expect(await wrong({ contact: { ...asked.contact, phone: '912 345 678' } })).toEqual([
      ['contact.phone', 'supplier.phoneCountry'],
    ]);
    expect(await wrong(travellers({ lastName: 'Wolfeschlegelsteinhausen' }))).toEqual([
      ['travellers.0.lastName', 'supplier.nameTooLong'],
    ]);
    expect(fake.count('order')).toBe(0);
    // Nothing is lost: the same order, put right, is booked at the same price.
    const answer = await post('/api/v2/flight/booking', { ...asked, payment: card() });
    expect(answer.json.data.state, answer.text).toBe('confirmed');
  });

  test('an offer that asks for passports says so, is booked with them, and shows them to nobody', async () => {
    fake.edit = (offer) => ({ ...offer, passenger_identity_documents_required: true });
    const offer = await offerNamed('Light');
    fake.edit = (each) => each;
    expect((await reprice(offer)).json.data.asks).toEqual({ passport: true, loyalty: [] });
    const asked = await requestFor(offer);
    const without = await post('/api/v2/flight/booking', { ...asked, payment: card() });
    expect(without.json.fields).toMatchObject([{ path: 'travellers.0.passportNumber' }]);
    const papers = { passportNumber: 'CA123456', passportCountry: 'PT', passportExpiryDate: '2031-05-01' };
    const travellers = [{ ...asked.travellers[0], ...papers }];
    const { json } = await post('/api/v2/flight/booking', { ...asked, travellers, payment: card() });
    expect(json.data.state).toBe('confirmed');
    const [order] = ordersOf(json.data.bookingId);
    expect(order!['passengers']).toMatchObject([{ identity_documents: [{ unique_identifier: 'CA123456' }] }]);
    expect(JSON.stringify(await reservation(json.data.bookingId))).not.toContain('CA123456');
  });

  test('INV-1 INV-2 an order that Duffel refuses takes no money', async () => {
    fake.fail('order', 'gone');
    const { progress } = await book(await offerNamed('Light'));
    expect(progress.state).toBe('failed');
    expect(ordersOf(progress.bookingId)).toEqual([]);
    const payments = await it.db.asSystem((tx) =>
      tx
        .selectFrom('payment')
        .select(['kind', 'status'])
        .where('booking_id', '=', progress.bookingId)
        .execute(),
    );
    expect(payments.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'authorise done',
      'void done',
    ]);
  });

  test.each(['commit-then-504', 'commit-then-drop', 'accepted-later'] as const)(
    'INV-1 INV-3 INV-6 an answer that is lost is not shown as failed, and looking it up finds the order: %s',
    async (fault) => {
      fake.fail('order', fault);
      const { body, progress } = await book(await offerNamed('Light'));
      expect(progress.state).toBe('processing');
      // Pressing again books nothing more.
      expect((await post('/api/v2/flight/booking', body)).json.data.bookingId).toBe(progress.bookingId);
      pass(60_000);
      await it.server.bookings.recovery.run();
      fake.settle();
      for (let i = 0; i < 3; i++) {
        pass(5 * 60_000);
        await it.server.bookings.recovery.run();
      }
      const after = await reservation(progress.bookingId);
      expect(after.progress.state).toBe('confirmed');
      expect(fake.count('order')).toBe(1);
      expect(paidFor(progress.bookingId)).toHaveLength(1);
    },
  );

  test('INV-1 INV-6 an order that nobody can see is not sent again, and a person is called', async () => {
    fake.fail('order', 'drop');
    const { progress } = await book(await offerNamed('Light'));
    for (let i = 0; i < 30; i++) {
      pass(60_000);
      await it.server.bookings.recovery.run();
    }
    expect((await reservation(progress.bookingId)).progress.state).toBe('processing');
    expect(fake.count('order')).toBe(1);
    const events = await it.db.asSystem((tx) =>
      tx.selectFrom('booking_event').select('type').where('booking_id', '=', progress.bookingId).execute(),
    );
    expect(events.map(({ type }) => type)).toContain('raised');
    pass(24 * 3_600_000);
    // Several looks in a row have to find nothing before the money goes back.
    for (let looks = 0; looks < 4; looks += 1) {
      await it.server.bookings.recovery.run();
      pass(6 * 60_000);
    }
    client = await it.login('alpha', 'client');
    expect((await reservation(progress.bookingId)).progress.state).toBe('failed');
  });

  test('R218 R226 cancelling returns what Duffel returns', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    fake.book.refundShare = 0.75;
    const { bookingId } = progress;
    const terms = await post('/api/flight/get-penalty', { bookingId });
    expect(terms.json.data).toMatchObject({ kind: 'refund', penalty: { amount: 6_000, currency: 'EUR' } });
    const cancelled = await post('/api/flight/flight-cancel-booking', {
      bookingId,
      acceptedPenalty: terms.json.data.penalty,
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(cancelled.json.data.bookingStatus).toBe('Cancelled');
    expect(ordersOf(bookingId)[0]!['cancelled_at']).not.toBeNull();
  });

  test('G06 a cancellation whose end is not known is called neither cancelled nor confirmed', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    const { bookingId } = progress;
    const terms = await post('/api/flight/get-penalty', { bookingId });
    fake.fail('confirm', 'commit-then-drop');
    const answer = await post('/api/flight/flight-cancel-booking', {
      bookingId,
      acceptedPenalty: terms.json.data.penalty,
    });
    expect(answer.status).toBe(502);
    expect((await reservation(bookingId)).bookingStatus).toBe('Cancelling');
    pass(60_000);
    await it.server.bookings.recovery.run();
    expect((await reservation(bookingId)).bookingStatus).toBe('Cancelled');
    expect(fake.count('confirm')).toBe(1);
  });

  test('R229 a reservation is kept, paid and ticketed', async () => {
    const offer = await offerNamed('Flex');
    const request = await requestFor(offer);
    const held = await post('/api/v2/flight/hold', request);
    expect(held.json.data, held.text).toMatchObject({ state: 'reserved' });
    const { bookingId } = held.json.data;
    expect(paidFor(bookingId)).toEqual([]);
    const paid = await post('/api/v2/flight/payHeld', {
      bookingId,
      acceptedTotal: request.acceptedTotal,
      payment: card(),
      idempotencyKey: randomUUID(),
    });
    expect(paid.json.data, paid.text).toMatchObject({ state: 'confirmed' });
    expect(await reservation(bookingId)).toMatchObject({
      bookingStatus: 'Ticketed',
      ticketNumbers: [expect.any(String)],
    });
    expect(paidFor(bookingId)).toMatchObject([{ amount: '240.00' }]);
  });

  test('R241 a changed schedule is noticed, told and accepted', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    const { bookingId } = progress;
    moveFirstSlice(fake.book, String(ordersOf(bookingId)[0]!['id']), 95, at);
    pass(5 * 60_000);
    await readChanges(it.server.services);
    const seen = (await get(`/api/v2/flight/afterSale?bookingId=${bookingId}`)).json.data;
    expect(seen.scheduleChanges).toMatchObject([
      { state: 'action-needed', after: [{ departureTime: '2027-03-12T09:40' }] },
    ]);
    const { changeId } = seen.scheduleChanges[0];
    const answer = await post('/api/v2/flight/scheduleChange', { bookingId, changeId, answer: 'accept' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.offer.flights[0].departureTime).toBe('2027-03-12T09:40');
  });

  /** Duffel sends word of something of an order. */
  async function send(
    object: Record<string, unknown>,
    { id = `wev_${randomUUID().slice(0, 8)}`, secret = 'whsec' } = {},
  ) {
    const body = { id, type: 'order.airline_initiated_change_detected', live_mode: false, data: { object } };
    const time = String(it.clock.now().getTime() / 1000);
    const mark = createHmac('sha256', secret)
      .update(`${time}.${JSON.stringify(body)}`)
      .digest('hex');
    const headers = { 'x-duffel-signature': `t=${time},v2=${mark}` };
    return (await it.request('localhost', 'POST', DUFFEL_HOOK, { body, headers })).status;
  }
  const pointsOf = async (bookingId: string) =>
    it.db.asSystem((tx) =>
      tx
        .selectFrom('attention')
        .select(['kind', 'facts', 'gone_at'])
        .where('booking_id', '=', bookingId)
        .where('kind', '=', 'supplier-changed')
        .execute(),
    );
  const afterSale = async (bookingId: string) =>
    (await get(`/api/v2/flight/afterSale?bookingId=${bookingId}`)).json.data;

  test('SEC-41 word of a change is acted upon at once and once, and only when Duffel has signed it', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    const { bookingId } = progress;
    const orderId = String(ordersOf(bookingId)[0]!['id']);
    moveFirstSlice(fake.book, orderId, 95, at);
    pass(1_000);
    expect(await send({ id: 'aic_1', order_id: orderId }, { secret: 'guessed' })).toBe(401);
    expect((await afterSale(bookingId)).scheduleChanges).toEqual([]);
    const [id, before] = ['wev_once', fake.count('changes')];
    expect(await send({ id: 'aic_1', order_id: orderId }, { id })).toBe(200);
    expect((await afterSale(bookingId)).scheduleChanges).toMatchObject([{ state: 'action-needed' }]);
    expect(await send({ id: 'aic_1', order_id: orderId }, { id })).toBe(200);
    expect(fake.count('changes')).toBe(before + 1);
    expect(await pointsOf(bookingId)).toEqual([]);
  });

  test('R241 flights that the airline cancels reach the traveller and the agency, who cancels free of charge', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    const { bookingId } = progress;
    const orderId = String(ordersOf(bookingId)[0]!['id']);
    const change = moveFirstSlice(fake.book, orderId, 95, at);
    Object.assign(change, { added: [], available_actions: ['cancel'] });
    pass(1_000);
    const letters = (await mailsTo(it, 'alpha', 'ines@example.com')).length;
    expect(await send({ id: change['id'], order_id: orderId })).toBe(200);
    const seen = await afterSale(bookingId);
    expect(seen.scheduleChanges).toMatchObject([{ state: 'action-needed', after: [], answers: ['cancel'] }]);
    expect(JSON.stringify(seen)).not.toContain(orderId);
    expect(await mailsTo(it, 'alpha', 'ines@example.com')).toHaveLength(letters + 1);
    expect(await pointsOf(bookingId)).toMatchObject([
      { facts: { said: expect.stringContaining(orderId) }, gone_at: null },
    ]);
    const { changeId } = seen.scheduleChanges[0];
    const answer = (given: string) =>
      post('/api/v2/flight/scheduleChange', { bookingId, changeId, answer: given });
    expect((await answer('accept')).json.reason).toBe('flight.changeForAgency');
    const cancelled = await answer('cancel');
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await pointsOf(bookingId)).toMatchObject([{ gone_at: expect.anything() }]);
  });

  test('R241 new times that Duffel cannot accept are agreed by staff, who tells it so', async () => {
    const { progress } = await book(await offerNamed('Flex'));
    const { bookingId } = progress;
    const orderId = String(ordersOf(bookingId)[0]!['id']);
    const change = moveFirstSlice(fake.book, orderId, 95, at);
    Object.assign(change, { available_actions: ['update'] });
    pass(1_000);
    expect(await send({ id: change['id'], order_id: orderId })).toBe(200);
    const [{ changeId, answers }] = (await afterSale(bookingId)).scheduleChanges;
    expect(answers).toEqual([]);
    expect(await pointsOf(bookingId)).toMatchObject([{ gone_at: null }]);
    const answer = (given: string, token?: string) =>
      it.request(ALPHA, 'POST', '/api/v2/flight/scheduleChange', {
        ...{ token: token ?? client, body: { bookingId, changeId, answer: given } },
      });
    for (const given of ['accept', 'settle'])
      expect((await answer(given)).json.reason).toBe('flight.changeForAgency');
    expect(change['action_taken']).toBeNull();
    const settled = await answer('settle', await it.login('alpha', 'owner'));
    expect(settled.status, settled.text).toBe(200);
    expect(change['action_taken']).toBe('accepted');
    expect(fake.calls.findLast(({ operation }) => operation === 'update')!.body).toEqual({
      action_taken: 'accepted',
    });
    expect((await afterSale(bookingId)).scheduleChanges).toMatchObject([{ state: 'accepted' }]);
    expect(await pointsOf(bookingId)).toMatchObject([{ gone_at: expect.anything() }]);
  });

  describe('an order that is cancelled at Duffel ends the booking', () => {
    /** A round in which it is its turn. */
    const look = async (bookingId: string) => {
      await it.db.raw('delete from supplier_look where booking_id = $1', [bookingId]);
      pass(5 * 60_000);
      // What one round could not do, the next one does.
      for (const { run } of entry.plugin.rounds!) await run(it.server.services).catch(() => undefined);
    };
    /** A booking of 269.00 whose order costs 240.00. */
    async function confirmed() {
      const { bookingId } = (await book(await offerNamed('Flex'))).progress;
      const order = ordersOf(bookingId)[0]!;
      const ended = async () => {
        const { rows } = await it.db.raw(
          'select kind, facts from attention where booking_id = $1 and gone_at is null',
          [bookingId],
        );
        const { progress } = await reservation(bookingId);
        const letters = await mailsTo(it, 'alpha', 'ines@example.com');
        const told = letters.filter(({ subject }) => subject.includes(String(order['booking_reference'])));
        return { state: progress.state, money: progress.money, letters: told.length, points: rows };
      };
      return { bookingId, order, ended };
    }
    const point = (amount: number, returned?: number) => ({
      kind: 'supplier-cancelled',
      facts: { amount, currency: 'EUR', ...(returned === undefined ? {} : { returned }) },
    });
    /** Somebody cancels it in Duffel's own dashboard. */
    const cancelThere = (order: Record<string, unknown>) => {
      const quoted = fake.book.quote({ order_id: order['id'] }) as { id: string };
      fake.book.confirm(quoted.id);
    };

    test.each(['by word', 'by looking'])(
      'INV-2 R241 what the airline cancels is returned whole, told once: %s',
      async (how) => {
        const { bookingId, order, ended } = await confirmed();
        await look(bookingId);
        const before = await ended();
        expect(before).toMatchObject({ state: 'confirmed', points: [] });
        order['cancelled_at'] = at.toISOString();
        pass(1_000);
        const hear = () =>
          how === 'by word' ? send({ id: 'ore_1', order_id: order['id'] }) : look(bookingId);
        for (let i = 0; i < 2; i++) await hear();
        expect(await ended()).toEqual({
          ...{ state: 'cancelled', money: 'returned', letters: before.letters + 1 },
          points: [point(26_900)],
        });
      },
    );

    test.each([
      ['everything', 1, 'balance', 26_900, 24_000],
      ['a part', 0.75, 'balance', 20_900, 18_000],
      ['nothing', 0, 'balance', 0, 0],
      ['a voucher', 1, 'voucher', 0, 0],
      ['what nobody says', null, 'balance', 26_900, undefined],
    ] as const)(
      'INV-2 what somebody cancels in the dashboard is returned by what Duffel returned: %s',
      async (_, refundShare, refundTo, refund, returned) => {
        const { bookingId, order, ended } = await confirmed();
        Object.assign(fake.book, { refundShare, refundTo });
        cancelThere(order);
        await look(bookingId);
        expect(await ended()).toMatchObject({ state: 'cancelled', points: [point(refund, returned)] });
        expect(fake.count('confirm')).toBe(0);
      },
    );

    test('INV-2 flights that the airline had taken back are returned whole, whatever Duffel returned', async () => {
      const { bookingId, order, ended } = await confirmed();
      const change = moveFirstSlice(fake.book, String(order['id']), 95, at);
      Object.assign(change, { added: [], available_actions: ['cancel'] });
      pass(1_000);
      await send({ id: change['id'], order_id: order['id'] });
      expect((await ended()).points).toMatchObject([{ kind: 'supplier-changed' }]);
      fake.book.refundShare = 0;
      cancelThere(order);
      await look(bookingId);
      expect(await ended()).toMatchObject({ state: 'cancelled', points: [point(26_900)] });
      expect((await afterSale(bookingId)).scheduleChanges).toMatchObject([{ state: 'cancelled' }]);
    });

    test('INV-6 an outage cancels nothing and is over soon', async () => {
      const { bookingId, order, ended } = await confirmed();
      // Whoever has not been looked at yet is now, and answers nothing for it later.
      await look(bookingId);
      order['cancelled_at'] = at.toISOString();
      fake.fail('read', 'broken', 'broken', 'broken');
      await send({ id: 'ore_1', order_id: order['id'] });
      await look(bookingId);
      expect((await ended()).state).toBe('confirmed');
      pass(15 * 60_000);
      await look(bookingId);
      expect((await ended()).state).toBe('cancelled');
    });
  });

  test('G73 INV-2 INV-5 an agency sells in another currency than the account’s, from the search to the refund', async () => {
    const token = await it.login('beta', 'client');
    const there = async (path: string, body: unknown) => {
      const answer = await it.request('beta.localhost', 'POST', path, { token, body });
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data;
    };
    const travellers = { adults: 1 };
    const offers: FlightOffer[] = await there('/api/v2/flight/search', {
      ...{ legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }], travellers },
    });
    const offer = offers.find(({ id }) => id.includes('Flex.'))!;
    // 240.00 EUR are 268.80 USD; a tenth of it and the fee are the agency's.
    expect(offer.totalAmount).toEqual({ amount: 30_068, currency: 'USD' });
    const quote = await there('/api/v2/flight/reprice', {
      ...{ offerId: offer.id, travellers, expectedTotal: offer.totalAmount },
    });
    expect(quote.offer.exchange).toEqual({ from: 'EUR', rate: '1.12' });
    const asked = { ...(await requestFor(await offerNamed('Flex'))), quoteId: quote.quoteId };
    const progress = await there('/api/v2/flight/booking', {
      ...{ ...asked, acceptedTotal: quote.price.total, payment: card() },
    });
    expect(progress.state).toBe('confirmed');
    const { bookingId } = progress;
    expect(paidFor(bookingId)).toMatchObject([{ amount: '240.00', currency: 'EUR' }]);
    const seen = await it.request(
      'beta.localhost',
      'GET',
      `/api/v2/flight/getReservationDetails?bookingId=${bookingId}`,
      { token },
    );
    expect(seen.json.data.offer.exchange).toEqual(quote.offer.exchange);
    fake.book.refundShare = 0.75;
    const terms = await there('/api/flight/get-penalty', { bookingId });
    expect(terms.penalty).toEqual({ amount: 6_720, currency: 'USD' });
    await there('/api/flight/flight-cancel-booking', { bookingId, acceptedPenalty: terms.penalty });
    const { rows } = await it.db.raw('select state, currency, refund_minor from booking where id = $1', [
      bookingId,
    ]);
    expect(rows).toMatchObject([{ state: 'cancelled', currency: 'USD', refund_minor: 30_068 - 6_720 }]);
  });

  test('SEC-22 an airline’s text is text: in the answer as it is, in the letter escaped', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    fake.edit = (offer) => {
      for (const slice of offer['slices'] as Record<string, unknown>[]) slice['fare_brand_name'] = hostile;
      return offer;
    };
    const { progress } = await book(await offerNamed('Light'));
    fake.edit = (offer) => offer;
    expect((await reservation(progress.bookingId)).fareFamily.name).toBe(hostile);
    const letters = await mailsTo(it, 'alpha', 'ines@example.com');
    const letter = letters.find(({ html }) => html.includes('onerror=alert(1)'));
    expect(letter?.html).toContain('&lt;img src=x');
    expect(letter?.html).not.toContain(hostile);
  });

  test('the embedded suppliers sell nothing beside a real one, but in demo mode', async () => {
    const answer = await it.request(ALPHA, 'POST', '/api/v2/flight/search', {
      // Whom only staff may know.
      token: await it.login('alpha', 'owner'),
      body: {
        legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
        travellers: { adults: 1 },
      },
    });
    expect(answer.json.suppliers.map(({ id }: { id: string }) => id)).toEqual(['duffel']);
  });
});
