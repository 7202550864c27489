import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdempotencyMismatch } from '@/server/payment';
import { REWARD_WALLET } from '../contract/application';
import { letterTo } from './letters/tell';
import { call, DAY_MS, usd, walletSite, type WalletSite } from './testing';

let site: WalletSite;
beforeAll(async () => {
  site = await walletSite({ expiresAfterMonths: 0 });
});
afterAll(() => site.close());

type Who = NonNullable<Parameters<WalletSite['wallet']>[0]>;
const payerOf = (who: string) => ({ payer: { userId: site.users[who]!, clientId: null } });
const account = async (who: Who) => (await site.wallet(who)).account;
const moves = (who: string) =>
  site.rows<{ move: string; amount: number }>(
    `select move, amount_minor::int as amount from wallet_entry
      where user_id = $1 and account = 'client' order by id`,
    [site.users[who]],
  );
const said = async (amount: number, more = {}) => {
  const answer = await site.method.authorise(site.order(amount, more), call(randomUUID()));
  return answer.kind === 'declined' ? answer.message : answer.kind;
};
const rule = (rules: Record<string, unknown>) =>
  site.send('owner', 'PATCH', `/api/agency/applications/${REWARD_WALLET}`, rules);
const months = async (expiresAfterMonths: number) =>
  expect((await rule({ expiresAfterMonths })).status).toBe(200);

describe('what a payment takes', () => {
  const left = () =>
    site.rows<{ given: number; left: number }>(
      `select given_minor::int as given, left_minor::int as left from wallet_lot
        where user_id = $1 order by given_minor`,
      [site.users['client']],
    );

  test('G131 what expires soonest pays first, what never does last, and what has expired nothing', async () => {
    await site.adjust('credit', 1_000);
    await months(24);
    await site.adjust('credit', 300);
    await months(12);
    await site.adjust('credit', 200);
    await site.method.capture(await site.held(400), usd(400), call('c-order'));
    expect(await left()).toEqual([
      { given: 200, left: 0 },
      { given: 300, left: 100 },
      { given: 1_000, left: 1_000 },
    ]);
    await months(1);
    await site.adjust('credit', 500);
    const at = site.services.clock.now().toISOString().slice(0, 10);
    expect([at, (await account('client')).expiring]).toEqual([
      '2026-11-20',
      { amount: usd(500), at: '2026-12-20T12:00:00.000Z' },
    ]);
    // Nobody has swept it out yet.
    site.it.clock.advance(40 * DAY_MS);
    expect(await account('client')).toMatchObject({ balance: usd(1_600), available: usd(1_100) });
    expect(await said(1_101)).toBe('There is not enough in the reward wallet. No money was taken.');
    const ref = await site.held(1_100);
    expect((await left())[2]).toEqual({ given: 500, left: 500 });
    await site.method.capture(ref, usd(1_100), call('c-all'));
    expect(await site.differences()).toEqual([]);
  });

  test('G131 what is let go of pays for a day at least, also where its term has ended meanwhile', async () => {
    await months(1);
    await site.adjust('credit', 700);
    const ref = await site.held(700);
    site.it.clock.advance(40 * DAY_MS);
    await site.method.void(ref, call('v-late'));
    expect((await account('client')).available).toEqual(usd(700));
    site.it.clock.advance(DAY_MS);
    expect((await account('client')).available).toEqual(usd(0));
    expect(await site.differences()).toEqual([]);
  });

  test('INV-2 of what was taken no more is returned than that, in however many parts, and each once a key', async () => {
    await months(0);
    await site.adjust('credit', 900, 'other');
    const ref = await site.held(900, randomUUID(), payerOf('other'));
    await site.method.capture(ref, usd(900), call('c-parts'));
    const refund = (amount: number, key: string) => site.method.refund(ref, usd(amount), call(key));
    expect((await refund(-100, 'r-below')).kind).toBe('refused');
    expect((await refund(400, 'r-1')).kind).toBe('done');
    expect((await refund(400, 'r-2')).kind).toBe('done');
    await expect(refund(100, 'r-2')).rejects.toThrow(IdempotencyMismatch);
    expect((await refund(101, 'r-3')).kind).toBe('refused');
    expect((await refund(100, 'r-4')).kind).toBe('done');
    expect((await refund(1, 'r-5')).kind).toBe('refused');
    expect((await account('other')).balance).toEqual(usd(900));
    expect(await site.differences()).toEqual([]);
  });

  test('G131 nothing is paid of a price in another currency, nor for a person who is not active', async () => {
    await site.adjust('credit', 100);
    expect(await said(1, { whole: { amount: 1_000, currency: 'EUR' } })).toBe(
      'The reward wallet may not pay so much of this price. No money was taken.',
    );
    const become = (status: string) =>
      site.rows('update app_user set status = $2 where id = $1', [site.users['client'], status]);
    await become('Inactive');
    expect(await said(1)).toBe('The reward wallet is not switched on for this account. No money was taken.');
    await become('Active');
    expect(await said(1)).toBe('authorised');
  });
});

