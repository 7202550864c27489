import { randomUUID } from 'node:crypto';
import type { ServerPluginEntry } from '@/server/plugin';
import type { AuthoriseInput } from '@/server/ports/payment';
import { testServer, type TestServerOptions } from '@/server/testing/harness';
import { seedBooking } from '@/server/testing/bookings';
import { REWARD_WALLET } from '../contract/application';
import { goRound } from './earning/round';
import { compareWallets } from './books';
import { walletMethod } from './payment/method';
import { rewardWallet } from './plugin';

export const entry: ServerPluginEntry = {
  id: 'reward-wallet',
  activatedBy: { application: REWARD_WALLET },
  plugin: rewardWallet,
};
export const DAY_MS = 24 * 60 * 60_000;
export const HOST = 'alpha.localhost';

const { signal } = new AbortController();
export const call = (idempotencyKey: string) => ({ idempotencyKey, signal });
export const usd = (amount: number) => ({ amount, currency: 'USD' });

/** A server with nothing but wallets, open at Alpha and not at Beta, and what its tests do there. */
export async function walletSite(
  settings: Record<string, unknown> = {},
  { currency = 'USD', ...options }: Partial<TestServerOptions> & { currency?: string } = {},
) {
  const it = await testServer({
    plugins: [entry],
    config: { rateFactor: 1000 },
    agencies: [
      {
        name: 'Alpha Voyages',
        subdomain: 'alpha',
        currency,
        settings: {
          applications: [REWARD_WALLET],
          applicationSettings: { [REWARD_WALLET]: settings },
        } as never,
      },
      { name: 'Beta Trips', subdomain: 'beta', currency: 'EUR' },
    ],
    ...options,
  });
  const { services } = it.server;
  const { id: agencyId, users } = it.agencies['alpha']!;
  const method = walletMethod(services);
  const tokens: Record<string, string> = {};
  type Who = Parameters<typeof it.login>[1];
  // Sessions end while days pass.
  const tokenOf = async (who: Who) =>
    (tokens[`${who} ${services.clock.now().getTime()}`] ??= await it.login('alpha', who));
  const send = async (
    who: Who,
    verb: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => it.request(HOST, verb, path, { token: await tokenOf(who), headers, ...(body ? { body } : {}) });
  const order = (amount: number, more: Partial<AuthoriseInput> = {}): AuthoriseInput => ({
    ...{ agencyId, token: 'any1', amount: usd(amount), description: 'Trip', returnUrl: '/mytrip' },
    payer: { userId: users['client']!, clientId: null },
    ...more,
  });
  const rows = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
    (await it.db.raw(query, values)).rows as T[];
  return {
    ...{ it, services, agencyId, users, method, send, order, rows },
    close: () => it.close(),
    adjust: (kind: 'credit' | 'debit', amount: number, who = 'client', key: string = randomUUID()) =>
      send(
        'owner',
        'POST',
        `/api/agency/reward-wallet/accounts/${users[who]!}/adjustments`,
        { kind, amount: { amount, currency }, reason: 'For your patience' },
        { 'idempotency-key': key },
      ),
    wallet: async (who: Who = 'client') => (await send(who, 'GET', '/api/user/reward-wallet')).json.data,
    held: async (amount: number, key: string = randomUUID(), more: Partial<AuthoriseInput> = {}) => {
      const answer = await method.authorise(order(amount, more), call(key));
      if (answer.kind !== 'authorised') throw new Error(JSON.stringify(answer));
      return answer.paymentRef;
    },
    /** A booking that is paid by card, of which the trip ends on that day. */
    sold: async (endsAt: string, paid = 10_000, who = 'client') => {
      const id = await seedBooking(
        it.db,
        {
          ...{ agencyId, userId: users[who]!, product: 'none' },
          ...{ canary: 'Canary', now: services.clock.now() },
        },
        { ends_at: endsAt },
      );
      await it.db.withTenant(agencyId, (tx) =>
        tx
          .insertInto('ledger_entry')
          .values([
            {
              ...ledgerOf(agencyId, id, services.clock.now()),
              account: 'gateway.receivable',
              amount_minor: paid,
            },
            {
              ...ledgerOf(agencyId, id, services.clock.now()),
              account: 'supplier.payable',
              amount_minor: -paid,
            },
          ])
          .execute(),
      );
      return id;
    },
    round: () => goRound(services),
    differences: async () => {
      const time = { since: new Date(0), before: services.clock.now() };
      return (await compareWallets(services, time))!.differences;
    },
  };
}
export type WalletSite = Awaited<ReturnType<typeof walletSite>>;

const ledgerOf = (agency_id: string, booking_id: string, at: Date) => ({
  ...{ agency_id, booking_id, posting: 'capture', currency: 'USD', at },
});
