import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock, testServer, type TestServer } from '@/server/testing/harness';
import { stripeClient } from '../client';
import { createFakeStripe, FAKE_KEYS, fakeAccount, type Fault, type FakeStripe } from '../testing/fake';
import type { Operation } from '../testing/schemas';
import { paymentDomains } from './register';

const HOST = 'caravel.travel';
const OWN = 'viagens.acme.com.br';
const DAY_MS = 24 * 60 * 60_000;
let server: TestServer;
let fake: FakeStripe;
let wrong: [Operation, Fault][] = [];
const start = testClock().now().getTime();

beforeAll(async () => {
  fake = createFakeStripe({
    now: () => server?.clock.now().getTime() ?? start,
    fault(operation) {
      const at = wrong.findIndex(([of]) => of === operation);
      return at < 0 ? null : wrong.splice(at, 1)[0]![1];
    },
  });
  server = await testServer({ stripe: fake, config: { accounts: { stripe: fakeAccount(fake) } } });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  wrong = [];
  for (const ledger of [fake.platform]) ledger.domains.length = 0;
  await server.db.raw('delete from stripe_domain');
  await server.db.raw('delete from payment_account');
  await server.db.raw('update agency set custom_domain = null, domain_missing_since = null');
});

const domains = (more: Partial<Parameters<typeof paymentDomains>[0]> = {}) =>
  paymentDomains({
    stripe: stripeClient({ secretKey: FAKE_KEYS.secretKey, url: fake.origin }, fake.fetch),
    ...{ db: server.db, clock: server.clock, log: { info: () => {}, warn: () => {} } },
    ...{ platformHost: HOST, isHttps: true, fieldsHost: null },
    ...more,
  });
const alpha = () => server.agencies['alpha']!.id;
const set = (change: string, ...values: unknown[]) =>
  server.db.raw(`update agency set ${change} where id = '${alpha()}'`, values);
const namesAt = (account: string | null) =>
  fake
    .ledgerOf(account)
    .domains.filter(({ enabled }) => enabled)
    .map(({ domain_name }) => domain_name)
    .sort();
const count = (operation: Operation) => fake.calls.filter((one) => one.operation === operation).length;

describe('hosts at which wallets work', () => {
  it('are those of all agencies and the platform, each asked for once', async () => {
    await domains().register();
    expect(namesAt(null)).toEqual(expect.arrayContaining([HOST, `alpha.${HOST}`, `beta.${HOST}`]));
    const made = count('payment_method_domains.create');
    await domains().register();
    expect(count('payment_method_domains.create')).toBe(made);
    // One that Stripe knows is taken as it is, though nothing of it was kept here.
    await server.db.raw('delete from stripe_domain');
    await domains().register();
    expect(count('payment_method_domains.create')).toBe(made);
  });

  it('SEC-36 are an agency’s own domain while it is proven, and not for longer', async () => {
    await set('custom_domain = $1', OWN);
    await domains().register();
    expect(namesAt(null)).toContain(OWN);
    await set('domain_missing_since = now()');
    await domains().register();
    expect(namesAt(null)).not.toContain(OWN);
    await set('domain_missing_since = null');
    await domains().register();
    expect(namesAt(null).filter((name) => name === OWN)).toHaveLength(1);
    expect(fake.platform.domains.filter(({ domain_name }) => domain_name === OWN)).toHaveLength(1);
  });

  it('INV-8 are registered with the agency’s own account, too, once that takes payments', async () => {
    const stripe = stripeClient({ secretKey: FAKE_KEYS.secretKey, url: fake.origin }, fake.fetch);
    const { id: account } = await stripe.accounts.create({});
    const state = (to: string) =>
      server.db.raw(
        `insert into payment_account (agency_id, account, state, fee_bps) values ($1, $2, $3, 0)
          on conflict (agency_id, account) do update set state = excluded.state`,
        [alpha(), account, to],
      );
    await state('onboarding');
    await domains().register();
    expect(namesAt(account)).toEqual([]);
    await state('active');
    await domains({ fieldsHost: 'pay.cards.travel' }).register();
    expect(namesAt(account)).toEqual([`alpha.${HOST}`, 'pay.cards.travel']);
    expect(namesAt(null)).toContain('pay.cards.travel');
    // An account that was taken from the platform ends nothing.
    fake.disconnect(account);
    await server.db.raw('update payment_account set ended_at = now()');
    await domains({ fieldsHost: 'pay.cards.travel' }).register();
    const { rows } = await server.db.raw(
      'select count(*)::int as count from stripe_domain where account = $1',
      [account],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it.each(['lost-request', 'broken', 'limited'] as const)(
    'that Stripe does not take after a %s are tried again later, and hold nobody up',
    async (fault) => {
      wrong = [['payment_method_domains.create', fault]];
      await domains().register();
      const missing = (await domains().register(), namesAt(null).length);
      server.clock.advance(11 * 60_000);
      expect(await domains().register()).toBe(1);
      expect(namesAt(null)).toHaveLength(missing + 1);
    },
  );

  it('where Apple Pay is not active yet are validated again each day', async () => {
    await domains().register();
    const domain = fake.platform.domains.find(({ domain_name }) => domain_name === `alpha.${HOST}`)!;
    domain.apple_pay = { status: 'inactive', status_details: { error_message: 'Not reachable' } };
    await server.db.raw('delete from stripe_domain');
    await domains().register();
    const row = async () =>
      (await server.db.raw('select is_active, said from stripe_domain where domain = $1', [`alpha.${HOST}`]))
        .rows[0];
    expect(await row()).toEqual({ is_active: false, said: 'Apple Pay: Not reachable' });
    domain.apple_pay = { status: 'active' };
    server.clock.advance(DAY_MS);
    await domains().register();
    expect(await row()).toEqual({ is_active: true, said: null });
    expect(count('payment_method_domains.validate')).toBe(1);
  });

  it('on this machine, or without https, are nobody’s to register', async () => {
    const before = fake.calls.length;
    await domains({ platformHost: 'localhost' }).register();
    await domains({ isHttps: false }).register();
    expect(fake.calls).toHaveLength(before);
  });
});
