import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryStore } from '@/server/booking/testing/memory-store';
import { Simulation } from '@/server/booking/testing/simulation';
import { walletSite, type WalletSite } from '../testing';

const HISTORIES = Math.min(300, Number(process.env['CARAVEL_SIM'] ?? 300));

const eur = (amount: number) => ({ amount, currency: 'EUR' });
let site: WalletSite;
beforeAll(async () => {
  site = await walletSite({}, { currency: 'EUR' });
});
afterAll(() => site.close());

/** The wallet of one client, whoever pays in a history; its books say whose booking it was. */
function walletOfAll({ method, agencyId, users }: WalletSite) {
  const payer = { userId: users['client']!, clientId: null };
  const agencies = new Map<string, string>();
  return {
    ...method,
    authorise: (...[input, call]: Parameters<typeof method.authorise>) => {
      agencies.set(call.idempotencyKey, input.agencyId);
      return method.authorise({ ...input, agencyId, payer }, call);
    },
    payments: async (since: Date) =>
      (await method.payments(since)).map((payment) => ({
        ...payment,
        agencyId: agencies.get(payment.key) ?? payment.agencyId,
      })),
  };
}

test('INV-1 INV-2 INV-4 bookings that the wallet pays, alone or with a card, through crashes and lost answers', async () => {
  // Not enough for all of them.
  await site.adjust('credit', 300_000);
  const simulation = await Simulation.create(new MemoryStore(), { credit: walletOfAll(site) });
  for (let seed = 1; seed <= HISTORIES; seed++) await simulation.live(seed);
  await simulation.finish();
  expect(simulation.violations).toEqual([]);
  expect(simulation.problems).toEqual([]);
  expect(await site.differences()).toEqual([]);
  const counts = await site.rows<{ status: string; count: number }>(
    'select status, count(*)::int as count from wallet_payment group by status order by status',
  );
  // All that can become of a payment was met, and nothing is held any more.
  expect(counts.map(({ status }) => status)).toEqual(['captured', 'declined', 'voided']);
  const { account } = await site.wallet();
  expect(account.held).toEqual(eur(0));
  const [{ sum } = { sum: -1 }] = await site.rows<{ sum: number }>(
    `select sum(amount_minor - refunded_minor)::int as sum from wallet_payment where status = 'captured'`,
  );
  expect(account.balance).toEqual(eur(300_000 - sum));
}, 600_000);
