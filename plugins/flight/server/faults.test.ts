import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { tokenOf } from '@/server/payment/embedded/cards';
import type { Answer } from '@/server/testing/harness';
import type { FlightOffer } from '../contract';
import { reasonsMigration } from './reasons';
import { readChanges } from './after/schedule';
import { type FlightSite, flightSite } from './testing/site';

let it: FlightSite['it'];
let post: FlightSite['post'];
let ask: FlightSite['get'];
beforeAll(async () => {
  ({
    it,
    post,
    get: ask,
  } = await flightSite(['client', 'owner'], {
    alpha: { markupBasisPoints: 0, feeMinor: 0 },
  }));
});
afterAll(() => it.close());

const get = async (path: string) => (await ask(path)).json.data;
const said = ({ status, json }: Answer) => [status, json.data];

type Supplier = 'sandbox' | 'fareline';
async function offerOf(supplier: Supplier, destination = 'LON'): Promise<FlightOffer> {
  const answer = await post('/api/v2/flight/search', {
    legs: [{ origin: 'LIS', destination, departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  });
  const found = (answer.json.data as FlightOffer[]).find(
    (offer) =>
      offer.id.startsWith(supplier === 'sandbox' ? 'sb1.' : 'fl1.') &&
      offer.fareFamily.endsWith('-economy-1'),
  );
  expect(found, answer.text.slice(0, 300)).toBeDefined();
  return found!;
}
const card = { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') };
async function order(supplier: Supplier, lastName: string, path = 'booking') {
  const offer = await offerOf(supplier);
  const { data: quote } = (
    await post('/api/v2/flight/reprice', {
      offerId: offer.id,
      travellers: { adults: 1 },
      expectedTotal: offer.totalAmount,
    })
  ).json;
  const answer = await post(`/api/v2/flight/${path}`, {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    travellers: [
      { title: 'Ms', firstName: 'Ana', lastName, gender: 'F', birthDate: '1990-05-17', passengerType: 'ADT' },
    ],
    contact: { email: 'ana@example.com', phone: '+351 912 345 678' },
    billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
    ...(path === 'booking' ? { payment: card } : {}),
    language: 'en',
    idempotencyKey: randomUUID(),
  });
  expect(answer.status, answer.text).toBe(200);
  return { progress: answer.json.data, quote, id: answer.json.data.bookingId as string };
}
const reservation = (id: string) => get(`/api/v2/flight/getReservationDetails?bookingId=${id}`);

describe.each(['sandbox', 'fareline'] as const)('every error of the catalogue, sold by %s', (supplier) => {
  test.each([
    [
      'SOLDOUT',
      'flight.soldOut',
      'Booking failed, the flight may have sold out. Please try again or contact support.',
    ],
    ['REFUSE', 'flight.notTicketed', 'Failed to issue ticket'],
    ['NOURL', 'flight.urlMissing', 'URL is missing'],
    ['NOTOKEN', 'flight.tokenMissing', 'Token not found'],
  ])('INV-6 R138 %s ends the booking with %s, “%s”', async (lastName, reason, message) => {
    const { progress } = await order(supplier, lastName);
    expect(progress).toMatchObject({ state: 'failed', message, reason });
    expect(progress.money).not.toBe('taken');
  });

  test('R138 what was kept of a booking as a sentence alone is told by its reason', async () => {
    const { id } = await order(supplier, 'NOURL');
    const reason = async () => (await get(`/api/bookings/${id}/progress`)).reason;
    await it.db.asSystem((tx) =>
      tx.updateTable('booking').set({ message_reason: null }).where('id', '=', id).execute(),
    );
    expect(await reason()).toBeUndefined();
    await it.db.asSystem((tx) => sql.raw(reasonsMigration.sql).execute(tx));
    expect(await reason()).toBe('flight.urlMissing');
  });

  test.each([
    ['NOTICKET', 'Failed to issue ticket'],
    ['PNRFAIL', 'Failed to update flight PNR model'],
  ])('R232 %s is refused its tickets with “%s”', async (lastName, message) => {
    const { id } = await order(supplier, lastName);
    const { orderId } = await reservation(id);
    expect(said(await post('/api/v2/flight/ticket', { orderId }, 'owner'))).toEqual([409, message]);
    expect((await reservation(id)).bookingStatus).toBe('Booked');
  });

  test.each([
    ['SCHEDULEFAIL', 409, 'Update flight status failed'],
    ['SCHEDULEDOWN', 502, 'Failed to update flight'],
  ])('%s answers the acceptance of a changed schedule with %i “%s”', async (lastName, status, message) => {
    const { id } = await order(supplier, lastName);
    it.clock.advance(2 * 60_000);
    await readChanges(it.server.services);
    const changes = async () => (await get(`/api/v2/flight/afterSale?bookingId=${id}`)).scheduleChanges;
    const [change] = await changes();
    const body = { bookingId: id, changeId: change.changeId, answer: 'accept' };
    expect(said(await post('/api/v2/flight/scheduleChange', body))).toEqual([status, message]);
    expect((await changes())[0].state).toBe('action-needed');
  });

  test('G06 cancelling is refused, unclear, or its terms cannot be read', async () => {
    const cancel = async (lastName: string) => {
      const { id } = await order(supplier, lastName);
      return said(
        await post('/api/flight/flightCancelVoidBooking', {
          bookingId: id,
          acceptedPenalty: { amount: 0, currency: 'USD' },
        }),
      );
    };
    expect(await cancel('NOCANCEL')).toEqual([409, 'Error in flight cancellation']);
    expect(await cancel('CANCELFAIL')).toEqual([502, 'Flight cancellation failed']);
    expect(await cancel('REFUNDFAIL')).toEqual([502, 'Update refund status failed']);
    expect(await cancel('NODETAILS')).toEqual([502, 'Error while fetching flight booking details']);
  });

  test('R219 the rules of a fare cannot be read where it flies to Aruba', async () => {
    const offer = await offerOf(supplier, 'AUA');
    expect(said(await post('/api/v2/flight/fareRules', { offerId: offer.id }))).toEqual([
      502,
      'Error has occured',
    ]);
  });
});

describe('reservations, which only Skyhub keeps', () => {
  const pay = ({ id, quote }: { id: string; quote: { price: { total: object } } }) =>
    post('/api/v2/flight/payHeld', {
      bookingId: id,
      acceptedTotal: quote.price.total,
      payment: card,
      idempotencyKey: randomUUID(),
    });

  test('ORDERFAIL is not paid: “Order update failed”, and no money is taken', async () => {
    const held = await order('sandbox', 'ORDERFAIL', 'hold');
    const { json } = await pay(held);
    expect(json.data).toMatchObject({ state: 'reserved', money: 'none', message: 'Order update failed' });
  });

  test('UPDATEFAIL cannot be priced: “Update Failed”', async () => {
    const held = await order('sandbox', 'UPDATEFAIL', 'hold');
    expect(said(await pay(held))).toEqual([502, 'Update Failed']);
  });

  test('Fareline is paid at once', async () => {
    const offer = await offerOf('fareline');
    const { data } = (
      await post('/api/v2/flight/reprice', {
        offerId: offer.id,
        travellers: { adults: 1 },
        expectedTotal: offer.totalAmount,
      })
    ).json;
    expect(data).not.toHaveProperty('payLater');
  });
});

test('an order of each supplier is booked, found by its number, and cancelled where it was made', async () => {
  for (const [by, prefix] of [
    ['sandbox', 'SB'],
    ['fareline', 'FL'],
  ] as const) {
    const { id, progress } = await order(by, 'Silva');
    expect(progress.state).toBe('confirmed');
    const booked = await reservation(id);
    // Whose it is stays with staff (SEC-35).
    expect([booked.orderId.slice(0, 2), booked.vendor]).toEqual([prefix, '']);
    expect(JSON.stringify(booked)).not.toMatch(/sandbox|fareline|skyhub/i);
    expect((await get(`/api/v2/flight/getReservationDetails?orderID=${booked.orderId}`)).bookingId).toBe(id);
    const terms = (await post('/api/flight/get-penalty', { bookingId: id })).json.data;
    const gone = await post('/api/flight/flightCancelVoidBooking', {
      bookingId: id,
      acceptedPenalty: terms.penalty,
    });
    expect(gone.json.data.bookingStatus, gone.text).toBe('Cancelled');
  }
  const rows = await it.db.asSystem((tx) =>
    tx.selectFrom('flight_sandbox_order').select(['supplier', 'supplier_ref']).execute(),
  );
  for (const { supplier, supplier_ref } of rows)
    expect(supplier_ref.startsWith(supplier === 'fareline' ? 'FL' : 'SB')).toBe(true);
});

test('a supplier that is switched off is not asked', async () => {
  const other = await flightSite(['client'], { config: { suppliersOff: ['fareline'] } });
  try {
    const { json } = await other.post('/api/v2/flight/search', {
      legs: [{ origin: 'LIS', destination: 'LON', departureDate: '2027-03-12' }],
    });
    expect(json.suppliers).toHaveLength(1);
    expect(each(json.data, ({ id }: { id: string }) => id.startsWith('sb1.'))).toBe(true);
  } finally {
    await other.it.close();
  }
});
