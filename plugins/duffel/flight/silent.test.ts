import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineLimits } from '@/server/config/operating';
import { tokenOf } from '@/server/payment/embedded/cards';
import { testServer, type TestServer } from '@/server/testing/harness';
import type { FlightOffer } from '@/plugins/flight/contract';
import { entry } from '@/plugins/flight/server/testing/site';
import { type FakeDuffel, startFake } from './testing/fake';

const ALPHA = 'alpha.localhost';

let it: TestServer;
let fake: FakeDuffel;
let owner: string;

beforeAll(async () => {
  fake = await startFake(() => it.clock.now());
  it = await testServer({
    plugins: [entry],
    config: {
      rateFactor: 1000,
      accounts: { duffel: { token: fake.token, url: fake.url } },
      lines: lineLimits({ SUPPLIER_OUTAGES: '2', SUPPLIER_REST: '600' }),
    },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', currency: 'EUR' },
    ],
  });
  owner = await it.login('alpha', 'owner');
});
afterAll(async () => {
  await it.close();
  await fake.close();
});

const post = (path: string, body: unknown) => it.request(ALPHA, 'POST', path, { token: owner, body });

async function search() {
  const answer = await post('/api/v2/flight/search', {
    legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
  });
  expect(answer.status, answer.text).toBe(200);
  const states = (answer.json.suppliers as { id: string; state: string }[]).map(({ id, state }) => [
    id,
    state,
  ]);
  return { states: Object.fromEntries(states), offers: answer.json.data as FlightOffer[] };
}
const reprice = (offer: FlightOffer) =>
  post('/api/v2/flight/reprice', {
    offerId: offer.id,
    travellers: { adults: 1 },
    expectedTotal: offer.totalAmount,
  });
async function book(quote: { quoteId: string; price: { total: unknown } }) {
  const answer = await post('/api/v2/flight/booking', {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: {
      method: 'card',
      token: tokenOf('success', 'visa', '4242', randomUUID().slice(0, 8).repeat(2)),
    },
    travellers: [
      {
        ...{ title: 'Ms', firstName: 'Inês', lastName: 'Silva', gender: 'F' },
        ...{ birthDate: '1990-05-17', passengerType: 'ADT' },
      },
    ],
    contact: { email: 'ines@example.com', phone: '+351 912 345 678' },
    billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
    language: 'pt',
    idempotencyKey: randomUUID(),
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as { bookingId: string; state: string };
}
const stateOf = async (bookingId: string) =>
  (await it.request(ALPHA, 'GET', `/api/bookings/${bookingId}/progress`, { token: owner })).json.data
    .state as string;

/** Time goes by, and what waits is moved on. */
async function recover(rounds: number) {
  for (let round = 0; round < rounds; round++) {
    it.clock.advance(61_000);
    await it.server.bookings.recovery.run();
  }
}

test('INV-3 INV-6 a silent supplier is let go of before money moves, and what it has sold is looked after', async () => {
  const isDuffels = ({ id }: FlightOffer) => id.includes('Light.');
  const { offers, states } = await search();
  expect(states).toMatchObject({ duffel: 'answered', sandbox: 'answered' });
  const offer = offers.find(isDuffels)!;
  const [first, second] = [(await reprice(offer)).json.data, (await reprice(offer)).json.data];

  // An order that was made and not answered: money is held for it.
  fake.fail('order', 'commit-then-drop');
  const sold = await book(first);
  expect(sold.state).toBe('processing');

  fake.fail('search', 'broken', 'drop');
  for (let count = 0; count < 2; count++)
    expect((await search()).states).toMatchObject({ duffel: 'failed', sandbox: 'answered' });
  fake.calls.length = 0;
  const silent = await search();
  expect(silent.states).toMatchObject({ duffel: 'failed', sandbox: 'answered' });
  expect(silent.offers.some(isDuffels)).toBe(false);
  expect(silent.offers.length).toBeGreaterThan(0);

  const refused = await reprice(offer);
  expect([refused.status, refused.json.message]).toEqual([502, 'Flight reprice failed']);
  const paid = it.payments.length;
  const unsold = await book(second);
  await recover(4);
  expect(await stateOf(unsold.bookingId)).toBe('failed');
  expect(it.payments.slice(paid).filter(({ type }) => type === 'authorise')).toEqual([]);
  expect(fake.calls.map(({ operation }) => operation)).not.toContain('search');
  expect(fake.count('offer')).toBe(0);

  expect(await stateOf(sold.bookingId)).toBe('confirmed');
  expect(fake.book.orders.size).toBe(1);
  expect(await it.server.metrics.read()).toMatch(
    /supplier_circuit_state\{product="flight",supplier="duffel"\} 2\n[^]*supplier_circuit_trips_total\{product="flight",supplier="duffel"\} 1\n/,
  );
});
