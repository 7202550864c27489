import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { countryMigration } from './store/migration';
import { goRound } from './steps/round';
import { aSignUp, PLATFORM, subscriptionSite, type SubscriptionSite, token, YEAR } from './testing/site';

let site: SubscriptionSite;
beforeEach(async () => {
  site = await subscriptionSite();
});
afterEach(() => site.it.close());

const agencies = () =>
  site.rows<{ name: string; subdomain: string; is_subscribed: boolean }>(
    `select name, subdomain, is_subscribed from agency where subdomain like 'newcomer%' order by subdomain`,
  );
const coupon = (code: string, kind: string, more: { most?: number; lastDay?: string } = {}) =>
  site.rows(
    `insert into coupon (code, kind, most_uses, last_day, created_at) values ($1, $2, $3, $4, now())
     on conflict (code) do update set most_uses = excluded.most_uses, last_day = excluded.last_day`,
    [code, kind, more.most ?? null, more.lastDay ?? null],
  );
const fieldsOf = (answer: { json: { error?: { fields?: { path: string; message: string }[] } } }) =>
  JSON.parse(JSON.stringify(answer.json)) as { fields: { path: string; message: string }[] };

describe('signing an agency up', () => {
  test('G134 an agency is in the country of its bills, one that signed up before it was asked too', async () => {
    await site.signUp({ country: 'BR' });
    const country = async () =>
      (
        await site.rows<{ settings: { country?: string } }>(
          `select settings from agency where subdomain = 'newcomer'`,
        )
      )[0]?.settings.country;
    expect(await country()).toBe('BR');
    const { json } = await site.send('newcomer.localhost', 'GET', '/api/agency');
    expect(json.agency).toMatchObject({ country: 'BR' });

    await site.rows(`update agency set settings = settings - 'country'`);
    await site.it.db.asSystem((tx) => sql.raw(countryMigration.sql.replace('reset role;', '')).execute(tx));
    expect(await country()).toBe('BR');
  });

  test('R414 R430 pays, and the agency stands with its owner, who enters it once by the link', async () => {
    const answer = await site.signUp();
    expect(answer.status).toBe(200);
    const { data } = answer.json;
    expect(data).toMatchObject({ status: 'active', domain: 'newcomer.localhost:4000', actionUrl: null });
    expect(site.charged()).toEqual([YEAR.amount]);
    expect(await agencies()).toEqual([
      { name: 'Newcomer Travel', subdomain: 'newcomer', is_subscribed: true },
    ]);
    const entry = new URL(data.entryUrl);
    expect(entry.pathname).toBe('/welcome');
    const code = entry.hash.slice(1);
    const host = 'newcomer.localhost';
    // Not on another site, and once.
    expect(
      (await site.send('alpha.localhost', 'POST', '/api/agency/subscriptions/enter', { body: { code } }))
        .status,
    ).toBe(410);
    const entered = await site.send(host, 'POST', '/api/agency/subscriptions/enter', { body: { code } });
    expect(entered.json.userType).toBe('AgencyOwner');
    const seen = await site.send(host, 'GET', '/api/agency/subscriptions', { token: entered.json.auth });
    expect(seen.json.data).toMatchObject({
      status: 'active',
      plan: 'regular',
      period: { from: '2026-11-20', until: '2027-11-20' },
      next: { on: '2027-11-20', amount: YEAR },
      card: { brand: 'visa', last4: '4242', isExpiring: false },
    });
    expect(
      (await site.send(host, 'POST', '/api/agency/subscriptions/enter', { body: { code } })).status,
    ).toBe(410);
    const login = await site.send(host, 'POST', '/api/user/login', {
      body: { email: 'ana@newcomer.example', password: 'Brave_Horse7' },
    });
    expect(login.status).toBe(200);
  });

  test('the link ends half an hour after it was made', async () => {
    const { data } = (await site.signUp()).json;
    site.it.clock.advance(31 * 60_000);
    const code = new URL(data.entryUrl).hash.slice(1);
    expect(
      (await site.send('newcomer.localhost', 'POST', '/api/agency/subscriptions/enter', { body: { code } }))
        .status,
    ).toBe(410);
  });

  test.each([
    ['R415 M094', 'subdomain', '', 'Please enter a subdomain'],
    ['R415 M093', 'subdomain', 'a b', 'Subdomain is not valid'],
    ['R415 M526', 'subdomain', 'www', 'Agency cannot be created with selected subdomain'],
    ['R417 M095', 'agencyName', '<b>', 'Invalid Agency Name'],
    ['R417 M096', 'addressLine', '', 'Invalid Address Line'],
    ['R417 M097', 'city', '12', 'Invalid City Name'],
    ['R418 M098', 'zipCode', '?', 'Please enter valid zip code'],
    ['R418 M099', 'customerServicePhone', '12', 'Please enter valid phone number'],
    ['R419 M100', 'agencyName', ' Newcomer', 'Space not allowed'],
    ['R446', 'email', 'ana', 'Please include an @ in the email address'],
    ['R446', 'customerServiceEmail', 'desk@', 'The entered email is not valid'],
    ['R446', 'password', 'short', 'Password must be valid'],
    ['R414', 'country', 'ZZ', 'Please enter valid country'],
  ])('%s %s "%s": %s', async (_, field, value, message) => {
    const answer = await site.signUp({ [field]: value });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(fieldsOf(answer))).toContain(JSON.stringify(message));
    expect(await agencies()).toEqual([]);
    expect(site.charged()).toEqual([]);
  });

  test('R427 a card that is declined is said so with the bank’s reason; nothing is made and the name is free again', async () => {
    const failed = await site.signUp({ payment: { method: 'card', token: token('insufficient') } });
    expect(failed.json.data).toMatchObject({
      status: 'failed',
      message: 'Something went wrong during payment, please try again',
      detail: { message: 'Your card has insufficient funds.' },
    });
    expect(await agencies()).toEqual([]);
    expect((await site.signUp()).json.data.status).toBe('active');
    expect(site.charged()).toEqual([YEAR.amount]);
  });

  test('R447 M108 a subdomain or a name that is taken is refused, whatever its letter case', async () => {
    for (const changes of [{ subdomain: 'ALPHA' }, { agencyName: ' alpha  VOYAGES'.trim() }]) {
      const answer = await site.signUp(changes);
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('Agency with Subdomain/Name/Domain already exists!');
    }
    expect(site.charged()).toEqual([]);
  });

  test('INV-1 pressed twice, in two tabs, at once: one agency and one payment', async () => {
    const body = aSignUp();
    const key = randomUUID();
    const press = () => site.send(PLATFORM, 'POST', '/api/agency', { body, key });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await site.signUp({ payment: { method: 'card', token: token() } });
    expect(other.status).toBe(409);
    await site.rest();
    expect((await press()).json.data.status).toBe('active');
    expect(await agencies()).toHaveLength(1);
    expect([site.charged(), site.refunded()]).toEqual([[YEAR.amount], []]);
    // The key of one form is not good for another.
    const changed = await site.send(PLATFORM, 'POST', '/api/agency', {
      body: aSignUp({ city: 'Boston' }),
      key,
    });
    expect(changed.status).toBe(409);
  });

  test('R447 of two who want one name the second is refused before money moves, also while the first is being made', async () => {
    const [first, second] = await site.secondWhileFirstEnds(() => site.signUp());
    expect([first.json.data.status, second.status, second.json.reason]).toEqual([
      ...['active', 409, 'subscription.exists'],
    ]);
    expect([site.charged(), site.refunded()]).toEqual([[YEAR.amount], []]);
  });

  test('INV-1 reloaded before an answer, with the same details and the card typed anew, it goes on with what was begun', async () => {
    const key = randomUUID();
    const first = (await site.signUp({ payment: { method: 'card', token: token('late') } }, key)).json.data;
    expect(first.status).toBe('processing');
    const again = await site.signUp({ payment: { method: 'card', token: token() } }, key);
    expect([again.status, again.json.data.verifyPath]).toEqual([200, first.verifyPath]);
    expect((await site.signUp({ city: 'Boston' }, key)).json.reason).toBe('subscription.sentOtherwise');
    site.it.clock.advance(60_000);
    await site.rest();
    expect((await site.signUp({}, key)).json.data).toMatchObject({
      ...{ status: 'active', verifyPath: first.verifyPath },
    });
    expect(await agencies()).toHaveLength(1);
    expect(site.charged()).toEqual([118_800]);
  });

  test('R428 a card that asks: the holder confirms at the bank, and the supplied path finds the agency made', async () => {
    const { data } = (await site.signUp({ payment: { method: 'card', token: token('authenticate') } })).json;
    expect(data.status).toBe('action-required');
    expect((await site.signUp({ email: 'b@c.example' })).status).toBe(409);
    const back = await site.answer(data.actionUrl, 'confirmed');
    expect(back.headers.get('location')).toMatch(/^\/pricing\?verify=/);
    // The page, another tab of it and two processes on their rounds.
    const verify = () => site.send(PLATFORM, 'GET', data.verifyPath);
    await Promise.all([verify(), verify(), goRound(site.services), goRound(site.services)]);
    expect((await verify()).json.data).toMatchObject({ status: 'active', message: 'Your agency is ready' });
    expect([site.charged(), site.refunded()]).toEqual([[YEAR.amount], []]);
    expect(await agencies()).toHaveLength(1);
    expect((await site.send('alpha.localhost', 'GET', data.verifyPath)).status).toBe(404);
  });

  test('whoever is asked and does not come back has paid nothing, and the name is free after ten minutes', async () => {
    await site.signUp({ payment: { method: 'card', token: token('authenticate') } });
    site.it.clock.advance(11 * 60_000);
    await site.rest();
    expect((await site.signUp()).json.data.status).toBe('active');
  });

  test('INV-6 a bank that answers late is not said to have failed, and charged once', async () => {
    const { data } = (await site.signUp({ payment: { method: 'card', token: token('late') } })).json;
    expect(data.status).toBe('processing');
    site.it.clock.advance(60_000);
    expect((await site.send(PLATFORM, 'GET', data.verifyPath)).json.data.status).toBe('active');
    expect(site.charged()).toEqual([YEAR.amount]);
  });

  test('a process that ends in between is made up for by the round: nobody pays for nothing', async () => {
    const { data } = (await site.signUp({ payment: { method: 'card', token: token('late') } })).json;
    expect(data.status).toBe('processing');
    // Somebody of the platform makes an agency of that name by hand.
    await site.rows(`insert into agency (name, subdomain) values ('Other', 'newcomer')`);
    site.it.clock.advance(60_000);
    await site.rest();
    expect(site.refunded()).toEqual([YEAR.amount]);
    const after = await site.send(PLATFORM, 'GET', data.verifyPath);
    expect(after.json.data).toMatchObject({
      status: 'failed',
      message: 'Agency with Subdomain/Name/Domain already exists!',
      field: { path: 'subdomain' },
    });
    expect(await site.rows('select 1 from subscription')).toEqual([]);
    expect(await site.rows('select last from invoice_counter')).toEqual([]);
  });

  test('R447 a name that is taken while the bank keeps everybody waiting is refused, and the money returned', async () => {
    const { data } = (await site.signUp({ payment: { method: 'card', token: token('late') } })).json;
    await site.rows(`insert into agency (name, subdomain) values ('NEWCOMER travel', 'elsewhere')`);
    site.it.clock.advance(60_000);
    await site.rest();
    expect((await site.send(PLATFORM, 'GET', data.verifyPath)).json.data).toMatchObject({
      status: 'failed',
      message: 'Agency with Subdomain/Name/Domain already exists!',
    });
    expect(site.refunded()).toEqual([YEAR.amount]);
    expect(await agencies()).toEqual([]);
  });

  test('INV-5 never more is charged than stood on screen', async () => {
    const answer = await site.signUp({ acceptedAmount: { amount: 2_999, currency: 'USD' } });
    expect(answer.status).toBe(409);
    expect(site.charged()).toEqual([]);
  });

  test('is on the platform’s host only', async () => {
    const answer = await site.send('alpha.localhost', 'POST', '/api/agency', {
      body: aSignUp(),
      key: randomUUID(),
    });
    expect(answer.status).toBe(404);
  });

  test('without the key of a press nothing is begun', async () => {
    expect((await site.send(PLATFORM, 'POST', '/api/agency', { body: aSignUp() })).status).toBe(422);
  });

  test('SEC-06 SEC-40 neither the password nor the token is kept once it is over', async () => {
    await site.signUp();
    const [row] = await site.rows<{ text: string }>(
      'select subscription_attempt::text as text from subscription_attempt',
    );
    expect(row!.text).not.toMatch(/argon2|tok_test|Brave/);
  });
});

