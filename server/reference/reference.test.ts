import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { getCountries, getExchangeRates } from '@/core/contract';
import { createRouter } from '../host/router';
import {
  airportsOf,
  CARRIERS,
  convert,
  distanceBetween,
  findAirport,
  findCarrier,
  rateBetween,
  suggestPlaces,
} from '.';
import { allAirports } from './airports';
import { ATTRIBUTIONS } from './attributions';
import { allCountries } from './countries';
import { FREQUENT_FLYER } from './facts/travel';
import { airportOptions, createReference } from './plugin';
import { embeddedRates } from './rates';

const match = createRouter(createReference().routes);
const route =
  (path: string) =>
  (headers: Record<string, string> = {}): Response => {
    const found = match('GET', path);
    if (found.kind !== 'found') throw new Error(`No route for ${path}`);
    const input = {
      params: found.params,
      request: new Request(`http://x${path}`, { headers }),
      agency: null,
      requestId: '',
    };
    return found.value.run({ ...input, client: {} as never }) as Response;
  };

describe('airports for a field', () => {
  it('R175 offers the airport of a typed code first, and every airport of a typed city', () => {
    expect(airportOptions('gru', 'en')[0]).toMatchObject({ code: 'GRU', country: 'Brazil' });
    expect(airportOptions('são paulo', 'en').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['GRU', 'CGH']),
    );
    expect(airportOptions('a', 'en').length).toBeLessThanOrEqual(12);
    expect(airportOptions('no such place at all', 'en')).toEqual([]);
  });
});

describe('countries and rates', () => {
  it('R028 lists about 250 countries, each with all seven fields', () => {
    expect(getCountries).toMatchObject({ method: 'GET', path: '/api/code' });
    const countries = z.parse(getCountries.response, allCountries());
    expect(countries.length).toBeGreaterThan(245);
    expect(countries.find((country) => country.code === 'PT')).toEqual({
      name: 'Portugal',
      code: 'PT',
      currency: 'EUR',
      emoji: '🇵🇹',
      unicode: 'U+1F1F5 U+1F1F9',
      image: '/img/flags/pt.png',
      symbol: '€',
    });
    for (const { image } of countries) if (image) expect(route(image)().status).toBe(200);
  });

  it('R029 has a rate for every currency that a country uses, for one dollar', () => {
    expect(getExchangeRates).toMatchObject({ method: 'GET', path: '/api/multi-currency/exchange' });
    z.parse(getExchangeRates.response, embeddedRates);
    const used = allCountries().map(({ currency }) => currency);
    expect(used.filter((currency) => currency && !(embeddedRates.rates[currency]! > 0))).toEqual([]);
    expect(embeddedRates.base).toBe('USD');
    expect(embeddedRates.rates['USD']).toBe(1);
    expect(embeddedRates.rates['EUR']).toBeGreaterThan(0.5);
  });

  it('G73 converts by the quotient of the rates, to the minor unit of the target', () => {
    const table = { base: 'USD', date: '2026-01-01', rates: { USD: 1, EUR: 0.8, JPY: 150 } };
    expect(rateBetween('EUR', 'JPY', table)).toBeCloseTo(187.5);
    expect(convert({ amount: 10_000, currency: 'EUR' }, 'JPY', table)).toEqual({
      amount: 18_750,
      currency: 'JPY',
    });
    expect(convert({ amount: 18_750, currency: 'JPY' }, 'EUR', table)).toEqual({
      amount: 10_000,
      currency: 'EUR',
    });
    expect(() => rateBetween('USD', 'XXX', table)).toThrow(RangeError);
  });
});

describe('airports', () => {
  it('knows positions, zones and cities, and every hub of every carrier', () => {
    expect(findAirport('LHR')).toMatchObject({
      city: 'London',
      cityCode: 'LON',
      country: 'GB',
      zone: 'Europe/London',
      active: true,
    });
    expect(Math.round(distanceBetween(findAirport('LHR')!, findAirport('JFK')!))).toBeGreaterThan(5500);
    for (const { hubs, code } of CARRIERS)
      for (const hub of hubs) expect(findAirport(hub)?.active, `${code} at ${hub}`).toBe(true);
  });

  it('has of an airline each thing in its place', () => {
    expect(findCarrier('DE')).toEqual({
      ...{ code: 'DE', name: 'Condor', country: 'DE', alliance: null, lowCost: false, longHaul: true },
      ...{ hubs: ['FRA', 'MUC'], colors: ['#ffb500', '#1b1b1b'] },
    });
    expect(findCarrier('VY')).toMatchObject({ country: 'ES', lowCost: true, longHaul: false });
    expect(findCarrier('LH')).toMatchObject({ alliance: 'Star Alliance', colors: ['#05164d', '#ffad00'] });
  });

  it('uses only zones that this runtime knows', () => {
    for (const zone of new Set([...allAirports()].map((airport) => airport.zone)))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), zone).not.toThrow();
  });

  it('resolves a city to its airports, the main one first, and an airport to itself', () => {
    expect(
      airportsOf('LON')
        .map((airport) => airport.code)
        .slice(0, 3),
    ).toEqual(['LHR', 'LGW', 'STN']);
    expect(airportsOf('JFK').map((airport) => airport.code)).toEqual(['JFK']);
    expect(airportsOf('TXL')).toEqual([]);
    expect(airportsOf('QQQ')).toEqual([]);
  });
});

