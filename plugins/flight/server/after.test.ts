import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { tokenOf } from '@/server/payment/embedded/cards';
import type { Answer } from '@/server/testing/harness';
import { loggedIn } from '@/server/testing/log';
import type { FlightOffer } from '../contract';
import { readChanges } from './after/schedule';
import { checkTickets } from './after/ticket';
import { ALPHA, type FlightSite, flightSite } from './testing/site';

const HOUR = 3_600_000;

let site: FlightSite;
let it: FlightSite['it'];
let post: FlightSite['post'];
let get: FlightSite['get'];

beforeAll(async () => {
  site = await flightSite(['client', 'other', 'agent', 'restricted', 'owner'], {
    agencies: [{ name: 'Beta Trips', subdomain: 'beta' }],
  });
  ({ it, post, get } = site);
  site.tokens['stranger'] = await it.login('beta', 'owner');
});
async function signIn() {
  await site.signIn();
  site.tokens['stranger'] = await it.login('beta', 'owner');
}
/** So much time goes by that everybody has to sign in again. */
async function aDayPasses() {
  it.clock.advance(25 * HOUR);
  await signIn();
}
afterAll(() => it.close());

async function offerFor(who: string, wanted: (offer: FlightOffer) => boolean): Promise<FlightOffer> {
  const body = {
    legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  };
  const answer = await post('/api/v2/flight/search', body, who);
  expect(answer.status, answer.text).toBe(200);
  // The other embedded supplier keeps no reservations.
  return (answer.json.data as FlightOffer[]).filter(({ id }) => id.startsWith('sb1.')).find(wanted)!;
}
const isPlain = (offer: FlightOffer) => offer.fareFamily.endsWith('-0');

