import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_AGENCIES } from '@/server/testing/harness';
import { goRound } from './steps/round';
import { aSignUp, DAY_MS, PLATFORM, subscriptionSite, type SubscriptionSite, token } from './testing/site';

const MONTH = { amount: 2_999, currency: 'USD' };
const NOTHING = { amount: 0, currency: 'USD' };

let site: SubscriptionSite;
beforeAll(async () => {
  site = await subscriptionSite({
    config: { subscriptionRate: 'holiday', rateFactor: 1 },
    agencies: [...TEST_AGENCIES, { name: 'Fresh Trips', subdomain: 'fresh', isSubscribed: false }],
  });
});
afterAll(() => site.it.close());

let ips = 0;
/** From an address of its own, so that nobody is slowed. */
const signUp = (
  subdomain: string,
  more: Record<string, unknown> = {},
  key: string = randomUUID(),
  ip = `192.0.2.${++ips}`,
) =>
  site.it.request(PLATFORM, 'POST', '/api/agency', {
    body: aSignUp({
      ...{ subdomain, agencyName: `Agency ${subdomain}`, email: `ana@${subdomain}.example` },
      ...{ acceptedAmount: MONTH, ...more },
    }),
    ip,
    headers: { 'idempotency-key': key },
  });
const card = (...of: Parameters<typeof token>) => ({ payment: { method: 'card', token: token(...of) } });
const login = async (subdomain: string) =>
  (
    await site.it.request(`${subdomain}.localhost`, 'POST', '/api/user/login', {
      body: { email: `ana@${subdomain}.example`, password: 'Brave_Horse7' },
      ip: `192.0.2.${++ips}`,
    })
  ).json.auth as string;
