import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { distanceBetween, findCity } from '../airports';
import { STATIONS } from './stations';
import { placesFor } from './suggest-places';

describe('places', () => {
  test('stations stand in the city they are listed with, and their ids are their own', () => {
    expect(new Set(STATIONS.map(({ id }) => id)).size).toBe(STATIONS.length);
    for (const station of STATIONS) {
      const city = findCity(station.cityCode)!;
      expect(city, station.id).toBeDefined();
      expect(distanceBetween(city, station), station.id).toBeLessThan(25);
    }
  });

  test('cities, airports and stations are found by what people type, in their language', () => {
    const lisbon = placesFor('lisboa', 'pt');
    expect(lisbon[0]).toMatchObject({ id: 'city:LIS', kind: 'city', name: 'Lisboa', country: 'PT' });
    expect(lisbon.map(({ id }) => id)).toContain('airport:LIS');
    expect(lisbon.map(({ id }) => id)).toContain('station:lisboa-oriente');
    expect(placesFor('jfk', 'en')[0]).toMatchObject({ id: 'airport:JFK', iata: 'JFK' });
    expect(placesFor('sants', 'en')[0]).toMatchObject({
      id: 'station:barcelona-sants',
      city: 'Barcelona',
    });
    expect(placesFor('xyzzyx', 'en')).toEqual([]);
  });

  test('only kinds that were asked for are suggested', () => {
    expect(new Set(placesFor('lisboa', 'pt', ['airport', 'station']).map(({ kind }) => kind))).toEqual(
      new Set(['airport', 'station']),
    );
  });
});

describe('the call for places', () => {
  let site: TestServer;
  beforeAll(async () => {
    site = await testServer();
  });
  afterAll(() => site.close());
  const get = (query: string, headers = {}) =>
    site.request('alpha.localhost', 'GET', `/api/places${query}`, { headers });

  test('suggests in the language of whoever asks, and finds again by id', async () => {
    const { json } = await get('?search=lisbon&kinds=city', { 'accept-language': 'pt' });
    expect(json.data).toHaveLength(1);
    expect(json.data[0]).toMatchObject({ id: 'city:LIS', name: 'Lisboa', zone: 'Europe/Lisbon' });
    const both = await get('?ids=station:barcelona-sants,airport:OPO,city:nowhere');
    expect(both.json.data.map(({ id }: { id: string }) => id)).toEqual([
      'station:barcelona-sants',
      'airport:OPO',
    ]);
    for (const wrong of ['', '?search=a&ids=b', '?search=a&kinds=moon'])
      expect((await get(wrong)).status).toBe(422);
  });
});
