import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '@/server/testing/mails';
import { goRound } from './round';
import { call, DAY_MS, usd, walletSite, type WalletSite } from '../testing';

let site: WalletSite;
const day = (days: number) =>
  new Date(site.services.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const balance = async () => (await site.wallet()).account.balance.amount;
const moves = async () =>
  (await site.wallet()).entries.map(({ move, amount }: { move: string; amount: { amount: number } }) => [
    move,
    amount.amount,
  ]);
const pass = async (days: number) => {
  site.it.clock.advance(days * DAY_MS);
  await site.round();
};

beforeEach(async () => {
  site = await walletSite({ earnBasisPoints: 250, creditedAfterDays: 2, expiresAfterMonths: 12 });
  await site.round();
});
afterEach(() => site.close());

describe('what is earned', () => {
  test('G131 a trip earns once it is over for some days, once however many look, and its traveler is told', async () => {
    await site.sold(day(5), 10_030);
    await site.round();
    expect((await site.wallet()).account).toMatchObject({ balance: usd(0), pending: usd(250) });
    await pass(7);
    expect(await balance()).toBe(0);
    site.it.clock.advance(DAY_MS);
    await Promise.all([site.round(), site.round(), site.round()]);
    await site.round();
    expect(await moves()).toEqual([['earned', 250]]);
    const letters = await mailsTo(site.it, 'alpha', 'client@alpha.example');
    expect(letters.map(({ subject }) => subject)).toEqual(['You earned $2.50 at Alpha Voyages']);
    expect(await site.differences()).toEqual([]);
  });

  test('what came out of the wallet earns nothing', async () => {
    await site.adjust('credit', 4_000);
    const id = await site.sold(day(1));
    const ref = await site.held(4_000, `${id}:authorise~wallet`);
    await site.method.capture(ref, usd(4_000), call('c'));
    await site.round();
    await pass(4);
    expect(await moves()).toEqual([
      ['earned', 150],
      ['paid', -4_000],
      ['credited', 4_000],
    ]);
  });

  test('what was given back afterwards is taken back, never below zero; the rest is owed to the agency', async () => {
    const id = await site.sold(day(1));
    await site.round();
    await pass(4);
    expect(await balance()).toBe(250);
    const ref = await site.held(200);
    await site.method.capture(ref, usd(200), call('c'));
    await site.rows(`update booking set state = 'cancelled' where id = $1`, [id]);
    await Promise.all([site.round(), site.round()]);
    await site.round();
    expect((await site.wallet()).account).toMatchObject({ balance: usd(0), owed: usd(200) });
    await site.sold(day(1), 12_000);
    await site.round();
    await pass(4);
    expect(await moves()).toEqual([
      ['taken-back', -200],
      ['earned', 300],
      ['taken-back', -50],
      ['paid', -200],
      ['earned', 250],
    ]);
    expect((await site.wallet()).account).toMatchObject({ balance: usd(100), owed: usd(0) });
    expect(await site.differences()).toEqual([]);
  });

  test('a trip that is given up before it is over earns nothing, nor does one of whom the wallet is off', async () => {
    const id = await site.sold(day(1));
    await site.round();
    await site.rows(`update booking set state = 'cancelled' where id = $1`, [id]);
    await site.sold(day(1), 10_000, 'agent');
    await site.round();
    await pass(5);
    expect(await site.rows('select 1 from wallet_entry')).toEqual([]);
  });

  test('an agency that has switched it off ends the round of no other', async () => {
    const { services } = site;
    await site.rows(`insert into wallet_agency select id, now() from agency where subdomain = 'beta'`);
    const asked: string[] = [];
    await goRound({
      ...services,
      async agencyById(id) {
        const agency = await services.agencyById(id);
        asked.push(id);
        const isFirst = asked.length === 1;
        return agency && isFirst ? { ...agency, public: { ...agency.public, applications: [] } } : agency;
      },
    });
    expect(asked).toHaveLength(2);
  });

  test('what is left of a credit expires on its day, after a letter a month before', async () => {
    await site.adjust('credit', 1_000);
    const ref = await site.held(400);
    await site.method.capture(ref, usd(400), call('c'));
    await pass(340);
    const subjects = async () =>
      (await mailsTo(site.it, 'alpha', 'client@alpha.example')).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['$6.00 in your reward wallet expires soon']);
    await pass(1);
    expect(await subjects()).toHaveLength(1);
    await pass(30);
    expect((await moves())[0]).toEqual(['expired', -600]);
    // What is returned of an old payment is good for a month.
    await site.method.refund(ref, usd(400), call('r'));
    expect(await balance()).toBe(400);
    await pass(29);
    expect(await balance()).toBe(400);
    await pass(2);
    expect(await balance()).toBe(0);
    expect(await site.differences()).toEqual([]);
  });
});