const asOwner = async (subdomain: string, method: string, path: string, body?: unknown) =>
  site.send(`${subdomain}.localhost`, method, `/api/agency/subscriptions${path}`, {
    ...{ token: await login(subdomain), key: randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
const idOf = async (subdomain: string) =>
  (await site.rows<{ id: string }>('select id from agency where subdomain = $1', [subdomain]))[0]!.id;
const invoicesOf = async (subdomain: string) =>
  site.rows<{ id: string; number: string; period_from: string }>(
    'select id, number, period_from from subscription_invoice where agency_id = $1 order by created_at',
    [await idOf(subdomain)],
  );
const logOf = async (subdomain: string) =>
  (
    await site.rows<{ action: string }>(
      `select action from audit_log where agency_id = $1 and action like 'subscription.%' order by id`,
      [await idOf(subdomain)],
    )
  ).map(({ action }) => action.replace('subscription.', ''));
const coupon = (code: string, kind: string, most: number | null = null) =>
  site.rows('insert into coupon (code, kind, most_uses, created_at) values ($1, $2, $3, now())', [
    code,
    kind,
    most,
  ]);
const usesOf = async (code: string) =>
  (await site.rows<{ uses: number }>('select uses from coupon where code = $1', [code]))[0]!.uses;

describe('signing up', () => {
  test('R414 R430 opens the site, in the money of its country, with invoices without a gap', async () => {
    expect((await signUp('one')).json.data.status).toBe('active');
    expect((await signUp('none', card('declined'))).json.data).toMatchObject({
      status: 'failed',
      message: 'Something went wrong during payment, please try again',
      detail: { reason: 'payment.declined' },
    });
    const place = { state: 'Lisboa', city: 'Lisboa', zipCode: '1100-048' };
    expect((await signUp('two', { country: 'PT', ...place })).json.data.status).toBe('active');
    expect((await signUp('three', { country: 'BR', ...place })).json.data.status).toBe('active');
    const made = await site.rows(
      `select subdomain, currency, is_subscribed from agency where subdomain in ('one', 'two', 'three', 'none')
        order by created_at, subdomain`,
    );
    expect(made).toEqual(
      expect.arrayContaining([
        { subdomain: 'one', currency: 'USD', is_subscribed: true },
        { subdomain: 'two', currency: 'EUR', is_subscribed: true },
        { subdomain: 'three', currency: 'BRL', is_subscribed: true },
      ]),
    );
    expect(made).toHaveLength(3);
    const numbers = [];
    for (const name of ['one', 'two', 'three'])
      numbers.push(...(await invoicesOf(name)).map(({ number }) => number));
    expect(numbers).toEqual(['2026-000001', '2026-000002', '2026-000003']);
    expect(await logOf('one')).toEqual(['begin']);
  });

  test('SEC-06 SEC-40 keeps neither password nor token nor facts once it is over', async () => {
    const rows = await site.rows(
      `select distinct token, password_hash, facts from subscription_attempt where kind = 'sign-up'`,
    );
    expect(rows).toEqual([{ token: null, password_hash: null, facts: null }]);
  });

  test('SEC-09 its owner enters by the link once, within half an hour, and on that site alone', async () => {
    const code = async (subdomain: string) =>
      new URL((await signUp(subdomain)).json.data.entryUrl as string).hash.slice(1);
    const enter = (host: string, of: string) =>
      site.send(host, 'POST', '/api/agency/subscriptions/enter', { body: { code: of } });
    const first = await code('four');
    expect((await enter('one.localhost', first)).status).toBe(410);
    expect((await enter('four.localhost', first)).json.userType).toBe('AgencyOwner');
    expect((await enter('four.localhost', first)).status).toBe(410);
    const late = await code('five');
    site.it.clock.advance(30 * 60_000);
    expect((await enter('five.localhost', late)).status).toBe(410);
  });

  test('R415 G99 a subdomain may have two letters', async () => {
    expect((await signUp('ab')).json.data.domain).toBe('ab.localhost:4000');
  });

  test('R447 a name that is taken is refused at its field, whatever its letters and spaces', async () => {
    const fields = async (subdomain: string, agencyName: string) => {
      const { status, json } = await signUp(subdomain, { agencyName });
      return [status, json.fields.map(({ path }: { path: string }) => path)];
    };
    expect(await fields('ONE', 'Another')).toEqual([409, ['subdomain']]);
    expect(await fields('another', 'AGENCY   one')).toEqual([409, ['agencyName']]);
  });

  test('INV-1 the key of a press is one sign-up, and is needed; on another site nobody signs up', async () => {
    const key = randomUUID();
    expect((await signUp('six', {}, key)).json.data.status).toBe('active');
    expect((await signUp('six', {}, key)).json.data.status).toBe('active');
    const other = await signUp('six', { city: 'Boston' }, key);
    expect([other.status, other.json.reason]).toEqual([409, 'subscription.sentOtherwise']);
    expect((await site.send(PLATFORM, 'POST', '/api/agency', { body: aSignUp() })).status).toBe(422);
    expect(
      (await site.send('alpha.localhost', 'POST', '/api/agency', { body: aSignUp(), key: randomUUID() }))
        .status,
    ).toBe(404);
    expect(await invoicesOf('six')).toHaveLength(1);
  });

  test('INV-5 nothing is charged but what stood on screen', async () => {
    const before = site.charged().length;
    const wrong = await signUp('seven', { acceptedAmount: { amount: 2_998, currency: 'USD' } });
    expect([wrong.status, wrong.json.reason]).toEqual([409, 'subscription.priceChanged']);
    expect(site.charged()).toHaveLength(before);
  });

  test('R416 a subdomain that an open sign-up holds is not free, and another one is proposed', async () => {
    const asked = (await signUp('eight', card('authenticate'))).json.data;
    expect(asked.status).toBe('action-required');
    const free = async () =>
      (await site.send(PLATFORM, 'GET', '/api/agency/subdomain/availability?subdomain=Eight')).json.data;
    expect(await free()).toMatchObject({ isAvailable: false, suggestion: 'eight-travel' });
    expect((await signUp('eight')).status).toBe(409);
    await site.answer(asked.actionUrl, 'refused');
    await site.send(PLATFORM, 'GET', asked.verifyPath);
    expect(await free()).toMatchObject({ isAvailable: true, domain: 'eight.localhost' });
  });
});

describe('SEC-46 letters of an agency that has signed itself up', () => {
  const mailsOf = async (agencyId: string) =>
    site.rows<{ recipient: string; body: string; delivered_at: Date | null }>(
      'select recipient, body, delivered_at from mail where agency_id = $1 order by nth',
      [agencyId],
    );
  const HOST = 'cannon.localhost';
  const list = async () => {
    const token = await site.it.login('platform', 'owner');
    const { data } = (await site.send(PLATFORM, 'GET', '/api/platform/subscriptions?find=cannon', { token }))
      .json;
    return { token, letters: data[0].letters };
  };

  test('go to others once its owner has opened the link, and the platform’s owner sees and lifts what they may be', async () => {
    expect((await signUp('cannon')).json.data.status).toBe('active');
    const agencyId = await idOf('cannon');
    await site.rest();
    const owner = 'ana@cannon.example';
    const link = (await mailsOf(agencyId))
      .map(({ body }) => /\/verify\?id=([\w-]+)/.exec(body)?.[1])
      .find(Boolean);
    expect(link).toBeTruthy();
    const token = await login('cannon');
    const invited = await site.send(HOST, 'POST', '/api/agency/invitations', {
      token,
      body: { email: 'victim@elsewhere.example', isRestrictedAgent: false },
    });
    expect([200, 201]).toContain(invited.status);
    await site.rest();
    const went = async () =>
      (await mailsOf(agencyId)).filter(({ delivered_at }) => delivered_at).map(({ recipient }) => recipient);
    expect(new Set(await went())).toEqual(new Set([owner]));
    expect((await list()).letters).toEqual({ isProven: false, most: 200, isSet: false, stopped: null });

    expect(
      (await site.send(HOST, 'POST', '/api/user/updateUserActiveStatus', { body: { id: link } })).status,
    ).toBe(200);
    site.it.clock.advance(16 * 60_000);
    await site.rows(`update pgboss.job set start_after = now() where state = 'created'`);
    await site.rest();
    expect(await went()).toContain('victim@elsewhere.example');

    const { token: platform, letters } = await list();
    expect(letters.isProven).toBe(true);
    const lift = (as: string, host = PLATFORM, id = agencyId) =>
      site.send(host, 'PATCH', `/api/platform/subscriptions/${id}/letters`, {
        token: as,
        body: { most: 9_000 },
      });
    expect((await lift(await login('cannon'), HOST)).status).toBe(404);
    expect((await lift(platform, PLATFORM, 'none')).status).toBe(404);
    expect((await lift(platform)).json.data).toMatchObject({ most: 9_000, isSet: true });
    expect((await list()).letters).toMatchObject({ most: 9_000, isSet: true });
    const own = await site.send(HOST, 'GET', '/api/agency/letters-standing', {
      token: await login('cannon'),
    });
    expect(own.json.data).toMatchObject({ most: 9_000, isProven: true });
    expect(await logOf('cannon')).toContain('letters');
  });
});

describe('SEC-50 names and coupons', () => {
  test('of one client who does not pay five are held at once, for ten minutes', async () => {
    await coupon('FEW-1', 'free-1', 20);
    const ask = (at: number, ip = `2001:db8:50::${at}`) =>
      site.it.request(PLATFORM, 'POST', '/api/agency', {
        body: aSignUp({
          ...{ subdomain: `squat-${at}`, agencyName: `Squat ${at}`, email: `s${at}@squat.example` },
          ...{ acceptedAmount: NOTHING, couponCode: 'FEW-1', ...card('authenticate') },
        }),
        ...{ ip, headers: { 'idempotency-key': randomUUID() } },
      });
    const said: number[] = [];
    for (let at = 2; at < 32; at++) said.push((await ask(at)).status);
    expect(said.filter((status) => status === 200)).toHaveLength(5);
    expect(said.filter((status) => status === 429)).toHaveLength(25);
    const held = async () =>
      (
        await site.rows(
          `select 1 from subscription_attempt where subdomain like 'squat-%' and ended_at is null`,
        )
      ).length;
    expect([await held(), await usesOf('FEW-1')]).toEqual([5, 5]);
    site.it.clock.advance(11 * 60_000);
    await site.rest();
    expect([await held(), await usesOf('FEW-1')]).toEqual([0, 0]);
  });

  test('who pays again and again is not held back', async () => {
    for (let at = 0; at < 7; at++)
      expect((await signUp(`chain-of-${'abcdefg'[at]!}`, {}, randomUUID(), '203.0.113.9')).status).toBe(200);
  });
});

describe('coupons', () => {
  const free = (couponCode: string) => ({ couponCode, acceptedAmount: NOTHING });

  test('R425 the last use is given back by a card that is declined, and is had once', async () => {
    await coupon('ONCE-1', 'free-1', 1);
    expect((await signUp('nine', { ...free('ONCE-1'), ...card('declined') })).json.data.status).toBe(
      'failed',
    );
    expect(await usesOf('ONCE-1')).toBe(0);
    expect((await signUp('nine', free('once-1'))).json.data.status).toBe('active');
    expect(await usesOf('ONCE-1')).toBe(1);
    expect((await signUp('ten', free('ONCE-1'))).status).toBe(422);
    expect(
      await site.rows('select standing from subscription where agency_id = $1', [await idOf('nine')]),
    ).toEqual([{ standing: 'trialing' }]);
    expect(await invoicesOf('nine')).toEqual([]);
  });

  test('SEC-07 R424 of ten wrong ones of an hour no more is looked up, right ones are not counted', async () => {
    await coupon('RIGHT-1', 'free-3');
    const verify = (code: string) =>
      site.it.request(PLATFORM, 'GET', `/api/agency/coupons/${code}/verify`, { ip: '198.51.100.7' });
    const said: number[] = [];
    for (let at = 0; at < 9; at++) said.push((await verify(`GUESS-${1000 + at}`)).status);
    for (let at = 0; at < 3; at++) said.push((await verify('RIGHT-1')).status);
    said.push((await verify('GUESS-9999')).status, (await verify('RIGHT-1')).status);
    expect(said).toEqual([...Array<number>(9).fill(422), 200, 200, 200, 422, 429]);
  });

  test('SEC-45 R424 wrong ones of an account count wherever it types, and those of one IPv6 network together', async () => {
    const verify = (ip: string, token?: string) =>
      site.it.request('fresh.localhost', 'GET', '/api/agency/coupons/GUESS-1/verify', { ip, token });
    const refused = async (ask: (at: number) => ReturnType<typeof verify>) => {
      const said: number[] = [];
      for (let at = 0; at < 12; at++) said.push((await ask(at)).status);
      return said.filter((status) => status === 429).length;
    };
    const token = await site.it.login('fresh', 'agent');
    expect(await refused((at) => verify(`198.51.100.${100 + at}`, token))).toBe(2);
    expect(await refused((at) => verify(`2001:db8:c0::${at}`))).toBe(2);
  });

  test('R425 an agency that has had one is given no other', async () => {
    await coupon('SECOND-1', 'free-3');
    const owner = await site.it.login('fresh', 'owner');
    const pay = (couponCode: string, as = owner) =>
      site.send('fresh.localhost', 'POST', '/api/agency/subscriptions', {
        ...{ token: as, key: randomUUID(), body: { ...free(couponCode), ...card() } },
      });
    await coupon('FIRST-1', 'free-1');
    expect((await pay('FIRST-1')).json.data.status).toBe('active');
    expect((await site.send('fresh.localhost', 'GET', '/api/agency')).json.agency.isSubscribed).toBe(true);
    await site.rows(`update subscription set standing = 'ended' where agency_id = $1`, [await idOf('fresh')]);
    const again = await pay('SECOND-1');
    expect([again.status, again.json.reason]).toEqual([422, 'subscription.coupon']);
    expect(await usesOf('SECOND-1')).toBe(0);
  });
});

describe('a subscription that goes on', () => {
  test('INV-1 R426 is charged once a period, with an invoice of the new year’s first number and a line in the log', async () => {
    await site.rows(`update subscription set look_at = null where agency_id <> $1`, [await idOf('one')]);
    site.it.clock.advance(Date.parse('2026-12-20T00:00:00Z') - site.it.clock.now().getTime());
    await Promise.all([goRound(site.services), goRound(site.services)]);
    await site.rest();
    site.it.clock.advance(Date.parse('2027-01-20T00:00:00Z') - site.it.clock.now().getTime());
    await site.rest();
    const invoices = await invoicesOf('one');
    expect(invoices.map(({ period_from }) => period_from)).toEqual([
      '2026-11-20',
      '2026-12-20',
      '2027-01-20',
    ]);
    expect(invoices.at(-1)!.number).toBe('2027-000001');
    expect(await logOf('one')).toEqual(['begin', 'renew', 'renew']);
    const [renewal] = await site.rows<{ id: string }>(
      `select id from subscription_attempt where kind = 'renew' limit 1`,
    );
    const path = `/api/agency/subscriptions/verify/${encodeURIComponent(renewal!.id)}`;
    expect((await site.send('one.localhost', 'GET', path)).status).toBe(404);
  });

  test('R430 is canceled once, taken back once, and ends with its period', async () => {
    expect((await asOwner('one', 'POST', '/resume', {})).status).toBe(409);
    expect((await asOwner('one', 'DELETE', '')).json.data).toMatchObject({
      status: 'cancelling',
      next: null,
    });
    expect((await asOwner('one', 'DELETE', '')).status).toBe(409);
    expect((await asOwner('one', 'POST', '/resume', {})).json.data.status).toBe('active');
    await asOwner('one', 'DELETE', '');
    site.it.clock.advance(31 * DAY_MS - 1);
    await site.rest();
    const selling = async () =>
      (await site.send('one.localhost', 'GET', '/api/agency')).json.agency.isSubscribed;
    expect(await selling()).toBe(true);
    site.it.clock.advance(1);
    await site.rest();
    expect(await selling()).toBe(false);
    expect((await logOf('one')).slice(3)).toEqual(['cancel', 'resume', 'cancel', 'end']);
    expect(await invoicesOf('one')).toHaveLength(3);
  });

  test('R427 that cannot be charged is told of, is paid with another card, and canceled then ends at once', async () => {
    await signUp('eleven', card('absentdeclined'));
    site.it.clock.advance(31 * DAY_MS);
    await site.rest();
    const shown = async () => (await asOwner('eleven', 'GET', '')).json.data;
    expect(await shown()).toMatchObject({
      status: 'past-due',
      due: { amount: MONTH, reason: 'payment.declined' },
    });
    expect((await logOf('eleven')).at(-1)).toBe('unpaid');
    const change = (outcome: 'declined' | 'absentdeclined') =>
      asOwner('eleven', 'PATCH', '/payment-methods', card(outcome, 'amex'));
    expect((await change('declined')).json.data.status).toBe('failed');
    expect((await shown()).card.brand).toBe('visa');
    expect((await asOwner('eleven', 'POST', '/pay-now', { acceptedAmount: NOTHING })).status).toBe(409);
    expect((await change('absentdeclined')).json.data.status).toBe('active');
    expect(await shown()).toMatchObject({ status: 'active', card: { brand: 'amex' }, due: null });
    expect((await asOwner('eleven', 'POST', '/pay-now', { acceptedAmount: MONTH })).status).toBe(409);
    site.it.clock.advance(31 * DAY_MS);
    await site.rest();
    expect((await shown()).status).toBe('past-due');
    await asOwner('eleven', 'DELETE', '');
    await site.rest();
    expect((await shown()).status).toBe('ended');
    const [ended] = await site.rows(
      `select after from audit_log where agency_id = $1 and action = 'subscription.end'`,
      [await idOf('eleven')],
    );
    expect(ended).toEqual({ after: { because: 'canceled' } });
  });

  test('R429 SEC-31 its invoices are its own, and nobody else’s', async () => {
    const [own] = await invoicesOf('six');
    const file = async (subdomain: string) =>
      (await asOwner(subdomain, 'GET', `/invoices/${own!.id}/download`)).status;
    expect([await file('six'), await file('two')]).toEqual([200, 404]);
    expect((await asOwner('two', 'GET', '/invoices')).json.totalCount).toBe(1);
  });
});

describe('the platform’s owner', () => {
  const ask = async (method: string, path: string, body?: unknown) =>
    site.send(PLATFORM, method, `/api/platform${path}`, {
      token: await site.it.login('platform', 'owner'),
      ...(body === undefined ? {} : { body }),
    });

  test('INV-2 SEC-44 returns an invoice once, for a reason, and to the sum', async () => {
    const [invoice] = await invoicesOf('three');
    const refund = (accepted: unknown, reason = 'Charged twice') =>
      ask('POST', `/invoices/${invoice!.id}/refund`, { accepted, reason });
    expect((await refund({ amount: 1, currency: 'USD' })).status).toBe(409);
    expect((await refund(MONTH, ' ')).status).toBe(422);
    for (let turn = 0; turn < 2; turn++)
      expect((await refund(MONTH)).json.data).toMatchObject({ status: 'refunded', reason: 'Charged twice' });
    expect(site.refunded()).toEqual([2_999]);
    const log = await site.rows(
      `select after from audit_log where action = 'subscription.refund' and agency_id = $1`,
      [await idOf('platform')],
    );
    expect(log).toEqual([{ after: { invoice: '2026-000003', amount: MONTH } }]);
    const { data } = (await ask('GET', '/subscriptions?find=three')).json;
    expect(data[0].paid).toEqual([]);
  });

  test('INV-2 of what went back at the gateway itself only the rest is returned', async () => {
    const [invoice] = await invoicesOf('two');
    const [{ payment_ref: reference }] = (await site.rows(
      'select payment_ref from subscription_invoice where id = $1',
      [invoice!.id],
    )) as [{ payment_ref: string }];
    const byHand = { idempotencyKey: 'by hand', signal: AbortSignal.timeout(5_000) };
    const billing = site.services.payments.billing!;
    await billing.refund(reference, { amount: 999, currency: 'USD' }, byHand);
    const body = { accepted: MONTH, reason: 'Charged twice' };
    expect((await ask('POST', `/invoices/${invoice!.id}/refund`, body)).json.data.status).toBe('refunded');
    expect(await billing.returned(reference)).toBe(2_999);
  });

  test('SEC-44 writes coupons down, of which a code is had once and its uses stay', async () => {
    const body = { code: 'fair-27', kind: 'rate-12', mostUses: 5, lastDay: '2027-12-31', note: ' Fair ' };
    expect((await ask('POST', '/coupons', body)).json.data).toMatchObject({ code: 'FAIR-27', note: 'Fair' });
    expect((await ask('POST', '/coupons', body)).status).toBe(409);
    expect((await ask('PATCH', '/coupons/fair-27', { isActive: false })).json.data).toMatchObject({
      ...{ isActive: false, mostUses: 5, lastDay: '2027-12-31', note: 'Fair' },
    });
    expect((await ask('PATCH', '/coupons/fair-27', { mostUses: null })).json.data).toMatchObject({
      ...{ isActive: false, mostUses: null },
    });
    const log = await site.rows<{ action: string }>(
      `select action from audit_log where action like 'coupon.%' order by id`,
    );
    expect(log.map(({ action }) => action)).toEqual(['coupon.create', 'coupon.update', 'coupon.update']);
  });

  test('SEC-31 is the platform’s, on its own host', async () => {
    const alpha = await site.it.login('alpha', 'owner');
    for (const path of ['/subscriptions', '/coupons', '/returns'])
      expect(
        (await site.send('alpha.localhost', 'GET', `/api/platform${path}`, { token: alpha })).status,
      ).toBe(404);
  });

  test('R430 finds agencies by name and status, whose own signs mean nothing', async () => {
    const found = async (query: string) =>
      (await ask('GET', `/subscriptions?${query}`)).json.data.map(
        ({ agencyName }: { agencyName: string }) => agencyName,
      );
    expect(await found('find=agency%20one&status=ended')).toEqual(['Agency one']);
    expect(await found('find=agency%20one&status=active')).toEqual([]);
    expect(await found('find=%25')).toEqual([]);
    expect(await found('find=platform')).toEqual([]);
  });
});
