import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import {
  cancelCar,
  type CarDetails,
  carDetails,
  type CarOffer,
  type CarQuote,
  findReservation,
  getRefund,
  reserveCar,
} from '@/plugins/car/contract';
import { car } from '@/plugins/car/server/plugin';
import { carSite } from '@/plugins/car/server/testing/site';
import { DRIVER } from './testing/adapter';
import { type FakeCars, startFakeCars } from './testing/fake';

let at: Date;
let fake: FakeCars;
let site: Awaited<ReturnType<typeof carSite>>;
beforeAll(async () => {
  fake = await startFakeCars(() => at);
  fake.books.currency = 'USD';
  site = await carSite({ sandbox: false, accounts: { duffel: { token: fake.token, url: fake.url } } });
});
afterAll(async () => {
  await site.it.close();
  await fake.close();
});
beforeEach(() => {
  at = site.it.clock.now();
  fake.calls.length = 0;
});

const pass = (milliseconds: number) => {
  site.it.clock.advance(milliseconds);
  at = site.it.clock.now();
};
const quoted = async (offer?: CarOffer): Promise<CarQuote> => {
  const answer = await site.quoteOf(offer ?? (await site.firstOffer()));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as CarQuote;
};

/** What the button of the checkout sends. */
const orderOf = ({ quoteId, price }: CarQuote, more: object = {}) => ({
  quoteId,
  acceptedTotal: price.total,
  payment: null,
  driver: DRIVER,
  flightNumber: 'TP 1356',
  privacyAccepted: true,
  language: 'en',
  idempotencyKey: randomUUID(),
  ...more,
});
const reserve = (order: object) => site.post(reserveCar.path, order);

async function booked() {
  const order = orderOf(await quoted());
  const answer = await reserve(order);
  expect(answer.status, answer.text).toBe(200);
  return { order, item: answer.json[0] };
}
const made = (bookingId: string) =>
  [...fake.books.bookings.values()].filter(
    ({ metadata }) => (metadata as Record<string, string>)['caravel_reference'] === bookingId,
  );
const paymentsOf = (bookingId: string) =>
  site.it.db.asSystem((tx) =>
    tx.selectFrom('payment').select(['kind', 'status']).where('booking_id', '=', bookingId).execute(),
  );

describe('with Duffel switched on', () => {
  test('what is found is its alone, at the price of the counter: nothing of the agency’s is in it', async () => {
    const offers = (await site.search()).json.data as CarOffer[];
    expect(offers.map(({ price, payment }) => [price.amount, payment])).toEqual([
      [10_134, 'counter'],
      [20_550, 'counter'],
    ]);
    const quote = await quoted(offers[0]);
    expect(quote.price.total).toEqual(offers[0]!.price);
    expect(quote.changed).toBe(false);
    // Staff see no markup either.
    const staff = (await site.search('airport:LIS', site.owner)).json.data as CarOffer[];
    expect(staff[0]!.price).toEqual(offers[0]!.price);
  });

  test('one car tells what its vendor says', async () => {
    const { id } = await site.firstOffer();
    const answer = await site.post(carDetails.path, { offerId: id });
    const { offer } = answer.json.data as { offer: CarDetails };
    expect(offer.texts!.conditions).toHaveLength(2);
    expect(offer.texts!.privacyPolicies).toHaveLength(1);
    expect(offer.requirements.exactly).toEqual({ age: 30 });
  });

  test('R302 R305 a car goes from its search to its confirmation, and no money is taken', async () => {
    const { item } = await booked();
    expect(item.response?.progress.state, JSON.stringify(item)).toBe('confirmed');
    const { bookingId, confirmationNumber, offer } = item.response;
    const [booking, ...more] = made(bookingId);
    expect(more).toEqual([]);
    expect(confirmationNumber).toBe(booking!['reference']);
    expect(offer.payment).toBe('counter');
    expect(await paymentsOf(bookingId)).toEqual([]);
  });

  test.each([
    ['driver.birthDate', { driver: { ...DRIVER, birthDate: undefined } }],
    ['driver.birthDate', { driver: { ...DRIVER, birthDate: '1990-01-01' } }],
    ['driver.phone', { driver: { ...DRIVER, phone: '912 345 678' } }],
    ['driver.phone', { driver: { ...DRIVER, phone: '+0 912 345 678' } }],
    ['driver.lastName', { driver: { ...DRIVER, lastName: '李' } }],
    ['driver.pickupTime', { driver: { ...DRIVER, pickupTime: '10:30' } }],
    ['privacyAccepted', { privacyAccepted: undefined }],
    [
      'payment',
      { payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') } },
    ],
  ])('what cannot be booked is told before anything is sent: %s', async (path, more) => {
    const answer = await reserve(orderOf(await quoted(), more));
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json.fields, answer.text).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ path })]),
    );
    expect(fake.count('book')).toBe(0);
  });

  test('INV-5 a price that rose is asked about', async () => {
    const quote = await quoted();
    fake.books.requote = (given) => ({ ...given, total_amount: '999.00' });
    const answer = await reserve(orderOf(quote));
    fake.books.requote = (given) => given;
    expect(answer.status).toBe(409);
    expect(fake.count('book')).toBe(0);
  });

  test('INV-1 INV-3 INV-6 an answer that is lost is never shown as failed, and nothing is booked again', async () => {
    fake.fail('book', 'commit-then-drop');
    const { order, item } = await booked();
    expect(item.response.progress.state).toBe('processing');
    for (let i = 0; i < 4; i++) {
      pass(10 * 60_000);
      await site.it.server.bookings.recovery.run();
    }
    const again = await reserve(order);
    expect(again.json[0].response).toMatchObject({
      bookingId: item.response.bookingId,
      progress: { state: 'processing' },
    });
    expect(fake.count('book')).toBe(1);
  });

  test('what its vendor has canceled is heard of by looking again before pick-up', async () => {
    const { bookingId } = (await booked()).item.response;
    Object.assign(made(bookingId)[0]!, { status: 'cancelled', cancelled_at: at.toISOString() });
    for (const { run } of car.rounds!) await run(site.it.server.services);
    const found = await site.post(findReservation.path, { bookingId });
    expect(found.json.data.progress.state).toBe('cancelled');
    expect(await paymentsOf(bookingId)).toEqual([]);
  });

  test('R306 R310 it is cancelled for nothing, and Duffel knows', async () => {
    const { bookingId } = (await booked()).item.response;
    const terms = await site.post(getRefund.path, { bookingId });
    expect(terms.json.data.penalty.amount, terms.text).toBe(0);
    const answer = await site.post(cancelCar.path, {
      ...{ bookingId, reason: 'Requested by Customer', acceptedPenalty: terms.json.data.penalty },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(made(bookingId)[0]!['status']).toBe('cancelled');
    const found = await site.post(findReservation.path, { bookingId });
    expect(found.json.data.progress.state).toBe('cancelled');
    expect(await paymentsOf(bookingId)).toEqual([]);
  });
});
