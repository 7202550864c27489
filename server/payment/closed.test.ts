import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock, testServer, type TestServer } from '../testing/harness';
import { tokenOf } from './embedded/cards';
import { closedGateway, createEmbeddedGateway, type GatewayEntry } from './index';

const entries: GatewayEntry[] = [];
const { gateway } = createEmbeddedGateway({ journal: { entries }, clock: testClock() });
const closed = closedGateway(gateway);
const total = { amount: 9_900, currency: 'USD' };
const call = (idempotencyKey: string) => ({ idempotencyKey, signal: AbortSignal.timeout(5_000) });
const order = {
  ...{ agencyId: 'a', amount: total, description: 'Trip', returnUrl: '/mytrip' },
  token: tokenOf('success', 'visa', '4242', 'abcdefghijklmnop'),
};

let it: TestServer;
beforeAll(async () => void (it = await testServer({ payments: closed })));
afterAll(() => it.close());

test('a site without a gateway says so, and its agencies take no payments', async () => {
  const named = await it.request('alpha.localhost', 'GET', '/api/getCurrentPaymentGateway');
  expect(named.json).toEqual({
    CurrentPayment: 'NONE',
    fieldsUrl: null,
    keptFieldsUrl: null,
    publicKey: null,
  });
  const agency = await it.request('alpha.localhost', 'GET', '/api/agency');
  expect(agency.json.agency.isPaymentDisabled).toBe(true);
  const open = await testServer();
  expect((await open.request('alpha.localhost', 'GET', '/api/agency')).json.agency.isPaymentDisabled).toBe(
    false,
  );
  await open.close();
});

test('INV-2 it takes nothing new, and gives back what it took before', async () => {
  const before = await gateway.authorise(order, call('before-1'));
  expect(before.kind).toBe('authorised');
  expect(await closed.authorise(order, call('after-1'))).toMatchObject({ kind: 'declined' });
  expect(entries.map(({ type }) => type)).toEqual(['authorise']);
  expect(await closed.lookup('before-1')).toEqual(before);
  const { paymentRef } = before as { paymentRef: string };
  expect(await closed.capture(paymentRef, total, call('capture-1'))).toEqual({ kind: 'done' });
  expect(await closed.refund(paymentRef, total, call('refund-1'))).toEqual({ kind: 'done' });
});
