import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GRACE_DAYS, proofOf } from '../../tenancy/domain';
import { testServer, type TestServer } from '../../testing/harness';
import { linkOf, mailsTo } from '../../testing/mails';
import { recheckDomains } from './recheck';

const DOMAIN = 'travel.acme.com';
const A = 'alpha.localhost';
const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000;
let it: TestServer;

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
});
afterAll(() => it.close());

const idOf = (subdomain: string) => it.agencies[subdomain]!.id;
const check = () => recheckDomains(it.server.services);
const stands = async () => (await it.request(DOMAIN, 'GET', '/api/agency')).status === 200;
const originOf = async () => (await it.server.services.agencyById(idOf('alpha')))!.origin;
const settings = async (token: string) =>
  (await it.request(A, 'GET', `/api/agency/${idOf('alpha')}`, { token })).json.data;
const told = async () => {
  const { rows } = await it.db.raw(
    `select action from audit_log where subject = $1 and action like 'agency.domain%' order by id`,
    [DOMAIN],
  );
  return (rows as { action: string }[]).map(({ action }) => action.replace('agency.domain-', ''));
};
const letters = async () => (await mailsTo(it, 'alpha', 'owner@alpha.example')).map(({ subject }) => subject);

/** What whoever runs the domain has entered; null: nothing. */
function enter(proves: string | null, leadsTo: string | null = 'alpha.localhost') {
  it.dns.trouble = null;
  it.dns.records.clear();
  const { name, value } = proofOf(DOMAIN, proves ?? '');
  if (proves !== null) it.dns.records.set(name, { texts: ['v=spf1 -all', value] });
  if (leadsTo !== null) it.dns.records.set(DOMAIN, { aliases: [`${leadsTo}.`] });
}

describe('SEC-36 putting a site at a domain', () => {
  const verify = (token: string, host = A) =>
    it.request(host, 'POST', '/api/agency/domain/verify', { token, body: {} });
  const wish = (token: string, host = A) =>
    it.request(host, 'PATCH', '/api/agency', { token, body: { customDomain: DOMAIN } });

  test('it has to be proven by the agency’s own text and to lead to its own place', async () => {
    const token = await it.login('alpha', 'owner');
    await wish(token);
    expect(await settings(token)).toMatchObject({
      domainStatus: 'waiting',
      domainProof: { name: `_agency-site.${DOMAIN}`, value: `agency-site=${idOf('alpha')}` },
    });
    for (const [proves, leadsTo, reason] of [
      [null, 'alpha.localhost', 'agency.domainUnproven'],
      [idOf('beta'), 'alpha.localhost', 'agency.domainProvenOtherwise'],
      [idOf('alpha'), null, 'agency.domainWithoutRecord'],
      [idOf('alpha'), 'beta.localhost', 'agency.domainElsewhere'],
    ] as const) {
      enter(proves, leadsTo);
      const { status, json } = await verify(token);
      expect([status, json.reason]).toEqual([422, reason]);
      expect(await stands()).toBe(false);
    }
    it.dns.trouble = 'ETIMEOUT';
    expect((await verify(token)).status).toBe(502);
    enter(idOf('alpha'));
    expect((await verify(token)).json.data).toMatchObject({ domainStatus: 'active', domainEndsAt: null });
    expect([await stands(), await originOf()]).toEqual([true, `https://${DOMAIN}`]);
  });

  test('M531 of two agencies that prove it at once one has it', async () => {
    await it.db.raw('update agency set custom_domain = null');
    await it.db.raw(`update agency set settings = settings || jsonb_build_object('customDomain', $1::text)`, [
      DOMAIN,
    ]);
    it.server.tenants.forget();
    enter(null);
    it.dns.records.set(`_agency-site.${DOMAIN}`, {
      texts: ['alpha', 'beta'].map((name) => proofOf(DOMAIN, idOf(name)).value),
    });
    it.dns.records.set(DOMAIN, { aliases: ['alpha.localhost', 'beta.localhost'] });
    const answers = await Promise.all(
      ['alpha', 'beta'].map(async (name) => verify(await it.login(name, 'owner'), `${name}.localhost`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('SEC-36 a domain that stands', () => {
  beforeEach(async () => {
    await it.db.raw('delete from mail');
    await it.db.raw('update agency set custom_domain = null, domain_missing_since = null');
    await it.db.raw('update agency set custom_domain = $1 where id = $2', [DOMAIN, idOf('alpha')]);
    it.server.tenants.forget();
  });

  test.each([
    ['its proof', () => enter(null)],
    ['its proof, which is another agency’s now', () => enter(idOf('beta'))],
    ['its way here', () => enter(idOf('alpha'), 'elsewhere.example')],
  ])('that lost %s stays for the days of grace and is then released', async (_, lose) => {
    const before = (await told()).length;
    enter(idOf('alpha'));
    await check();
    lose();
    await check();
    it.clock.advance(GRACE_MS - 1);
    await check();
    expect([await stands(), (await told()).slice(before)]).toEqual([true, ['missing']]);
    it.clock.advance(1);
    await check();
    expect([await stands(), (await told()).slice(before)]).toEqual([false, ['missing', 'released']]);
    await check();
    expect(await letters()).toEqual([
      `${DOMAIN} no longer leads to your site`,
      `Your site has left ${DOMAIN}`,
    ]);
  });

  test('SEC-30 no letter carries it while it is not proven, and links go to the place that always stands', async () => {
    enter(null);
    expect(await originOf()).toBe(`https://${DOMAIN}`);
    await check();
    expect(await originOf()).toBe('http://alpha.localhost:4000');
    const [letter] = await mailsTo(it, 'alpha', 'owner@alpha.example');
    expect(linkOf(letter).host).toBe('alpha.localhost:4000');
    expect(letter!.html).not.toContain(`https://${DOMAIN}`);
    const token = await it.login('alpha', 'owner');
    const ends = new Date(it.clock.now().getTime() + GRACE_MS).toISOString();
    expect(await settings(token)).toMatchObject({ domainStatus: 'missing', domainEndsAt: ends });
    enter(idOf('alpha'));
    await check();
    expect(await originOf()).toBe(`https://${DOMAIN}`);
    it.clock.advance(GRACE_MS);
    enter(null);
    await check();
    expect(await stands(), 'the days begin anew').toBe(true);
  });

  test('name servers that cannot be asked change nothing', async () => {
    const before = await told();
    it.dns.trouble = 'ETIMEOUT';
    await check();
    it.clock.advance(2 * GRACE_MS);
    await check();
    expect([await stands(), await told(), await letters()]).toEqual([true, before, []]);
  });
});
