import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeDns } from '../testing/dns';
import { testServer, type TestServer } from '../testing/harness';
import { createTenants } from './directory';
import { domainProblem, proofOf } from './domain';
import { cleanLegalText } from './legal-text';
import { originOf } from './record';
import { requireSelling } from './selling';

let it: TestServer;
beforeAll(async () => {
  it = await testServer();
});
afterAll(() => it.close());

const SITE = { publicUrl: 'http://localhost:4000', platformHost: 'localhost' };

describe('the agency of a host', () => {
  const name = (subdomain: string, to: string) =>
    it.db.raw('update agency set name = $2 where subdomain = $1', [subdomain, to]);

  test('SEC-30 the platform stands at its own name alone, and nobody at a name that nobody has', async () => {
    const tenants = createTenants(it.db, SITE);
    expect((await tenants.resolve('LOCALHOST:4000'))?.public.isPlatform).toBe(true);
    expect((await tenants.resolve('alpha.localhost.'))?.subdomain).toBe('alpha');
    for (const host of ['platform.localhost', 'nobody.localhost', 'alphaxlocalhost', 'a.alpha.localhost', ''])
      expect(await tenants.resolve(host), host).toBeNull();
  });

  test('SEC-33 what was read is believed for a moment, or until somebody tells of a change', async () => {
    let at = 0;
    let isTold = false;
    const tenants = createTenants(it.db, SITE, { now: () => at, isTold: () => isTold });
    const read = async () => (await tenants.resolve('beta.localhost'))?.public.agencyName;
    expect(await read()).toBe('Beta Trips');
    await name('beta', 'Beta Tours');
    at = 749;
    expect(await read()).toBe('Beta Trips');
    at = 750;
    expect(await read()).toBe('Beta Tours');
    isTold = true;
    await name('beta', 'Beta Trips');
    at += 29_999;
    expect(await read()).toBe('Beta Tours');
    tenants.forget();
    expect(await read()).toBe('Beta Trips');
  });

  test('R093 R167 an agency that is not there any more, sells nothing or takes no money is seen so', async () => {
    const open = createTenants(it.db, SITE);
    const closed = createTenants(it.db, SITE, { takesPayments: false });
    expect((await open.resolve('alpha.localhost'))?.public.isPaymentDisabled).toBe(false);
    expect((await closed.resolve('alpha.localhost'))?.public.isPaymentDisabled).toBe(true);
    expect((await open.resolve('sleepy.localhost'))?.isActive).toBe(false);
    expect((await open.resolve('alpha.localhost'))?.isActive).toBe(true);
    expect(() => requireSelling({ isSubscribed: true })).not.toThrow();
    expect(() => requireSelling({ isSubscribed: false })).toThrow(expect.objectContaining({ status: 403 }));
  });

  test('G33 visitors search only where the agency says so and somebody could book', async () => {
    const allow = `update agency set settings = settings || '{"visitorsMaySearch": true}' where subdomain = $1`;
    const search = async (subdomain: string) =>
      (await createTenants(it.db, SITE).resolve(`${subdomain}.localhost`))?.public.visitorsMaySearch;
    expect(await search('alpha')).toBe(false);
    for (const subdomain of ['alpha', 'sleepy']) await it.db.raw(allow, [subdomain]);
    expect([await search('alpha'), await search('sleepy')]).toEqual([true, false]);
  });
});

describe('where a site is reached', () => {
  const row = {
    custom_domain: 'trips.example',
    domain_missing_since: null,
    subdomain: 'a',
    is_platform: false,
  };

  test('SEC-30 SEC-36 at its own domain while that is proven, else below the platform’s', () => {
    expect(originOf(row, 'http://localhost:4000', 'localhost')).toBe('https://trips.example');
    expect(originOf({ ...row, domain_missing_since: new Date() }, 'http://localhost:4000', 'localhost')).toBe(
      'http://a.localhost:4000',
    );
    expect(
      originOf({ ...row, custom_domain: null, is_platform: true }, 'https://c.example', 'c.example'),
    ).toBe('https://c.example');
  });
});

describe('an own domain', () => {
  const proof = proofOf('trips.example', 'a1');
  const records = { domain: 'trips.example', target: 'a.caravel.example', proof };
  const problem = async (at: Record<string, { texts?: string[]; aliases?: string[] }>) => {
    const dns = fakeDns();
    for (const [name, found] of Object.entries(at)) dns.records.set(name, found);
    return (await domainProblem(records, dns))?.reason ?? null;
  };
  const proven = { texts: ['other', ' agency-site=a1 '] };

  test('SEC-36 is proven by a text that names the agency, and leads here', async () => {
    expect(proof).toEqual({ name: '_agency-site.trips.example', value: 'agency-site=a1' });
    const leads = { aliases: ['A.Caravel.example.'] };
    expect(await problem({ '_agency-site.trips.example': proven, 'trips.example': leads })).toBeNull();
    expect(await problem({ 'trips.example': leads })).toBe('agency.domainUnproven');
    const foreign = { texts: ['agency-site=a2'] };
    expect(await problem({ '_agency-site.trips.example': foreign, 'trips.example': leads })).toBe(
      'agency.domainProvenOtherwise',
    );
    expect(await problem({ '_agency-site.trips.example': proven })).toBe('agency.domainWithoutRecord');
    const elsewhere = { aliases: ['b.caravel.example'] };
    expect(await problem({ '_agency-site.trips.example': proven, 'trips.example': elsewhere })).toBe(
      'agency.domainElsewhere',
    );
  });

  test('SEC-36 is not lost because nobody could be asked', async () => {
    const dns = fakeDns();
    dns.trouble = 'ETIMEOUT';
    await expect(domainProblem(records, dns)).rejects.toMatchObject({ status: 502 });
  });
});

describe('a legal text', () => {
  test('SEC-22 SEC-23 keeps no script, no style and no link that leads elsewhere than to https, mail and telephone', () => {
    const text = cleanLegalText(
      '<h1 onclick="x()">Rules</h1><script>alert(1)</script><style>p{}</style><p style="x">Read <a href="http://a.example">a</a>' +
        '<a href="//b.example">b</a><a href="javascript:x()">c</a><a href="https://d.example">d</a></p><iframe>x</iframe>',
    );
    expect(text).toBe('<h2>Rules</h2><p>Read <a>a</a><a>b</a><a>c</a><a href="https://d.example">d</a></p>');
  });
});
