import { stripe } from '../connector';
import type { Drive } from '@/server/selling/supplier/testing/driven';
import { migrationsOf } from '@/server/migrations';
import { emptyMemory } from '@/server/testing/memory';
import { testClock } from '@/server/testing/clock';
import { createAccounts } from '../accounts';
import { stripeClient } from '../client';
import { paymentDomains } from '../domains/register';
import { followEvents } from '../events';
import { stripeGateway } from '../gateway';
import { memoryInProcess } from './memory';

const open = async () => {
  const db = await emptyMemory();
  await db.migrate(migrationsOf([], [stripe]));
  const { rows } = await db.raw(
    `insert into agency (name, subdomain, custom_domain) values ('Acme', 'acme', 'acme.travel') returning id`,
  );
  return { db, agencyId: (rows[0] as { id: string }).id };
};
let opened: ReturnType<typeof open> | undefined;

/** Whatever is told of an outcome but Stripe's names. */
const kindOf = (outcome: { kind: string; code?: string }) =>
  `${outcome.kind}${outcome.code === undefined ? '' : ` ${outcome.code}`}`;
const EVENTS = {
  'payment_intent.succeeded': 'pi_1',
  'charge.refunded': 'ch_1',
  'refund.updated': 're_1',
  'charge.dispute.created': 'dp_1',
  'review.opened': 'prv_1',
  'radar.early_fraud_warning.created': 'issfr_1',
  'payout.failed': 'po_1',
  'account.updated': 'acct_1',
};

/** Payments, kept cards, books, events, agencies' own accounts and hosts, each as the platform asks for them. */
export const driveStripe: Drive = async (url, step, log) => {
  const { db, agencyId } = await (opened ??= open());
  for (const table of ['stripe_domain', 'payment_account']) await db.raw(`delete from ${table}`);
  const clock = testClock('2026-05-28T12:00:00Z');
  const stripe = stripeClient({ secretKey: 'sk_test_1', url });
  const memory = memoryInProcess();
  const gateway = stripeGateway({
    ...{ stripe, memory, publicKey: 'pk_test_1', isTest: true, fieldsOrigin: null, now: () => clock.now() },
    payeeOf: async () => ({ account: 'acct_1', feeBasisPoints: 250 }),
    originOf: async () => 'https://acme.travel',
  });
  const amount = { amount: 1099, currency: 'USD' };
  const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
  const order = {
    ...{ agencyId: 'agency-1', amount, token: 'ctoken_1', description: 'A trip', returnUrl: '/back' },
    waitsUntil: new Date('2026-06-28T12:00:00Z'),
  };

  await step('authorise', () => gateway.authorise(order, call('pay-1')), kindOf);
  // What follows is asked for also where nothing was paid now.
  const ref = 'pi_1';
  await memory.keep({ key: 'pay-2', intent: ref, account: 'acct_1' });
  await step('lookup', () => gateway.lookup('pay-2'), kindOf);
  await step('capture', () => gateway.capture(ref, amount, call('capture-1')), kindOf);
  await step('void', () => gateway.void(ref, call('void-1')), kindOf);
  await step('refund', () => gateway.refund(ref, amount, call('refund-1')), kindOf);
  await step(
    'refund of a part',
    () => gateway.refund(ref, { ...amount, amount: 99 }, call('refund-2')),
    kindOf,
  );

  const billing = gateway.billing!;
  const payer = { payer: 'payer-1', email: 'ana@example.com' };
  await step(
    'saveCard',
    () => billing.saveCard({ ...payer, token: 'ctoken_1', returnUrl: '/back' }, call('save-1')),
    kindOf,
  );
  await step('lookupSave', () => billing.lookupSave('save-1'), kindOf);
  await memory.keepCustomer('payer-1', 'cus_1');
  const charge = { payer: 'payer-1', card: 'pm_1', amount, description: 'A month' };
  await step('charge', () => billing.charge(charge, call('charge-1')), kindOf);
  await step('lookupCharge', () => billing.lookupCharge('charge-1'), kindOf);
  await step('returned', () => billing.returned(ref), String);
  await step('forgetCard', () => billing.forgetCard('pm_1', call('forget-1')), kindOf);

  const since = new Date('2026-05-01T00:00:00Z');
  const listed = (all: readonly object[]) => JSON.stringify(all.map(Object.values));
  await step('payments', () => gateway.payments!(since), listed);
  await step('charges', () => billing.charges!(since), listed);
  await step('payouts', () => gateway.payouts!(since), listed);

  const accounts = createAccounts({ stripe, db, clock, feeBasisPoints: 250 });
  const told: string[] = [];
  const follow = followEvents({
    ...{ stripe, memory, accounts },
    nudge: async () => void told.push('looks again'),
    noticed: async ({ kind, isOpen, money }) => void told.push(`${kind} ${isOpen} ${money?.amount ?? ''}`),
    refundCameBack: async () => Boolean(told.push('owed again')),
  });
  const acme = { name: 'Acme', origin: 'https://acme.travel', returnUrl: 'https://acme.travel/back' };
  await step(
    'begin an account',
    () => accounts.begin({ id: agencyId, ...acme }),
    (link) => new URL(link).host,
  );
  await step(
    'look at an account',
    () => accounts.refreshed(agencyId),
    (own) => String(own?.state),
  );
  for (const [type, id] of Object.entries(EVENTS)) {
    told.length = 0;
    const account =
      type.startsWith('account') || type.startsWith('payout')
        ? (await accounts.read(agencyId))?.account
        : 'acct_1';
    const object = {
      id: type.startsWith('payment_intent') ? ref : type.startsWith('account') ? (account ?? id) : id,
      payment_intent: ref,
    };
    await step(
      type,
      () => follow({ id: 'evt_1', type, account, data: { object } } as never),
      () => told.join(', '),
    );
  }
  await step(
    'register hosts',
    () =>
      paymentDomains({
        ...{ stripe, db, clock, log: { ...log, info: () => {} }, platformHost: 'caravel.travel' },
        ...{ isHttps: true, fieldsHost: null },
      }).register(),
    (count) => `${count} usable`,
  );
};