describe('what the owner writes', () => {
  const adjust = (body: Record<string, unknown>, key: string, who = site.users['agent']!) =>
    site.send(
      'owner',
      'POST',
      `/api/agency/reward-wallet/accounts/${who}/adjustments`,
      { kind: 'credit', amount: usd(250), reason: 'Thanks', ...body },
      { 'idempotency-key': key },
    );

  test('SEC-34 nothing, nobody of the agency, and one key for two things are refused', async () => {
    expect((await adjust({ amount: usd(0) }, 'press-nothing')).json.message).toBe(
      'Please enter an amount greater than 0',
    );
    expect((await adjust({}, 'press-one')).status).toBe(200);
    expect((await adjust({ reason: 'Sorry' }, 'press-one')).status).toBe(409);
    expect((await adjust({ kind: 'debit' }, 'press-one')).status).toBe(409);
    expect((await adjust({}, 'press-one', site.users['restricted'])).status).toBe(409);
    const foreign = site.it.agencies['beta']!.users['client']!;
    expect((await adjust({}, 'press-foreign', foreign)).status).toBe(404);
    expect(await moves('agent')).toEqual([{ move: 'credited', amount: 250 }]);
    expect(await moves('restricted')).toEqual([]);
  });

  test('SEC-42 a wallet does not hold more than can be counted, whatever is sent', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    for (const [at, amount] of [most, most, 100_000_000_000].entries())
      expect((await adjust({ amount: usd(amount) }, `press-most-${at}`)).json).toMatchObject({
        message: 'A reward wallet does not hold so much',
        fields: [{ path: 'amount' }],
      });
    expect(await moves('agent')).toEqual([{ move: 'credited', amount: 250 }]);
  });

  test('SEC-44 the log has what was in it before and after, and why', async () => {
    await adjust({ kind: 'debit', amount: usd(100), reason: 'A mistake' }, 'press-debit');
    const log = await site.rows(
      'select action, before, after from audit_log where subject = $1 order by id',
      [site.users['agent']],
    );
    expect(log).toEqual([
      {
        action: 'reward-wallet.credit',
        before: { balance: usd(0) },
        after: { balance: usd(250), why: 'Thanks' },
      },
      {
        action: 'reward-wallet.debit',
        before: { balance: usd(250) },
        after: { balance: usd(150), why: 'A mistake' },
      },
    ]);
  });

  test('SEC-44 a switch that changes nothing is not logged', async () => {
    const toggle = (isRewardWalletEnable: boolean) =>
      site.send('owner', 'PATCH', '/api/agency/agents/reward-wallet', {
        ...{ userId: site.users['restricted'], isRewardWalletEnable },
      });
    for (const isOn of [true, true, false]) expect((await toggle(isOn)).status).toBe(200);
    const log = await site.rows('select after from audit_log where subject = $1 order by id', [
      site.users['restricted'],
    ]);
    expect(log).toEqual([
      { after: { isRewardWalletEnable: true } },
      { after: { isRewardWalletEnable: false } },
    ]);
  });

  test('R356 rules outside of their bounds are refused', async () => {
    for (const [name, least, most] of [
      ['mostShareBasisPoints', 100, 10_000],
      ['creditedAfterDays', 0, 90],
      ['expiresAfterMonths', 0, 60],
      ['welcomeMinor', 0, 10_000_000],
      ['earnBasisPoints', 0, 2_000],
    ] as const) {
      for (const wrong of [least - 1, most + 1]) expect((await rule({ [name]: wrong })).status).toBe(422);
      expect((await rule({ [name]: least })).status).toBe(200);
    }
    await rule({ mostShareBasisPoints: 10_000, earnBasisPoints: 250 });
  });

  test('R354 where clients have it not by themselves, only those have it for whom it was switched on', async () => {
    expect((await account('client')).isOn).toBe(true);
    await rule({ isOnForClients: false });
    expect((await account('client')).isOn).toBe(false);
    const path = '/api/user/reward-wallet/payable?amount=100&currency=USD&product=x';
    const { data } = (await site.send('client', 'GET', path)).json;
    expect(data).toMatchObject({ isOn: false, most: usd(0), earnBasisPoints: 0 });
    await rule({ isOnForClients: true });
  });
});

