import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REWARD_WALLET } from '../../contract/application';
import { entries } from '../../../entries';
import { usd, walletSite, type WalletSite } from '../testing';

let site: WalletSite;
beforeAll(async () => {
  site = await walletSite({ publicKey: 'pk_1', accountId: 'acct_1' });
});
afterAll(() => site.close());

const OVERVIEW = '/api/agency/reward-wallet';
const SETTINGS = `/api/agency/applications/${REWARD_WALLET}`;
const accountOf = (who: string, rest = '') => `${OVERVIEW}/accounts/${site.users[who]!}${rest}`;
const toggle = (
  kind: 'clients' | 'agents',
  who: string,
  isRewardWalletEnable: boolean,
  as: 'owner' | 'agent' = 'owner',
) =>
  site.send(as, 'PATCH', `/api/agency/${kind}/reward-wallet`, {
    userId: site.users[who],
    isRewardWalletEnable,
  });

test('R437 M566 the wallet is a plugin of its own, which the application of the specification switches on', () => {
  expect(REWARD_WALLET).toBe('xeni-travel-reward-wallet');
  expect(entries['reward-wallet'].activatedBy).toEqual({ application: 'xeni-travel-reward-wallet' });
});

describe('the owner decides', () => {
  test('R354 G120 who has a wallet: clients and agents, each by the call for them', async () => {
    expect((await site.wallet()).account.isOn).toBe(true);
    const { status, json } = await toggle('clients', 'client', false);
    expect([status, json.data]).toEqual([200, { userId: site.users['client'], isRewardWalletEnable: false }]);
    expect((await site.wallet()).account.isOn).toBe(false);
    await toggle('clients', 'client', true);
    expect((await site.wallet()).account.isOn).toBe(true);
    expect((await site.wallet('agent')).account.isOn).toBe(false);
    await toggle('agents', 'agent', true);
    expect((await site.wallet('agent')).account.isOn).toBe(true);
    expect((await toggle('clients', 'agent', true)).json.message).toBe('This is not a client');
    expect((await toggle('agents', 'client', true)).json.message).toBe('This is not an agent');
    expect((await toggle('clients', 'client', false, 'agent')).status).toBe(403);
    const log = await site.rows('select action, before, after from audit_log where subject = $1', [
      site.users['agent'],
    ]);
    expect(log).toEqual([
      {
        action: 'reward-wallet.switch',
        before: { isRewardWalletEnable: false },
        after: { isRewardWalletEnable: true },
      },
    ]);
  });

  test('R355 what it owes, and what an outside programme calls it', async () => {
    await site.adjust('credit', 1_250);
    await site.adjust('credit', 750, 'other');
    const { data } = (await site.send('owner', 'GET', OVERVIEW)).json;
    expect(data).toMatchObject({
      ...{ balance: usd(2_000), held: usd(0), pending: usd(0), publicKey: 'pk_1', accountId: 'acct_1' },
      withBalance: 2,
    });
    expect((await site.send('agent', 'GET', OVERVIEW)).status).toBe(403);
  });

  test('R356 M566 the settings are saved by the call of the specification, and what is not named stays', async () => {
    const { status, json } = await site.send('owner', 'PATCH', SETTINGS, { publicKey: 'pk_2' });
    expect([status, json.data.publicKey, json.data.accountId]).toEqual([200, 'pk_2', 'acct_1']);
    await site.send('owner', 'PATCH', SETTINGS, { accountId: 'acct_2', earnBasisPoints: 125 });
    const { settings, publicKey, accountId } = (await site.send('owner', 'GET', OVERVIEW)).json.data;
    expect([publicKey, accountId, settings.earnBasisPoints]).toEqual(['pk_2', 'acct_2', 125]);
    for (const wrong of [{ earnBasisPoints: 2_001 }, { publicKey: 'a key' }, { balance: 1 }])
      expect((await site.send('owner', 'PATCH', SETTINGS, wrong)).status).toBe(422);
    expect((await site.send('agent', 'PATCH', SETTINGS, { publicKey: 'x' })).status).toBe(403);
  });

  test('credits and debits have a reason, count once a key, and stand in the log', async () => {
    const first = await site.adjust('credit', 500, 'restricted', 'one-press');
    const second = await site.adjust('credit', 500, 'restricted', 'one-press');
    expect([first.status, second.status, second.json.data.balance]).toEqual([200, 200, usd(500)]);
    expect((await site.adjust('credit', 501, 'restricted', 'one-press')).status).toBe(409);
    expect((await site.adjust('debit', 501, 'restricted')).json.message).toBe(
      'The balance is lower than that',
    );
    expect((await site.adjust('debit', 500, 'restricted')).json.data.balance).toEqual(usd(0));
    const path = accountOf('restricted', '/adjustments');
    const body = { kind: 'credit', amount: usd(1), reason: ' ' };
    const key = { 'idempotency-key': 'another-press' };
    expect((await site.send('owner', 'POST', path, body, key)).json.message).toBe('Please enter a reason');
    const eur = { ...body, reason: 'x', amount: { amount: 1, currency: 'EUR' } };
    expect((await site.send('owner', 'POST', path, eur, key)).status).toBe(422);
    expect((await site.send('owner', 'POST', path, { ...body, reason: 'x' })).status).toBe(422);
    expect((await site.send('agent', 'POST', path, body, key)).status).toBe(403);
    const log = await site.rows('select action from audit_log where subject = $1 order by id', [
      site.users['restricted'],
    ]);
    expect(log).toEqual([{ action: 'reward-wallet.credit' }, { action: 'reward-wallet.debit' }]);
    expect(await site.differences()).toEqual([]);
  });
});

