import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '@/server/testing/mails';
import { REWARD_WALLET } from '../../contract/application';
import { call, DAY_MS, usd, walletSite, type WalletSite } from '../testing';

const HOUR_MS = 60 * 60_000;

let site: WalletSite;
const day = (days: number) =>
  new Date(site.services.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const pass = async (days: number) => {
  site.it.clock.advance(days * DAY_MS);
  await site.round();
};
const account = async () => (await site.wallet()).account;
const moves = async () =>
  (await site.wallet()).entries.map(({ move, amount }: { move: string; amount: { amount: number } }) => [
    move,
    amount.amount,
  ]);
const earnedOn = async (id: string) =>
  (
    await site.rows<{ amount: number }>(
      `select amount_minor::int as amount from wallet_entry
        where booking_id = $1 and move = 'earned' and account = 'client'`,
      [id],
    )
  ).map(({ amount }) => amount);
let refunds = 0;
/** An amount of a booking goes back to whoever paid. */
const giveBack = (id: string, amount: number) => {
  const entry = {
    ...{ agency_id: site.agencyId, booking_id: id, currency: 'USD' },
    ...{ posting: `refund-${++refunds}`, at: site.services.clock.now() },
  };
  return site.it.db.withTenant(site.agencyId, (tx) =>
    tx
      .insertInto('ledger_entry')
      .values([
        { ...entry, account: 'gateway.receivable', amount_minor: -amount },
        { ...entry, account: 'supplier.payable', amount_minor: amount },
      ])
      .execute(),
  );
};
const become = (id: string, state: string) =>
  site.rows('update booking set state = $2 where id = $1', [id, state]);
const rule = async (rules: Record<string, unknown>) =>
  expect((await site.send('owner', 'PATCH', `/api/agency/applications/${REWARD_WALLET}`, rules)).status).toBe(
    200,
  );
const offer = async (isEnabled: boolean) =>
  expect(
    (await site.send('owner', 'POST', '/api/agency/applications', { app: REWARD_WALLET, isEnabled })).status,
  ).toBe(200);
const switchTo = async (isRewardWalletEnable: boolean, kind: 'client' | 'agent' = 'client') =>
  expect(
    (
      await site.send('owner', 'PATCH', `/api/agency/${kind}s/reward-wallet`, {
        ...{ userId: site.users[kind], isRewardWalletEnable },
      })
    ).status,
  ).toBe(200);
const subjects = async () =>
  (await mailsTo(site.it, 'alpha', 'client@alpha.example')).map(({ subject }) => subject);

afterEach(() => site.close());

describe('what a trip earns', () => {
  beforeEach(async () => {
    site = await walletSite({ earnBasisPoints: 250, creditedAfterDays: 2, expiresAfterMonths: 12 });
    await site.round();
  });

  test('G131 only what was paid by other means and stayed there earns', async () => {
    await site.adjust('credit', 10_000);
    const cheaper = await site.sold(day(1));
    await giveBack(cheaper, 4_000);
    const mixed = await site.sold(day(1));
    const ref = await site.held(4_000, `${mixed}:authorise~wallet`);
    await site.method.capture(ref, usd(4_000), call('c'));
    await site.method.refund(ref, usd(4_000), call('r'));
    await giveBack(mixed, 4_000);
    const triedFirst = await site.sold(day(1));
    await site.method.void(await site.held(3_000, `${triedFirst}:authorise~wallet`), call('v'));
    await site.round();
    await pass(4);
    expect(await earnedOn(cheaper)).toEqual([150]);
    expect(await earnedOn(mixed)).toEqual([150]);
    expect(await earnedOn(triedFirst)).toEqual([250]);
  });

  test('G131 it is what was promised when the trip was booked, at the rate of its product', async () => {
    await rule({ productEarnBasisPoints: { none: 500 } });
    const id = await site.sold(day(1));
    await site.round();
    await rule({ productEarnBasisPoints: { none: 300 }, earnBasisPoints: 100 });
    await pass(4);
    expect(await earnedOn(id)).toEqual([500]);
  });

  test('G131 a trip that was moved is credited two whole days after its new end, and not a moment before', async () => {
    const id = await site.sold('2026-11-21');
    await site.round();
    await site.rows(`update booking set ends_at = '2026-11-25' where id = $1`, [id]);
    // At noon on the 24th; it was to be credited at midnight.
    await pass(4);
    expect(await earnedOn(id)).toEqual([]);
    site.it.clock.advance(3 * DAY_MS + 12 * HOUR_MS - 1);
    await site.round();
    expect(await earnedOn(id)).toEqual([]);
    site.it.clock.advance(1);
    await site.round();
    expect(await earnedOn(id)).toEqual([250]);
    expect((await account()).pending).toEqual(usd(0));
  });

  test('G131 what is just being given up waits, and so does a wallet that is switched off', async () => {
    const id = await site.sold(day(1));
    await site.round();
    await become(id, 'cancelling');
    await pass(4);
    expect(await earnedOn(id)).toEqual([]);
    await become(id, 'confirmed');
    await switchTo(false);
    await pass(1);
    expect(await earnedOn(id)).toEqual([]);
    await switchTo(true);
    await pass(1);
    expect(await earnedOn(id)).toEqual([250]);
  });

  test('G131 a trip that was given up is not waited for any more, and one that is not confirmed not yet', async () => {
    const id = await site.sold(day(1));
    const open = await site.sold(day(1));
    await become(open, 'authorising');
    await site.round();
    expect((await account()).pending).toEqual(usd(250));
    await become(id, 'cancelled');
    await pass(4);
    expect((await account()).pending).toEqual(usd(0));
  });

  test('INV-2 what is given back afterwards in parts is taken back in proportion, each part once', async () => {
    const id = await site.sold(day(1));
    await site.round();
    await pass(4);
    for (let part = 0; part < 2; part++) {
      await giveBack(id, 2_000);
      await site.round();
      await site.round();
    }
    await become(id, 'cancelled');
    await site.round();
    expect(await moves()).toEqual([
      ['taken-back', -150],
      ['taken-back', -50],
      ['taken-back', -50],
      ['earned', 250],
    ]);
    expect(await site.differences()).toEqual([]);
  });

  test('R354 what was booked before the wallet was there, or while it was not, earns nothing', async () => {
    const before = await site.sold(day(3));
    await site.rows(`update booking set created_at = created_at - interval '61 seconds' where id = $1`, [
      before,
    ]);
    await site.round();
    expect((await account()).pending).toEqual(usd(0));
    await offer(false);
    await site.round();
    await site.sold(day(3));
    site.it.clock.advance(HOUR_MS);
    await offer(true);
    await site.round();
    expect((await account()).pending).toEqual(usd(0));
    await switchTo(false);
    await site.sold(day(3));
    await site.round();
    await switchTo(true);
    await pass(7);
    expect(await site.rows('select 1 from wallet_entry')).toEqual([]);
  });

  test('G131 what was booked between the switch and the first round earns', async () => {
    const booked = await site.sold(day(3));
    await site.rows(`update booking set created_at = created_at - interval '59 seconds' where id = $1`, [
      booked,
    ]);
    await site.round();
    expect((await account()).pending.amount).toBeGreaterThan(0);
  });

  test('G131 what is owed is settled first, and the letter tells the rest, once', async () => {
    const id = await site.sold(day(1));
    await site.round();
    await pass(4);
    const ref = await site.held(200);
    await site.method.capture(ref, usd(200), call('c'));
    await become(id, 'cancelled');
    await pass(1);
    await site.sold(day(1), 12_000);
    await site.round();
    await pass(4);
    for (let days = 0; days < 2; days++) await pass(1);
    expect(await subjects()).toEqual([
      'You earned $2.50 at Alpha Voyages',
      'You earned $1.00 at Alpha Voyages',
    ]);
  });

  test('G131 a credit pays until the end of its term, of which a letter warns thirty days before', async () => {
    await site.adjust('credit', 1_000);
    // Twelve months of 365 days.
    await pass(334);
    expect(await subjects()).toEqual([]);
    await pass(1);
    expect(await subjects()).toEqual(['$10.00 in your reward wallet expires soon']);
    site.it.clock.advance(30 * DAY_MS - 1);
    await site.round();
    expect((await account()).available).toEqual(usd(1_000));
    site.it.clock.advance(1);
    expect((await account()).available).toEqual(usd(0));
    await site.round();
    expect((await moves())[0]).toEqual(['expired', -1_000]);
  });

  test('G131 whose account is not active is not written to', async () => {
    await site.adjust('credit', 1_000);
    await site.rows(`update app_user set status = 'Inactive' where id = $1`, [site.users['client']]);
    await pass(340);
    expect(await subjects()).toEqual([]);
  });
});

describe('what a client is given who joins', () => {
  const joins = (who: string, created: Date) =>
    site.rows(`update app_user set created_at = $2, email_verified = true, status = 'Active' where id = $1`, [
      site.users[who],
      created,
    ]);

  test('G131 once, after the wallet was there, with a proven address, and whoever has a wallet', async () => {
    site = await walletSite({ welcomeMinor: 500 });
    const began = site.services.clock.now();
    const earlier = new Date(began.getTime() - 61_000);
    for (const who of Object.keys(site.users)) await joins(who, earlier);
    await site.round();
    expect(await moves()).toEqual([]);
    await joins('client', began);
    await site.rows(`update app_user set email_verified = false where id = $1`, [site.users['client']]);
    await site.round();
    expect(await moves()).toEqual([]);
    await site.rows(`update app_user set email_verified = true, status = 'Inactive' where id = $1`, [
      site.users['client'],
    ]);
    await site.round();
    await joins('client', began);
    await switchTo(false);
    await site.round();
    expect(await moves()).toEqual([]);
    await switchTo(true);
    await switchTo(true, 'agent');
    await joins('agent', began);
    for (let turn = 0; turn < 3; turn++) await site.round();
    expect(await moves()).toEqual([['welcome', 500]]);
    expect(await site.rows('select 1 from wallet_entry')).toHaveLength(2);
  });
});
