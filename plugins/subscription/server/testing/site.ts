import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { ServerPluginEntry } from '@/server/plugin';
import { type Brand, type Outcome, tokenOf } from '@/server/payment/embedded/cards';
import { testServer, type TestServerOptions } from '@/server/testing/harness';
import { subscription } from '../plugin';
import { goRound } from '../steps/round';

export const entry: ServerPluginEntry = {
  id: 'subscription',
  activatedBy: { always: true },
  plugin: subscription,
};
export const DAY_MS = 24 * 60 * 60_000;
export const PLATFORM = 'localhost';
export const YEAR = { amount: 118_800, currency: 'USD' };

export const token = (outcome: Outcome = 'success', brand: Brand = 'visa', expiry = '1240') =>
  tokenOf(outcome, brand, '4242', randomUUID().replaceAll('-', ''), expiry);

/** A sign-up that nothing is wrong with. */
export const aSignUp = (changes: Record<string, unknown> = {}) => ({
  ...{ name: 'Ana Prado', email: 'ana@newcomer.example', password: 'Brave_Horse7', subdomain: 'newcomer' },
  ...{ agencyName: 'Newcomer Travel', addressLine: '12 Harbour Street', country: 'US', state: 'New York' },
  ...{ city: 'New York', zipCode: '10001', customerServicePhone: '+1 212 555 0117', language: 'en' },
  customerServiceEmail: 'desk@newcomer.example',
  acceptedAmount: YEAR,
  payment: { method: 'card', token: token() },
  ...changes,
});

/** The server with nothing but the subscription, and what its tests do there. */
export async function subscriptionSite(options: TestServerOptions = {}) {
  const it = await testServer({ plugins: [entry], ...options });
  const { services } = it.server;
  let networks = 0;
  const send = (
    host: string,
    method: string,
    path: string,
    more: { body?: unknown; token?: string; key?: string; ip?: string } = {},
  ) =>
    it.request(host, method, path, {
      ...(more.body === undefined ? {} : { body: more.body }),
      ...(more.token ? { token: more.token } : {}),
      ...(more.ip ? { ip: more.ip } : {}),
      headers: more.key ? { 'idempotency-key': more.key } : {},
    });
  /** Rounds until nothing moves, and the letters that follow. */
  const rest = async () => {
    for (let round = 0; round < 6; round++) await goRound(services);
    await it.server.jobs.drain();
  };
  return {
    it,
    send,
    rest,
    services,
    /** Each from a network of its own. */
    signUp: (changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
      send(PLATFORM, 'POST', '/api/agency', {
        body: aSignUp(changes),
        key,
        ip: `192.0.2.${(networks += 1)}`,
      }),
    /** What two are answered of whom the second asks when the first has paid, in the transaction that ends it. */
    async secondWhileFirstEnds<Of>(ask: () => Promise<Of>): Promise<[Of, Of]> {
      const { audit } = services;
      const { record } = audit;
      let release = () => {};
      const held = new Promise<void>((open) => (release = open));
      const reached = new Promise<void>((reach) => {
        audit.record = async (...given) => {
          audit.record = record;
          reach();
          await held;
          return record(...given);
        };
      });
      const first = ask();
      await reached;
      const second = ask();
      // As far as it comes: to a lock, or to the one connection.
      await setTimeout(200);
      release();
      return [await first, await second];
    },
    /** Lets days pass, with rounds on each of them. */
    async pass(days: number) {
      for (let day = 0; day < days; day++) {
        it.clock.advance(DAY_MS);
        await rest();
      }
    },
    async rows<T>(query: string, values: unknown[] = []): Promise<T[]> {
      return (await it.db.raw(query, values)).rows as T[];
    },
    /** What was charged to cards, by the gateway's own books. */
    charged: () =>
      it.payments.flatMap((line) =>
        line.type === 'charge' && line.result !== 'declined' ? [line.amount.amount] : [],
      ),
    refunded: () =>
      it.payments.flatMap((line) =>
        line.type === 'charge-refund' && line.result === 'done' ? [line.amount.amount] : [],
      ),
    /** The holder's answer to what the bank asks. */
    async answer(actionUrl: string, answer: 'confirmed' | 'refused') {
      const id = new URL(actionUrl, 'http://localhost').searchParams.get('id')!;
      const body = new URLSearchParams({ id, answer }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return it.request(PLATFORM, 'POST', '/gateway/challenge', { body, headers });
    },
  };
}
export type SubscriptionSite = Awaited<ReturnType<typeof subscriptionSite>>;