describe('what the staff sees', () => {
  const BASE = '/api/agency/reward-wallet';
  const list = async (who: Who, search = '') =>
    (await site.send(who, 'GET', `${BASE}/accounts?searchString=${encodeURIComponent(search)}`)).json;

  test('SEC-31 R171 a restricted agent sees the wallets of own clients, and the files of no others', async () => {
    await site.rows('update app_user set agent_id = $2 where id = $1', [
      site.users['other'],
      site.users['restricted'],
    ]);
    const { data, totalCount } = await list('restricted');
    expect([totalCount, data.map(({ userId }: { userId: string }) => userId)]).toEqual([
      1,
      [site.users['other']],
    ]);
    const file = async (who: Who, of: string) =>
      (await site.send(who, 'GET', `${BASE}/accounts/${site.users[of]!}/download.csv`)).status;
    expect(await file('restricted', 'client')).toBe(404);
    expect(await file('restricted', 'other')).toBe(200);
    const log = await site.rows(`select subject from audit_log where action = 'reward-wallet.download'`);
    expect(log).toEqual([{ subject: site.users['other'] }]);
  });

  test('R354 the list finds who is looked for', async () => {
    const { data, totalCount } = await list('owner', ' OTHER@ ');
    expect([totalCount, data.map(({ email }: { email: string }) => email)]).toEqual([
      1,
      ['other@alpha.example'],
    ]);
    expect(data[0].balance).toEqual(usd(900));
  });

  test('G131 who books for a client is told what that client may pay', async () => {
    const path = '/api/user/reward-wallet/payable?amount=90000&currency=USD&product=x';
    const headers = { 'booking-for': site.users['other']! };
    const told = async () => (await site.send('agent', 'GET', path, undefined, headers)).json.data;
    expect(await told()).toMatchObject({
      isOn: true,
      available: usd(900),
      most: usd(0),
      earnBasisPoints: 250,
    });
    await site.send('other', 'PATCH', '/api/user/reward-wallet', { mayStaffPay: true });
    expect(await told()).toMatchObject({
      isOn: true,
      available: usd(900),
      most: usd(900),
      earnBasisPoints: 250,
    });
  });

  test('R355 the overview has what is still to be earned, and what expires within thirty days', async () => {
    const before = (await site.send('owner', 'GET', BASE)).json.data;
    expect(before).toMatchObject({ pending: usd(0), expiring: usd(0) });
    await site.round();
    await months(1);
    // The thirty days end on the 10th of April, this month of credit on the 11th.
    site.it.clock.advance(Date.parse('2027-03-11T12:00:00Z') - site.services.clock.now().getTime());
    await site.adjust('credit', 60, 'other');
    const trip = await site.sold('2027-03-20', 10_000, 'other');
    await site.round();
    expect((await site.send('owner', 'GET', BASE)).json.data).toMatchObject({
      ...{ pending: usd(250), expiring: usd(0) },
    });
    site.it.clock.advance(DAY_MS);
    await site.rows(`update booking set state = 'cancelled' where id = $1`, [trip]);
    await site.rows(`update wallet_earning set due_at = $2 where booking_id = $1`, [
      trip,
      site.services.clock.now(),
    ]);
    await site.round();
    expect((await site.send('owner', 'GET', BASE)).json.data).toMatchObject({
      ...{ pending: usd(0), expiring: usd(60) },
    });
  });
});