describe('who sees what', () => {
  test('SEC-31 R171 staff see statements, a restricted agent of own clients only, a client none but the own', async () => {
    const { json } = await site.send('agent', 'GET', accountOf('client'));
    expect(json.data.entries[0]).toMatchObject({ move: 'credited', reason: 'For your patience' });
    expect(json.data.entries[0].by).not.toBeNull();
    expect((await site.wallet()).entries[0].by).toBeNull();
    expect((await site.send('restricted', 'GET', accountOf('other'))).status).toBe(404);
    expect((await site.send('client', 'GET', accountOf('client'))).status).toBe(403);
    const listed = async (who: 'owner' | 'restricted') =>
      (await site.send(who, 'GET', `${OVERVIEW}/accounts`)).json;
    expect((await listed('owner')).data.map(({ userId }: { userId: string }) => userId)).toEqual([
      site.users['client'],
      site.users['other'],
    ]);
    expect((await listed('restricted')).totalCount).toBe(0);
    const foreign = await site.it.request('beta.localhost', 'GET', accountOf('client'), {
      token: await site.it.login('beta', 'owner'),
    });
    expect(foreign.status).toBe(404);
  });

  test('SEC-39 a statement is a file that no spreadsheet takes for formulas', async () => {
    const key = { 'idempotency-key': 'formula-press' };
    const body = { kind: 'credit', amount: usd(5), reason: '=HYPERLINK("http://evil.example")' };
    await site.send('owner', 'POST', accountOf('client', '/adjustments'), body, key);
    const { text } = await site.send('client', 'GET', '/api/user/reward-wallet/download.csv');
    const [head, first] = text.replace('\ufeff', '').split('\r\n');
    expect(head).toBe('Time (UTC),What,Amount,Balance,Currency,Booking,Reason');
    expect(first).toMatch(/^[-\d]{10} [\d:]{5},Credit,0\.05,12\.55,USD,,"'=HYPERLINK/);
    expect((await site.send('agent', 'GET', accountOf('client', '/download.csv'))).status).toBe(200);
  });

  test('what may be paid of a price is the smaller of what is there and what the agency allows', async () => {
    const payable = async (amount: number, currency = 'USD') =>
      (
        await site.send(
          'client',
          'GET',
          `/api/user/reward-wallet/payable?amount=${amount}&currency=${currency}&product=x`,
        )
      ).json.data;
    expect(await payable(1_000)).toMatchObject({ isOn: true, most: usd(1_000), earnBasisPoints: 125 });
    expect((await payable(9_000)).most).toEqual(usd(1_255));
    expect((await payable(9_000, 'EUR')).most).toEqual(usd(0));
    await site.send('owner', 'PATCH', SETTINGS, { mostShareBasisPoints: 1_000 });
    expect((await payable(9_000)).most).toEqual(usd(900));
  });
});

describe('the end', () => {
  test('R174 the own data has the wallet, and what is in it is written off with the account', async () => {
    const token = await site.it.login('alpha', 'other');
    const ask = (verb: string, path: string, body?: unknown) =>
      site.it.request('alpha.localhost', verb, path, { token, ...(body ? { body } : {}) });
    const file = (await ask('GET', '/api/user/own-data')).json.data;
    expect(file['reward-wallet']).toMatchObject({ balance: usd(750), entries: [{ move: 'credited' }] });
    expect((await ask('POST', '/api/user/account/delete', { password: 'Correct_Horse1' })).status).toBe(200);
    const account = await site.rows(
      'select balance_minor::int as balance, closed_at is not null as closed from wallet_account where user_id = $1',
      [site.users['other']],
    );
    expect(account).toEqual([{ balance: 0, closed: true }]);
    expect(await site.differences()).toEqual([]);
  });

  test('switched off, what stands in it is still to be read, and nothing of it is offered', async () => {
    const off = await site.send('owner', 'POST', '/api/agency/applications', {
      ...{ app: REWARD_WALLET, isEnabled: false },
    });
    expect(off.status).toBe(200);
    const { account, totalCount } = await site.wallet();
    expect([account.isOn, account.balance, totalCount]).toEqual([false, usd(1_255), 2]);
    expect((await site.send('agent', 'GET', accountOf('client'))).status).toBe(200);
    expect((await site.adjust('credit', 1)).status).toBe(404);
    const price = '/api/user/reward-wallet/payable?amount=1&currency=USD&product=x';
    expect((await site.send('client', 'GET', price)).status).toBe(404);
  });
});