describe('suggestions', () => {
  const first = (text: string) => suggestPlaces(text)[0]!;

  it('R194 puts an exact code first: the airport within its city', () => {
    expect(first('jfk').city.name).toBe('New York');
    expect(first('jfk').airports[0]!.code).toBe('JFK');
    expect(first('LGA').airports[0]!.code).toBe('LGA');
    expect(first('nyc').airports.map((airport) => airport.code)).toEqual(['JFK', 'EWR', 'LGA']);
    expect(first('LAS').city.name).toBe('Las Vegas');
  });

  it.each([
    ['london', 'London', 'GB'],
    ['são paulo', 'São Paulo', 'BR'],
    ['sao p', 'São Paulo', 'BR'],
    ['Munique', 'Munich', 'DE'],
    ['nueva york', 'New York', 'US'],
    ['heathrow', 'London', 'GB'],
    ['lis', 'Lisbon', 'PT'],
    ['zür', 'Zurich', 'CH'],
    ['paris fr', 'Paris', 'FR'],
  ])('finds %s', (text, city, country) => {
    expect(first(text).city).toMatchObject({ name: city, country });
  });

  it('leads with the large places of a country and stays within its limit', () => {
    const places = suggestPlaces('portugal', 4);
    expect(places.map(({ city }) => city.code)).toEqual(['LIS', 'OPO', 'FAO', 'FNC']);
    expect(suggestPlaces('', 5)).toHaveLength(5);
    expect(suggestPlaces('no such place anywhere')).toEqual([]);
    expect(suggestPlaces('.*(')).toEqual(suggestPlaces('', 10));
  });
});

describe('fixed files', () => {
  it('R237 serves dictionaries with an active flag, cached, validated and packed', async () => {
    for (const name of ['airports', 'cities']) {
      const answer = route(`/dicts/${name}.json`)();
      expect(answer.headers.get('cache-control')).toContain('max-age');
      const rows = (await answer.json()) as { active: boolean }[];
      expect(each(rows, (row) => typeof row.active === 'boolean')).toBe(true);
    }
    const etag = route('/dicts/airports.json')().headers.get('etag')!;
    expect(route('/dicts/airports.json')({ 'if-none-match': etag }).status).toBe(304);
    expect(
      route('/dicts/airports.json')({ 'accept-encoding': 'gzip, br' }).headers.get('content-encoding'),
    ).toBe('gzip');
  });

  it.each([
    'countries',
    'carriers',
    'currencies',
    'cabins',
    'timeZones',
    'frequentFlyer',
    'meals',
    'seatMaps',
    'serviceGroups',
    'amenities',
    'attributions',
  ])('R234 has the dictionary %s', async (name) => {
    expect((await (route(`/dicts/${name}.json`)().json() as Promise<unknown[]>)).length).toBeGreaterThan(3);
  });

  it('answers 404 for a dictionary that does not exist, whatever its name', () => {
    expect(route('/dicts/nothing.json')().status).toBe(404);
    expect(route('/dicts/constructor.json')().status).toBe(404);
    expect(route('/img/airline_logos/..-96.png')().status).toBe(404);
    expect(route('/img/flags/__proto__.png')().status).toBe(404);
  });

  it('R236 has the levels of frequent flyers as integers', () => {
    for (const { levels } of FREQUENT_FLYER)
      for (const { level } of levels) expect(Number.isInteger(level)).toBe(true);
  });

  it('R239 serves a 96 pixel mark for every carrier, and a neutral one for others', async () => {
    for (const code of [...CARRIERS.map((carrier) => carrier.code), '9X']) {
      const answer = route(`/img/airline_logos/${code}-96.png`)();
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([96, 96]);
    }
  });

  it('names every source in the attributions document', () => {
    const document = readFileSync('docs/attributions.md', 'utf8');
    for (const { name, license, note } of ATTRIBUTIONS) {
      expect(document).toContain(`[${name}]`);
      expect(document).toContain(license);
      expect(document).toContain(note);
    }
  });
});

describe('what is offered as a place to fly from', () => {
  it('has no heliports, no water and no stations', () => {
    for (const { code, name, active } of allAirports())
      if (active)
        expect(name, code).not.toMatch(/heli(port|pad)|sea ?plane|waterdrome|railway|\bgare\b|\barmy\b/i);
    for (const code of ['JDP', 'JPU', 'XGB', 'XEX', 'QQW', 'NES', 'TSS', 'MCM'])
      expect(findAirport(code)).toBeUndefined();
  });

  it('names a city once: its airports stand together, smaller fields near by have names of their own', () => {
    for (const text of ['London', 'Paris', 'New York', 'Rome', 'Tokyo', 'Bucharest', 'Chicago']) {
      const named = suggestPlaces(text).filter(
        ({ city }) => city.name.replace(/ City$/, '') === text && !['CA', 'KI'].includes(city.country),
      );
      expect(
        named.map(({ city }) => `${city.code} ${city.country}`),
        text,
      ).toHaveLength(1);
    }
    expect(suggestPlaces('Paris')[0]!.airports.map(({ code }) => code)).toEqual(['CDG', 'ORY', 'BVA']);
    expect(airportsOf('QSF').map(({ country }) => country)).toEqual(['US', 'US', 'US']);
  });
});