test.each([
  'update wallet_account set held_minor = balance_minor + 1',
  'update wallet_lot set left_minor = given_minor + 1',
  'update wallet_payment set refunded_minor = amount_minor + 1',
  'update wallet_earning set taken_back_minor = earned_minor + 1',
])('INV-7 the books refuse by themselves: %s', async (change) => {
  await expect(site.rows(change)).rejects.toThrow(/check constraint/);
});

test('R174 what an account that ends still had, was promised or gets back later is written off', async () => {
  await months(1);
  await site.sold('2027-06-01', 10_000, 'other');
  await site.round();
  const ref = await site.held(400, randomUUID(), payerOf('other'));
  await site.method.capture(ref, usd(400), call('c-end'));
  const held = await site.held(100, randomUUID(), payerOf('other'));
  await site.adjust('credit', 30, 'other');
  const { balance } = await account('other');
  // The credits of a month are over, and nobody has swept them out.
  site.it.clock.advance(40 * DAY_MS);
  const token = await site.it.login('alpha', 'other');
  const ask = (verb: string, path: string, body?: unknown) =>
    site.it.request('alpha.localhost', verb, path, { token, ...(body ? { body } : {}) });
  const file = (await ask('GET', '/api/user/own-data')).json.data;
  expect(file['reward-wallet'].entries[0]).toMatchObject({ move: 'credited', by: null });
  expect((await ask('POST', '/api/user/account/delete', { password: 'Correct_Horse1' })).status).toBe(200);
  const [earning] = await site.rows(
    `select status from wallet_earning where user_id = $1 order by created_at desc limit 1`,
    [site.users['other']],
  );
  expect(earning).toEqual({ status: 'dropped' });
  await site.method.refund(ref, usd(400), call('r-end'));
  await site.method.void(held, call('v-end'));
  expect((await moves('other')).slice(-4)).toEqual([
    { move: 'written-off', amount: 100 - balance.amount },
    { move: 'returned', amount: 400 },
    { move: 'written-off', amount: -400 },
    { move: 'written-off', amount: -100 },
  ]);
  expect(await site.differences()).toEqual([]);
});

test('G131 a letter names the last day on which the credit pays', async () => {
  const agency = (await site.services.agencyById(site.agencyId))!;
  const due = { kind: 'expiring', amount: 600, at: new Date('2027-03-01T00:00:00Z') } as const;
  const { text } = letterTo(agency, { currency: 'USD', balance_minor: 600 }, due, 'en');
  expect(text).toMatch(/Feb(ruary)? 28/);
});

// The last: these entries are in no balance.
test('SEC-39 a file of more entries than are read at once has each of them, once', async () => {
  await site.rows(
    `insert into wallet_entry (agency_id, user_id, posting, account, move, amount_minor, balance_minor, currency, at)
      select $1, $2, 'made:' || nth, side, 'credited', case side when 'client' then nth else -nth end,
          case side when 'client' then nth end, 'USD', $3
        from generate_series(1, 1001) nth, (values ('client'), ('agency')) sides (side) order by nth`,
    [site.agencyId, site.users['restricted'], site.services.clock.now()],
  );
  const { text } = await site.send(
    'owner',
    'GET',
    `/api/agency/reward-wallet/accounts/${site.users['restricted']!}/download.csv`,
  );
  const amounts = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => Math.round(Number(line.split(',')[2]) * 100));
  expect(amounts).toEqual(Array.from({ length: 1_001 }, (_, at) => 1_001 - at));
});
