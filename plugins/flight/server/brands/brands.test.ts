import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FareFamily } from '../../contract';
import { ALPHA, type FlightSite, flightSite } from '../testing/site';
import { brandNamer } from './brands';

const family = (carrier: string, name: string) => ({ id: 'x', carrier, name }) as FareFamily;

describe('an agency’s names of fares', () => {
  const named = brandNamer([
    { carrier: null, name: 'Discount', ownName: 'Basic' },
    { carrier: 'TP', name: 'discount', ownName: 'Hand luggage' },
  ]);

  it('R190 stand before the airline’s own, one airline’s before those of all', () => {
    expect(named(family('TP', 'Discount')).name).toBe('Hand luggage (Discount)');
    expect(named(family('LH', 'DISCOUNT')).name).toBe('Basic (DISCOUNT)');
    expect(named(family('LH', 'Light')).name).toBe('Light');
  });
});

describe('the agency’s names on the server', () => {
  const PATH = '/api/agency/flights/fareBrands';
  let server: FlightSite['it'];
  let owner: string;
  beforeAll(async () => {
    const site = await flightSite(['owner'], { agencies: [{ name: 'Beta Trips', subdomain: 'beta' }] });
    server = site.it;
    owner = site.tokens['owner']!;
  });
  afterAll(() => server.close());

  const put = (brands: unknown, token = owner) =>
    server.request(ALPHA, 'PUT', PATH, { token, body: { brands } });
  const search = async (useCustomBrands: boolean) => {
    const answer = await server.request(ALPHA, 'POST', '/api/v2/flight/search', {
      token: owner,
      body: {
        legs: [{ origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' }],
        preferences: { fare: { useCustomBrands }, responseOptions: { maxResults: 40 } },
      },
    });
    expect(answer.status, answer.text).toBe(200);
    return (answer.json.fareFamilies as FareFamily[]).filter(({ carrier }) => carrier === 'TP');
  };

  it('R190 useCustomBrands names fares as the agency does, and nothing else is changed', async () => {
    const usual = await search(false);
    expect(usual.length).toBeGreaterThan(0);
    expect(await search(true)).toEqual(usual);
    const [first] = usual;
    const brands = [{ carrier: 'TP', name: first!.name, ownName: 'Our own' }];
    expect((await put(brands)).json).toEqual({ data: brands });
    expect(await search(false)).toEqual(usual);
    expect(await search(true)).toEqual(
      usual.map((each) => (each.name === first!.name ? { ...each, name: `Our own (${each.name})` } : each)),
    );
  });

  it('SEC-32 are the agency’s alone, and its owner’s to change', async () => {
    expect((await put([], await server.login('alpha', 'agent'))).status).toBe(403);
    const beta = await server.login('beta', 'owner');
    const theirs = await server.request('beta.localhost', 'GET', PATH, { token: beta });
    expect(theirs.json).toEqual({ data: [] });
  });

  it('SEC-34 names no fare twice, none without a name', async () => {
    const brand = { carrier: null, name: 'Light', ownName: 'Basic' };
    expect((await put([brand, { ...brand, name: 'LIGHT' }])).status).toBe(422);
    expect((await put([{ ...brand, ownName: ' ' }])).status).toBe(422);
    expect((await put([{ ...brand, carrier: 'tap' }])).status).toBe(422);
    expect((await put([])).json).toEqual({ data: [] });
  });
});
