import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteSearch } from '@/server/searches';
import { testServer, type TestServer } from '@/server/testing/harness';
import { administration } from '../plugin';

let it: TestServer;
beforeAll(async () => {
  it = await testServer({
    plugins: [{ id: 'administration', activatedBy: { always: true }, plugin: administration }],
  });
  await search('client', 'Lisbon');
  it.clock.advance(1_000);
  await search('restricted', 'Oslo');
  it.clock.advance(1_000);
  await search(null, 'Bergen');
  await search('client', 'Natal', 'beta');
});
afterAll(() => it.close());

const DAY_MS = 24 * 60 * 60_000;
const list = async (name: 'owner' | 'agent' | 'restricted' | 'client', query = '', subdomain = 'alpha') =>
  it.request(`${subdomain}.localhost`, 'GET', `/api/agency/search/services${query}`, {
    token: await it.login(subdomain, name),
  });
const search = async (name: string | null, location: string, subdomain = 'alpha') => {
  const { id, users } = it.agencies[subdomain]!;
  await noteSearch(
    {
      agency: (await it.server.services.agencyById(id))!,
      tenant: (work) => it.db.withTenant(id, work),
      services: it.server.services,
      user: name === null ? null : { id: users[name]! },
    },
    { product: 'boats', location, from: '2027-03-01', to: null },
  );
};
const placesOf = ({ json }: { json: { data: { location: string }[] } }) =>
  json.data.map(({ location }) => location);

test('R388 the newest stands first, with place, days, product and when it was searched for', async () => {
  const { json } = await list('agent');
  expect(json.totalCount).toBe(3);
  expect(json.data.map((one: { location: string }) => one.location)).toEqual(['Bergen', 'Oslo', 'Lisbon']);
  expect(json.data[0]).toMatchObject({
    fromDate: '2027-03-01',
    toDate: null,
    type: 'boats',
    searchedDate: it.clock.now().toISOString(),
    searchedBy: null,
  });
});

test('R171 a restricted agent sees the own ones', async () => {
  expect(placesOf(await list('restricted'))).toEqual(['Oslo']);
});

test('SEC-31 each agency sees its own, and a client none', async () => {
  expect(placesOf(await list('owner'))).toEqual(['Bergen', 'Oslo', 'Lisbon']);
  expect(placesOf(await list('owner', '', 'beta'))).toEqual(['Natal']);
  expect((await list('client')).status).toBe(403);
});

test('R388 is paged by from and size', async () => {
  const page = await list('owner', '?from=1&size=1');
  expect([placesOf(page), page.json.totalCount]).toEqual([['Oslo'], 3]);
  expect((await list('owner', '?size=0')).status).toBe(422);
});

test('R388 the same search again within minutes is one, and moves to the front', async () => {
  it.clock.advance(60_000);
  await search('client', 'Lisbon');
  expect(placesOf(await list('owner'))).toEqual(['Lisbon', 'Bergen', 'Oslo']);
});

test('R388 places with codes are named in the language of whoever reads', async () => {
  const { id } = it.agencies['alpha']!;
  await noteSearch(
    {
      agency: (await it.server.services.agencyById(id))!,
      tenant: (work) => it.db.withTenant(id, work),
      services: it.server.services,
      user: null,
    },
    {
      product: 'boats',
      location: 'Lisboa – Aeroporto',
      places: [
        { code: 'LIS', as: 'city-of-airport' },
        { code: 'GVA', as: 'airport' },
        { code: 'NYC', as: 'city' },
      ],
      from: '2027-03-01',
      to: null,
    },
  );
  const token = await it.login('alpha', 'owner');
  const first = async (language: string) => {
    const answer = await it.request('alpha.localhost', 'GET', '/api/agency/search/services?size=1', {
      token,
      headers: { 'accept-language': language },
    });
    return placesOf(answer)[0];
  };
  expect(await first('en')).toMatch(/^Lisbon \(LIS\) – Gen.* Airport – New York$/);
  expect(await first('es')).toMatch(/^Lisboa \(LIS\) – Aeropuerto .* – Nueva York$/);
});

test('R388 after ninety days a search is forgotten', async () => {
  it.clock.advance(91 * DAY_MS);
  await search('agent', 'Paris');
  await it.server.sweeping.sweep();
  expect(placesOf(await list('owner'))).toEqual(['Paris']);
});