const card = (outcome: Parameters<typeof tokenOf>[0] = 'success') => ({
  method: 'card',
  token: tokenOf(outcome, 'visa', '4242', randomUUID().replaceAll('-', '').slice(0, 16)),
});
async function orderFor(lastName: string, who: string, wanted = (offer: FlightOffer) => !isPlain(offer)) {
  const offer = await offerFor(who, wanted);
  const reprice = await post(
    '/api/v2/flight/reprice',
    { offerId: offer.id, travellers: { adults: 1 }, expectedTotal: offer.totalAmount },
    who,
  );
  const quote = reprice.json.data;
  return {
    quote,
    body: {
      quoteId: quote.quoteId,
      acceptedTotal: quote.price.total,
      travellers: [
        {
          title: 'Ms',
          firstName: 'Inês',
          lastName,
          gender: 'F',
          birthDate: '1990-05-17',
          passengerType: 'ADT',
        },
      ],
      contact: { email: 'ines@example.com', phone: '+351 912 345 678' },
      billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
      language: 'pt',
      idempotencyKey: randomUUID(),
    },
  };
}
async function book(lastName = 'Silva', who = 'client', wanted?: (offer: FlightOffer) => boolean) {
  const { body } = await orderFor(lastName, who, wanted);
  const answer = await post('/api/v2/flight/booking', { ...body, payment: card() }, who);
  expect(answer.json.data?.state, answer.text).toBe('confirmed');
  return details(answer.json.data.bookingId, who);
}
async function hold(lastName = 'Silva', who = 'client') {
  const { body } = await orderFor(lastName, who);
  const answer = await post('/api/v2/flight/hold', body, who);
  expect(answer.json.data, answer.text).toMatchObject({ state: 'reserved', money: 'none', status: 'Booked' });
  return details(answer.json.data.bookingId, who);
}
// oxlint-disable-next-line typescript/no-explicit-any
async function details(bookingId: string, who = 'client'): Promise<any> {
  return (await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`, who)).json.data;
}
const after = async (bookingId: string, who = 'client') =>
  (await get(`/api/v2/flight/afterSale?bookingId=${bookingId}`, who)).json.data;
const said = ({ status, json }: Answer) => [status, json.data];
const pay = (booking: { bookingId: string; price: { total: object } }, more: object = {}, who = 'client') =>
  post(
    '/api/v2/flight/payHeld',
    {
      bookingId: booking.bookingId,
      acceptedTotal: booking.price.total,
      payment: card(),
      idempotencyKey: randomUUID(),
      ...more,
    },
    who,
  );
const mails = async (subject: string) => {
  const rows = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx.selectFrom('mail').selectAll().execute(),
  );
  return rows.filter((row) => row.subject.includes(subject));
};
const ledger = async (bookingId: string) => {
  const rows = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
    tx.selectFrom('ledger_entry').selectAll().where('booking_id', '=', bookingId).execute(),
  );
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row.account] = (sums[row.account] ?? 0) + Number(row.amount_minor);
  return sums;
};

describe('reserve now, pay later', () => {
  test('R229 a reservation has a time limit, costs nothing and is told by mail', async () => {
    const booking = await hold('Prado');
    const { hold: kept, canPay, canCancel, history } = await after(booking.bookingId);
    expect(kept).toMatchObject({ payable: booking.price.total, isPast: false });
    expect([canPay, canCancel, booking.ticketNumbers]).toEqual([true, true, []]);
    expect(kept.until).toBe(booking.ticketTimeLimit);
    expect(history).toMatchObject([{ status: 'Booked' }]);
    expect(await ledger(booking.bookingId)).toEqual({});
    expect(await mails(booking.recordLocator)).toHaveLength(0);
    const [mail] = (await mails('reservada')).filter((each) => each.body.includes(booking.recordLocator));
    expect(mail?.body).toContain('Pagar agora');
  });

  test('INV-1 paying twice with one key takes the money once and issues the tickets', async () => {
    const booking = await hold();
    const key = { idempotencyKey: randomUUID(), payment: card() };
    const [first, second] = await Promise.all([pay(booking, key), pay(booking, key)]);
    expect([first.status, second.status].sort()).toEqual([200, 200]);
    const again = await pay(booking, key);
    expect(again.json.data).toMatchObject({ state: 'confirmed', status: 'Ticketed', money: 'taken' });
    const now = await details(booking.bookingId);
    expect([now.bookingStatus, now.ticketNumbers.length, now.ticketTimeLimit]).toEqual(['Ticketed', 1, null]);
    expect((await ledger(booking.bookingId))['gateway.receivable']).toBe(booking.price.total.amount);
    expect((await pay(booking)).status).toBe(409);
    expect((await pay(booking, { ...key, payment: card() })).json.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('a declined card leaves the reservation, and another one pays it', async () => {
    const booking = await hold();
    const declined = await pay(booking, { payment: card('declined') });
    expect(declined.json.data).toMatchObject({ state: 'reserved', money: 'none' });
    expect(declined.json.data.message).toBeTruthy();
    expect((await pay(booking)).json.data).toMatchObject({ state: 'confirmed', money: 'taken' });
  });

  test('tickets that are refused return the money and keep the reservation: Failed to issue ticket', async () => {
    const booking = await hold('NOTICKET');
    expect((await pay(booking)).json.data).toMatchObject({
      state: 'reserved',
      money: 'none',
      message: 'Failed to issue ticket',
    });
    const sums = await ledger(booking.bookingId);
    expect(sums['gateway.held']).toBe(0);
    expect(sums['gateway.receivable']).toBeUndefined();
  });

  test('INV-6 tickets that take their time leave it requested, and are waited for', async () => {
    const booking = await hold('TICKETLATER');
    expect((await pay(booking)).json.data).toMatchObject({ state: 'processing', money: 'held' });
    expect((await details(booking.bookingId)).bookingStatus).toBe('Ticket Requested');
    expect(said(await post('/api/flight/get-penalty', { bookingId: booking.bookingId }))[0]).toBe(409);
    it.clock.advance(60_000);
    await it.server.bookings.recovery.run();
    const now = await details(booking.bookingId);
    expect([now.bookingStatus, now.progress.money, now.ticketNumbers.length]).toEqual([
      'Ticketed',
      'taken',
      1,
    ]);
  });

  test('INV-5 a price that rose while it was reserved is shown and has to be accepted', async () => {
    const booking = await hold('HOLDUP');
    const dearer = await pay(booking);
    expect([dearer.status, dearer.json.code]).toEqual([409, 'PRICE_CHANGED']);
    const { new: now } = dearer.json.price;
    expect(now.total.amount).toBeGreaterThan(booking.price.total.amount);
    expect((await pay(booking, { acceptedTotal: now.total })).json.data.state).toBe('confirmed');
    expect((await ledger(booking.bookingId))['gateway.receivable']).toBe(now.total.amount);
  });

  test('R229 when its time is over it is given back at the supplier and the traveller is told', async () => {
    const booking = await hold();
    await aDayPasses();
    expect(said(await pay(booking))).toEqual([409, 'Ticket time has already passed']);
    expect((await after(booking.bookingId)).canPay).toBe(false);
    await it.server.bookings.recovery.run();
    const now = await details(booking.bookingId);
    expect([now.bookingStatus, now.progress.state, now.progress.money]).toEqual([
      'Cancelled',
      'cancelled',
      'none',
    ]);
    const cancelled = await it.db.asSystem((tx) =>
      tx.selectFrom('flight_sandbox_cancellation').select('supplier_ref').execute(),
    );
    expect(cancelled.map((row) => row.supplier_ref)).toContain(booking.orderId);
    expect(await mails(`${booking.recordLocator} expirou`)).toHaveLength(1);
    expect((await pay(booking)).status).toBe(409);
  });

  test('SEC-42 one user keeps no more than five reservations unpaid; asking again for one of them is no sixth', async () => {
    const kept = [];
    for (let i = 0; i < 5; i++) kept.push(await hold('Silva', 'other'));
    const { body } = await orderFor('Silva', 'other');
    expect(said(await post('/api/v2/flight/hold', body, 'other'))).toEqual([
      409,
      'Please pay or cancel one of your reservations first',
    ]);
    await pay(kept[0], {}, 'other');
    const sixth = await post('/api/v2/flight/hold', body, 'other');
    expect(sixth.json.data.state, sixth.text).toBe('reserved');
    expect((await post('/api/v2/flight/hold', body, 'other')).json).toEqual(sixth.json);
  });

  test('the plainest fares must be paid at once', async () => {
    const { quote, body } = await orderFor('Silva', 'client', isPlain);
    expect(quote).not.toHaveProperty('payLater');
    expect(said(await post('/api/v2/flight/hold', body))).toEqual([409, 'This fare must be paid right away']);
  });
});

describe('tickets', () => {
  const ticket = (orderId: string, who = 'agent', path = '/api/v2/flight/ticket') =>
    post(path, { orderId }, who);

  test('R231 R232 issues the tickets of an order and answers the flight for the list', async () => {
    const booking = await book('HOLD');
    expect([booking.bookingStatus, booking.ticketNumbers]).toEqual(['Booked', []]);
    const answer = await ticket(booking.orderId);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toMatchObject({
      vmid: booking.vmid,
      bookingStatus: 'Ticketed',
      canTicket: false,
    });
    expect(answer.json.data.ticketNumbers).toHaveLength(1);
    expect((await after(booking.bookingId)).history.map((each: { status: string }) => each.status)).toEqual([
      'Booked',
      'Ticket Requested',
      'Ticketed',
    ]);
    expect(said(await ticket(booking.orderId))).toEqual([409, 'This booking is already ticketed']);
  });

  test('R230 tells that the locator is mailed within 30 minutes, and mails it', async () => {
    const booking = await book('HOLD');
    const answer = await ticket(booking.orderId);
    expect(answer.json.message).toBe(
      'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.',
    );
    const letters = (await mails(`(${booking.recordLocator})`)).filter((mail) =>
      mail.body.includes(answer.json.data.ticketNumbers[0]),
    );
    expect(letters).toHaveLength(1);
  });

  test('SEC-44 asking for tickets is written in the audit log', async () => {
    const booking = await book('HOLD');
    await ticket(booking.orderId, 'owner');
    const rows = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('audit_log').selectAll().where('subject', '=', booking.bookingId).execute(),
    );
    expect(rows).toMatchObject([
      {
        action: 'flight.ticket',
        user_id: it.agencies['alpha']!.users['owner'],
        before: { status: 'Booked' },
        after: { status: 'Ticket Requested' },
      },
    ]);
  });

  test('G119 the vendor CTW has a path of its own', async () => {
    const booking = await book('CTW');
    expect(booking.vendor).toBe('CTW');
    expect(said(await ticket(booking.orderId))).toEqual([409, 'Failed to issue ticket']);
    const answer = await ticket(booking.orderId, 'agent', '/api/v2/flight/ticket/ctw');
    expect(answer.json.data?.bookingStatus, answer.text).toBe('Ticketed');
  });

  test('a refusal leaves the booking what it was: Failed to issue ticket', async () => {
    const booking = await book('NOTICKET');
    expect(said(await ticket(booking.orderId))).toEqual([409, 'Failed to issue ticket']);
    expect((await details(booking.bookingId)).bookingStatus).toBe('Booked');
  });

  test('an airline that takes its time is asked again until the tickets are there, mailed once', async () => {
    const booking = await book('TICKETLATER');
    expect((await ticket(booking.orderId)).json.data.bookingStatus).toBe('Ticket Requested');
    expect((await ticket(booking.orderId)).status).toBe(409);
    it.clock.advance(30_000);
    const at = { agencyId: it.agencies['alpha']!.id, bookingId: booking.bookingId };
    await Promise.all([checkTickets(it.server.services, at), checkTickets(it.server.services, at)]);
    const now = await details(booking.bookingId);
    expect([now.bookingStatus, now.ticketNumbers.length]).toEqual(['Ticketed', 1]);
    expect(
      (await mails(`(${booking.recordLocator})`)).filter((mail) => mail.body.includes(now.ticketNumbers[0])),
    ).toHaveLength(1);
  });

  test("G123 SEC-31 staff only; restricted agents their own; another agency's does not exist", async () => {
    const booking = await book('HOLD');
    expect((await ticket(booking.orderId, 'client')).status).toBe(403);
    expect(said(await ticket(booking.orderId, 'restricted'))).toEqual([404, 'Invalid booking id']);
    const foreign = await post(
      '/api/v2/flight/ticket',
      { orderId: booking.orderId },
      'stranger',
      'beta.localhost',
    );
    expect(said(foreign)).toEqual([404, 'Invalid booking id']);
    const own = await book('HOLD', 'restricted');
    expect((await ticket(own.orderId, 'restricted')).json.data.bookingStatus).toBe('Ticketed');
  });

  test('what is not paid is not ticketed', async () => {
    const booking = await hold();
    expect(said(await ticket(booking.orderId))).toEqual([409, 'This booking is not paid yet']);
  });
});

describe('cancelling', () => {
  const penalty = (bookingId: string, who = 'client', path = '/api/flight/get-penalty') =>
    post(path, { bookingId }, who);
  const cancel = (
    bookingId: string,
    acceptedPenalty: object,
    who = 'client',
    path = '/api/flight/flightCancelVoidBooking',
  ) => post(path, { bookingId, acceptedPenalty }, who);
  const free = { amount: 0, currency: 'USD' };

  test('R226 within 24 hours it is voided and everything comes back', async () => {
    const booking = await book();
    const { data: terms } = (await penalty(booking.bookingId)).json;
    expect(terms).toMatchObject({ kind: 'void', penalty: { amount: 0 }, refund: booking.price.total });
    const answer = await cancel(booking.bookingId, terms.penalty);
    expect([answer.status, answer.json.message]).toEqual([200, 'Flight cancelled successfully']);
    expect(answer.json.data).toMatchObject({
      bookingStatus: 'Cancelled',
      progress: { state: 'cancelled', money: 'returned' },
    });
    expect(each(Object.values(await ledger(booking.bookingId)), (sum) => sum === 0)).toBe(true);
    expect(await mails(`(${booking.recordLocator})`)).toHaveLength(2);
    expect(said(await cancel(booking.bookingId, terms.penalty))).toEqual([
      409,
      'This booking has already been cancelled',
    ]);
  });

  test('R218 later the rules of the fare count, and terms that changed have to be accepted anew', async () => {
    const booking = await book('Silva', 'client', (offer) => offer.refundable && !offer.changeable === false);
    const before = (await penalty(booking.bookingId)).json.data;
    await aDayPasses();
    const now = (await penalty(booking.bookingId)).json.data;
    expect(before.kind).toBe('void');
    expect(now.kind).toBe('refund');
    expect(now.penalty.amount + now.refund.amount).toBe(booking.price.total.amount);
    if (now.penalty.amount > 0) {
      const refused = await cancel(booking.bookingId, before.penalty);
      expect([refused.status, refused.json.code]).toEqual([409, 'PENALTY_CHANGED']);
      expect((await details(booking.bookingId)).bookingStatus).toBe('Confirmed');
    }
    const answer = await cancel(
      booking.bookingId,
      now.penalty,
      'client',
      '/api/flight/flight-cancel-booking',
    );
    expect(answer.status, answer.text).toBe(200);
    expect((await ledger(booking.bookingId))['gateway.receivable']).toBe(now.penalty.amount);
  });

  test('R218 a fare that is not refunded keeps everything', async () => {
    const booking = await book('Silva', 'client', (offer) => isPlain(offer) && !offer.refundable);
    await aDayPasses();
    const now = (await penalty(booking.bookingId)).json.data;
    expect(now).toMatchObject({ kind: 'refund', refund: { amount: 0 }, penalty: booking.price.total });
    expect(said(await cancel(booking.bookingId, free))[0]).toBe(409);
    expect((await cancel(booking.bookingId, now.penalty)).json.data.progress).toMatchObject({
      state: 'cancelled',
      money: 'taken',
    });
  });

  test('R218 NOVOID: without free hours the penalty of the fare stands at once, and nobody says it is free', async () => {
    const booking = await book('NOVOID', 'client', (offer) => isPlain(offer) && !offer.refundable);
    const sale = await get(`/api/v2/flight/afterSale?bookingId=${booking.bookingId}`);
    expect(sale.json.data.voidUntil).toBeNull();
    expect((await penalty(booking.bookingId)).json.data).toMatchObject({
      kind: 'refund',
      penalty: booking.price.total,
    });
    const free24 = await book('Silva');
    const free = await get(`/api/v2/flight/afterSale?bookingId=${free24.bookingId}`);
    expect(free.json.data.voidUntil).not.toBeNull();
  });

  test('R227 G06 a refusal leaves the booking as it was: Error in flight cancellation', async () => {
    const booking = await book('NOCANCEL');
    expect(said(await cancel(booking.bookingId, free))).toEqual([409, 'Error in flight cancellation']);
    expect((await details(booking.bookingId)).progress).toMatchObject({
      state: 'confirmed',
      status: 'Confirmed',
      money: 'taken',
    });
  });

  test.each([
    ['CANCELFAIL', 'Flight cancellation failed'],
    ['REFUNDFAIL', 'Update refund status failed'],
  ])('R227 G06 %s: %s, not shown as cancelled until the supplier says so', async (lastName, message) => {
    const booking = await book(lastName);
    expect(said(await cancel(booking.bookingId, free))).toEqual([502, message]);
    const now = await details(booking.bookingId);
    expect([now.bookingStatus, now.progress.state, now.progress.money]).toEqual([
      'Cancelling',
      'processing',
      'taken',
    ]);
    it.clock.advance(2 * 60_000);
    await it.server.bookings.recovery.run();
    expect((await details(booking.bookingId)).progress).toMatchObject({
      state: 'cancelled',
      money: 'returned',
    });
  });

  test('the catalogue: Invalid booking id, Error while fetching flight booking details', async () => {
    expect(said(await penalty(randomUUID()))).toEqual([404, 'Invalid booking id']);
    expect(said(await penalty('none'))).toEqual([404, 'Invalid booking id']);
    const booking = await book('NODETAILS');
    expect(said(await penalty(booking.bookingId))).toEqual([
      502,
      'Error while fetching flight booking details',
    ]);
  });

  test('SEC-02 G58 by record locator: the header is needed, terms must have been shown, nothing is cached', async () => {
    const booking = await book();
    const path = `/api/v2/flight/cancel?pnr=${booking.recordLocator}`;
    expect(
      (
        await it.request(ALPHA, 'GET', path, {
          headers: { cookie: `x-access-token=${site.tokens['client']}` },
        })
      ).status,
    ).toBe(401);
    expect((await get(path)).json.code).toBe('PENALTY_CHANGED');
    await penalty(booking.bookingId);
    expect(said(await get(path, 'other'))).toEqual([404, 'Invalid booking id']);
    it.clock.advance(16 * 60_000);
    expect((await get(path)).json.code).toBe('PENALTY_CHANGED');
    expect((await details(booking.bookingId)).bookingStatus).toBe('Confirmed');
    await penalty(booking.bookingId);
    const answer = await get(path);
    expect([answer.status, answer.json.message]).toEqual([200, 'Flight cancelled successfully']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  const family = '/api/agency/flights/bookings';
  test('R389 R444 the agency cancels at paths of its own and gets the row of its list', async () => {
    const booking = await book();
    expect((await penalty(booking.bookingId, 'client', `${family}/getPenalty`)).status).toBe(403);
    const { data: terms } = (await penalty(booking.bookingId, 'agent', `${family}/getPenalty`)).json;
    const answer = await cancel(booking.bookingId, terms.penalty, 'agent', `${family}/flightCancelBooking`);
    expect(answer.json).toMatchObject({
      message: 'Flight cancelled successfully',
      data: {
        vmid: booking.vmid,
        bookingStatus: 'Cancelled',
        penaltyAmount: { amount: 0 },
        commissionEarned: { amount: 0 },
        canCancel: false,
      },
    });
  });

  test('R444 G03 the agency cancels by locator too, and the traveller is told the same of it', async () => {
    const booking = await book();
    const path = `/api/v2/agency/flights/cancel?pnr=${booking.recordLocator}`;
    expect((await get(path, 'restricted')).status).toBe(404);
    await penalty(booking.bookingId, 'owner', `${family}/getPenalty`);
    expect((await get(path, 'owner')).json.data.bookingStatus).toBe('Cancelled');
    expect((await details(booking.bookingId)).bookingStatus).toBe('Cancelled');
  });

  test('an unpaid reservation is given up for nothing', async () => {
    const booking = await hold();
    const { data: terms } = (await penalty(booking.bookingId)).json;
    expect(terms).toMatchObject({ kind: 'withdraw', penalty: { amount: 0 }, refund: { amount: 0 } });
    expect((await cancel(booking.bookingId, terms.penalty)).json.data.progress).toMatchObject({
      state: 'cancelled',
      money: 'none',
    });
  });
});

describe('the agent of a client who cancels', () => {
  const looksAfter = (agent: string | null) =>
    it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx
        .updateTable('app_user')
        .set({ agent_id: agent && it.agencies['alpha']!.users[agent]! })
        .where('id', '=', it.agencies['alpha']!.users['other']!)
        .execute(),
    );
  const cancel = async (bookingId: string, who: string) => {
    const terms = (await post('/api/flight/get-penalty', { bookingId }, who)).json.data;
    return post('/api/flight/flight-cancel-booking', { bookingId, acceptedPenalty: terms.penalty }, who);
  };

  test('gets one letter with the client’s, and none when staff cancelled', async () => {
    await looksAfter('agent');
    const [byClient, byStaff] = [await book('Lobo', 'other'), await book('Matos', 'other')];
    const held = await hold('Neves', 'other');
    expect((await cancel(byClient.bookingId, 'other')).status).toBe(200);
    expect((await cancel(byStaff.bookingId, 'owner')).status).toBe(200);
    expect((await cancel(held.bookingId, 'other')).status).toBe(200);
    const letters = (await mails('by your client')).map(({ recipient, body, booking_id }) => [
      recipient,
      booking_id,
      /(Lobo|Matos|Neves)/.exec(body)?.[1],
    ]);
    expect(letters.sort((a, b) => a[2]!.localeCompare(b[2]!))).toEqual([
      ['agent@alpha.example', byClient.bookingId, 'Lobo'],
      ['agent@alpha.example', held.bookingId, 'Neves'],
    ]);
    await looksAfter(null);
  });
});

describe("the agency's list", () => {
  const list = async (query: string, who = 'owner') => {
    const answer = await get(`/api/v3/agency/flights/bookings?${query}`, who);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  };

  test('R438 SEC-35 every column has its source, and only staff may ask', async () => {
    const booking = await book();
    const { data } = await list(`searchString=${booking.recordLocator.slice(0, 5)}&limit=100`);
    const row = data.find((each: { vmid: string }) => each.vmid === booking.vmid);
    const { staff } = (await details(booking.bookingId, 'owner')).price;
    expect(row).toMatchObject({
      recordLocator: booking.recordLocator,
      airlineRecordLocator: booking.airlineRecordLocator,
      bookingId: booking.bookingId,
      ticketNumbers: booking.ticketNumbers,
      from: 'LIS',
      to: 'LHR',
      costPrice: staff.wholesale,
      salesPrice: booking.price.total,
      commissionEarned: { amount: booking.price.total.amount - staff.wholesale.amount },
      markupEarned: staff.agencyMarkup,
      transactionFees: { amount: 500 },
      penaltyAmount: null,
      bookingStatus: 'Confirmed',
      bookedCurrency: booking.price.total.currency,
      canCancel: true,
      bookedBy: { email: 'client@alpha.example' },
    });
    expect(row.travelDate.slice(0, 10)).toBe('2027-03-12');
    expect(row.confirmationNumber).toMatch(/^\d{9}$/);
    expect(row.transactionHash).toBeTruthy();
    expect((await get('/api/v3/agency/flights/bookings')).status).toBe(403);
  });

  test('R171 R381 restricted agents see their own; userId narrows it', async () => {
    const own = await book('Silva', 'restricted');
    const { data } = await list('limit=100', 'restricted');
    expect(
      each(data, (row: { bookedBy: { email: string } }) => row.bookedBy.email.startsWith('restricted@')),
    ).toBe(true);
    expect(data[0].vmid).toBe(own.vmid);
    const byUser = await list(`userId=${it.agencies['alpha']!.users['restricted']}&limit=100`);
    expect(byUser.totalCount).toBe(data.length);
    const client = it.agencies['alpha']!.users['client'];
    expect((await list(`userId=${client}`, 'restricted')).totalCount).toBe(0);
  });

  test('R378 is searched by record locator', async () => {
    const { vmid, recordLocator } = await book();
    const found = (await list(`searchString=${recordLocator.toLowerCase()}`)).data;
    expect(found.map((row: { vmid: string }) => row.vmid)).toEqual([vmid]);
    expect((await list('searchString=zzzzzz')).data).toEqual([]);
  });

  test('R379 is filtered by status and by the days of booking', async () => {
    const words = new Set(
      (await list('selectedStatus=Cancelled&limit=100')).data.map(
        (row: { bookingStatus: string }) => row.bookingStatus,
      ),
    );
    expect([...words]).toEqual(['Cancelled']);
    const today = it.clock.now().toISOString().slice(0, 10);
    expect((await list(`startDate=${today}&endDate=${today}`)).totalCount).toBeGreaterThan(0);
    expect((await list('startDate=2020-01-01&endDate=2020-12-31')).totalCount).toBe(0);
  });

  test('R380 shows trips that are over, or those to come', async () => {
    const { totalCount } = await list('');
    expect(totalCount).toBeGreaterThan(0);
    expect((await list('showPastTrips=true')).totalCount).toBe(0);
    expect((await list('showPastTrips=false')).totalCount).toBe(totalCount);
  });

  test('R381 has pages that follow each other, and one count of all', async () => {
    const all = await list('limit=100');
    const [first, second] = [await list('limit=2'), await list('limit=2&offSet=2')];
    expect(first.data).toHaveLength(2);
    expect([...first.data, ...second.data].map((row) => row.vmid)).toEqual(
      all.data.slice(0, 4).map((row: { vmid: string }) => row.vmid),
    );
    expect(first.totalCount).toBe(all.totalCount);
  });
});

describe('a changed schedule', () => {
  test('is noticed once, mailed, and accepted', async () => {
    const booking = await book('SCHEDULE');
    await readChanges(it.server.services);
    expect((await after(booking.bookingId)).scheduleChanges).toEqual([]);
    it.clock.advance(2 * 60_000);
    await Promise.all([readChanges(it.server.services), readChanges(it.server.services)]);
    await readChanges(it.server.services);
    const { scheduleChanges } = await after(booking.bookingId);
    expect(scheduleChanges).toHaveLength(1);
    const [change] = scheduleChanges;
    expect(change.state).toBe('action-needed');
    expect(change.before).toEqual(booking.offer.flights);
    expect(change.after[0].departureTime > change.before[0].departureTime).toBe(true);
    const told = await mails('mudaram');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]!.attachments)).toContain('METHOD:PUBLISH');
    const inList = async () =>
      (await get('/api/v2/flight/bookings/all?limit=100')).json.data.find(
        (each: { vmid: string }) => each.vmid === booking.vmid,
      );
    expect((await inList()).details.needsAction).toBe(true);
    const answer = (more: object, who = 'client') =>
      post(
        '/api/v2/flight/scheduleChange',
        { bookingId: booking.bookingId, changeId: change.changeId, ...more },
        who,
      );
    expect((await answer({ answer: 'accept' }, 'other')).status).toBe(404);
    const accepted = await answer({ answer: 'accept' });
    expect(accepted.json.data?.offer.flights, accepted.text).toEqual(change.after);
    const listed = await inList();
    expect([listed.travelDate, listed.details.needsAction]).toEqual([
      change.after[0].departureTime,
      undefined,
    ]);
    const row = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('booking').select('starts_at').where('id', '=', booking.bookingId).executeTakeFirst(),
    );
    expect(row?.starts_at).toBe(change.after[0].departureTime);
    expect((await after(booking.bookingId)).scheduleChanges[0].state).toBe('accepted');
    expect(said(await answer({ answer: 'cancel' }))).toEqual([409, 'This change has already been answered']);
  });

  test('may be answered by cancelling, free of charge even after the time to void', async () => {
    const booking = await book('SCHEDULE');
    await aDayPasses();
    await readChanges(it.server.services);
    const [change] = (await after(booking.bookingId)).scheduleChanges;
    const terms = (await post('/api/flight/get-penalty', { bookingId: booking.bookingId })).json.data;
    expect(terms).toMatchObject({ kind: 'schedule-change', penalty: { amount: 0 } });
    const answer = await post('/api/v2/flight/scheduleChange', {
      bookingId: booking.bookingId,
      changeId: change.changeId,
      answer: 'cancel',
    });
    expect(answer.json.data?.progress, answer.text).toMatchObject({ state: 'cancelled', money: 'returned' });
    expect((await after(booking.bookingId)).scheduleChanges[0].state).toBe('cancelled');
  });
});

describe('the itinerary on paper', () => {
  test('is a PDF for its owner, and lies in the confirmation mail', async () => {
    const booking = await book('Conceição');
    const answer = await get(`/api/v2/flight/itinerary.pdf?bookingId=${booking.bookingId}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/pdf; charset=utf-8',
    ]);
    expect(answer.text.slice(0, 8)).toMatch(/^%PDF-1\.\d/);
    expect((await get(`/api/v2/flight/itinerary.pdf?bookingId=${booking.bookingId}`, 'other')).status).toBe(
      404,
    );
    // SEC-44: what staff took is in the log, without anybody's name; the traveller's own itinerary is not.
    await get(`/api/v2/flight/itinerary.pdf?bookingId=${booking.bookingId}`, 'owner');
    expect(await loggedIn(it, 'alpha', 'booking.download-pdf')).toEqual([
      { user_id: it.agencies['alpha']!.users['owner'], subject: booking.bookingId, after: null },
    ]);
    const [mail] = await mails(`(${booking.recordLocator})`);
    const files = mail!.attachments as { filename: string; contentType: string; content: string }[];
    const pdf = files.find((file) => file.contentType === 'application/pdf')!;
    expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });
});
