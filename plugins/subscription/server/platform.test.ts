import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLATFORM, subscriptionSite, type SubscriptionSite, token, YEAR } from './testing/site';

let site: SubscriptionSite;
let owner: string;
beforeEach(async () => {
  site = await subscriptionSite();
  owner = await site.it.login('platform', 'owner');
});
afterEach(() => site.it.close());

const call = (method: string, path: string, body?: unknown) =>
  site.send(PLATFORM, method, `/api/platform${path}`, {
    token: owner,
    ...(body === undefined ? {} : { body }),
  });

describe('the platform’s owner', () => {
  test('sees all agencies’ subscriptions, what is due first', async () => {
    await site.signUp({ payment: { method: 'card', token: token() } });
    const { data, totalCount, counts } = (await call('GET', '/subscriptions')).json;
    expect(totalCount).toBe(4);
    expect(counts).toMatchObject({ active: 1, arranged: 3, 'past-due': 0 });
    expect(data.map(({ agencyName }: { agencyName: string }) => agencyName)).not.toContain('Platform');
    const found = (await call('GET', '/subscriptions?find=newcomer&status=active')).json;
    expect(found.data).toMatchObject([
      {
        agencyName: 'Newcomer Travel',
        status: 'active',
        plan: 'regular',
        next: { on: '2027-11-20', amount: YEAR },
        paid: [YEAR],
      },
    ]);
    await site.rows(
      `update subscription set standing = 'past_due', due_since = '2026-11-20', grace_until = '2026-12-04'`,
    );
    expect((await call('GET', '/subscriptions')).json.data[0]).toMatchObject({
      status: 'past-due',
      due: YEAR,
    });
  });

  test('a new site is named by the port that the server listens on, which may be known only then', async () => {
    site.it.server.address.publicUrl = 'http://localhost:41234';
    const made = (await site.signUp()).json.data;
    expect(made.domain).toBe('newcomer.localhost:41234');
    expect(made.entryUrl).toMatch(/^http:\/\/newcomer\.localhost:41234\/welcome#/);
    const { data } = (await call('GET', '/subscriptions?find=newcomer')).json;
    expect(data).toMatchObject([
      { domain: 'newcomer.localhost:41234', origin: 'http://newcomer.localhost:41234' },
    ]);
  });

  test('makes coupons, ends them and opens them again', async () => {
    const made = (await call('POST', '/coupons', { kind: 'free-6', mostUses: 1, lastDay: null })).json.data;
    expect(made.code).toMatch(/^[A-Z2-9]{12}$/);
    const own = { code: 'spring-27', kind: 'rate-12', mostUses: null, lastDay: '2027-05-31', note: 'Fair' };
    expect((await call('POST', '/coupons', own)).json.data).toMatchObject({ code: 'SPRING-27', uses: 0 });
    expect((await call('POST', '/coupons', own)).status).toBe(409);
    expect((await call('POST', '/coupons', { ...own, code: 'x' })).status).toBe(422);
    const verify = () => site.send(PLATFORM, 'GET', '/api/agency/coupons/SPRING-27/verify');
    expect((await verify()).status).toBe(200);
    expect((await call('PATCH', '/coupons/SPRING-27', { isActive: false })).json.data.isActive).toBe(false);
    expect((await verify()).status).toBe(422);
    expect((await call('PATCH', '/coupons/NOBODY', { isActive: false })).status).toBe(404);
    const logged = await site.rows<{ action: string }>(
      `select action from audit_log where action like 'coupon.%'`,
    );
    expect(logged).toHaveLength(3);
  });

  test('SEC-31 nobody else: owners of agencies, the platform’s agents and clients find nothing there', async () => {
    const paths = ['/api/platform/subscriptions', '/api/platform/coupons'];
    const alpha = await site.it.login('alpha', 'owner');
    const agent = await site.it.login('platform', 'agent');
    for (const path of paths) {
      expect((await site.send('alpha.localhost', 'GET', path, { token: alpha })).status).toBe(404);
      expect((await site.send(PLATFORM, 'GET', path, { token: agent })).status).toBe(403);
      expect((await site.send(PLATFORM, 'GET', path, { token: alpha })).status).toBe(401);
    }
  });
});
