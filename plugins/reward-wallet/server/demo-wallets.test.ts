import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoWallets } from './demo-wallets';
import { usd, walletSite, type WalletSite } from './testing';

let site: WalletSite;
beforeAll(async () => {
  site = await walletSite();
});
afterAll(() => site.close());

test('the demo’s client has a history once, whoever starts beside, with a part that expires soon', async () => {
  await Promise.all([demoWallets(site.services), demoWallets(site.services)]);
  await demoWallets(site.services);
  const { account, entries } = await site.wallet();
  expect(entries.map(({ move, balance }: { move: string; balance: unknown }) => [move, balance])).toEqual([
    ['debited', usd(7_500)],
    ['credited', usd(8_500)],
    ['welcome', usd(2_500)],
  ]);
  expect(account.expiring.amount).toEqual(usd(1_500));
  expect(await site.differences()).toEqual([]);
});