describe('a subdomain', () => {
  const ask = (subdomain: string) =>
    site.send(
      PLATFORM,
      'GET',
      `/api/agency/subdomain/availability?subdomain=${encodeURIComponent(subdomain)}`,
    );

  test('R416 is free, taken with one that is free, or not valid', async () => {
    expect((await ask('Newcomer')).json.data).toMatchObject({
      isAvailable: true,
      domain: 'newcomer.localhost',
    });
    expect((await ask('alpha')).json.data).toMatchObject({
      isAvailable: false,
      message: 'Agency with Subdomain/Name/Domain already exists!',
      suggestion: 'alpha-travel',
    });
    expect((await ask('')).json.data.message).toBe('Please enter a subdomain');
    expect((await ask('-a')).json.data.message).toBe('Subdomain is not valid');
    expect((await ask('admin')).json.data.message).toBe('Agency cannot be created with selected subdomain');
  });

  test('R416 is held by a sign-up that is open', async () => {
    await site.signUp({ payment: { method: 'card', token: token('authenticate') } });
    expect((await ask('newcomer')).json.data.isAvailable).toBe(false);
  });
});

describe('a coupon', () => {
  const verify = (code: string) =>
    site.send(PLATFORM, 'GET', `/api/agency/coupons/${encodeURIComponent(code)}/verify`);

  test('R423 R425 tells what it gives and what is charged when', async () => {
    await coupon('FREE-3', 'free-3');
    expect((await verify('free-3')).json.data).toMatchObject({
      status: 'valid',
      message: 'The coupon is accepted',
      kind: 'free-3',
      dueToday: { amount: 0, currency: 'USD' },
      schedule: [
        { months: 3, periods: 1 },
        { months: 12, periods: null, amount: YEAR },
      ],
    });
  });

  test('R423 that is unknown, over or used up is invalid in the same words', async () => {
    await coupon('GONE-1', 'free-1', { lastDay: '2026-11-19' });
    await coupon('USED-1', 'free-1', { most: 0 });
    for (const code of ['NOBODY-KNOWS', 'GONE-1', 'USED-1']) {
      const answer = await verify(code);
      expect([answer.status, answer.json.message ?? answer.text], code).toEqual([
        422,
        expect.stringContaining('Coupon Code is not valid'),
      ]);
    }
    expect((await verify('!')).text).toContain('Please enter a valid coupon code');
  });

  test('R424 SEC-07 is not guessed: after ten wrong ones an address is answered no more for an hour, nor by another call', async () => {
    await coupon('FREE-3', 'free-3');
    const verifyFrom = (ip: string, code: string) =>
      site.it.request(PLATFORM, 'GET', `/api/agency/coupons/${code}/verify`, { ip });
    for (let at = 0; at < 15; at++) expect((await verifyFrom('192.0.2.1', 'FREE-3')).status).toBe(200);
    expect((await verifyFrom('192.0.2.1', '!')).status).toBe(422);
    const free = { acceptedAmount: { amount: 0, currency: 'USD' } };
    const signUp = (couponCode: string) =>
      site.it.request(PLATFORM, 'POST', '/api/agency', {
        body: aSignUp({ ...free, couponCode }),
        ip: '192.0.2.1',
        headers: { 'idempotency-key': randomUUID() },
      });
    const wrong = await Promise.all([
      ...Array.from({ length: 13 }, (_, at) => verifyFrom('192.0.2.1', `GUESS-${1000 + at}`)),
      signUp('GUESS-1'),
    ]);
    expect(wrong.filter(({ status }) => status === 422)).toHaveLength(10);
    for (const answer of [await verifyFrom('192.0.2.1', 'FREE-3'), await signUp('FREE-3')]) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    }
    expect((await verifyFrom('192.0.2.2', 'FREE-3')).status).toBe(200);
  });

  test('R425 free months begin without a charge, and the card is charged when they are over', async () => {
    await coupon('FREE-1', 'free-1');
    const { data } = (
      await site.signUp({ couponCode: 'free-1', acceptedAmount: { amount: 0, currency: 'USD' } })
    ).json;
    expect(data.status).toBe('active');
    expect(site.charged()).toEqual([]);
    expect(await site.rows('select standing, period_until from subscription')).toEqual([
      { standing: 'trialing', period_until: '2026-12-20' },
    ]);
    await site.pass(30);
    expect(site.charged()).toEqual([YEAR.amount]);
  });

  test('R425 the last use is had by one of two, and given back by a card that is declined', async () => {
    await coupon('ONCE-1', 'free-1', { most: 1 });
    const free = { couponCode: 'ONCE-1', acceptedAmount: { amount: 0, currency: 'USD' } };
    expect(
      (await site.signUp({ ...free, payment: { method: 'card', token: token('declined') } })).json.data
        .status,
    ).toBe('failed');
    expect((await site.signUp(free)).json.data.status).toBe('active');
    const second = await site.signUp({ ...free, subdomain: 'newcomer2', agencyName: 'Second' });
    expect(second.status).toBe(422);
  });
});
