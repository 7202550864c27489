import { describe, expect, it } from 'vitest';
import { allAirports, findCity } from './airports';
import { CITY_NAMES } from './facts/city-names';
import type { Handler } from '../ports/handle';
import { inLanguage } from './in-language';
import { airportName, cityName, withPlaceNames } from './place-names';

describe('names of places', () => {
  it('has a name of its own for the cities that people call differently', () => {
    expect(cityName('LON', 'pt')).toBe('Londres');
    expect(cityName('MUC', 'es')).toBe('Múnich');
    expect(cityName('LON', 'en')).toBe('London');
  });

  it('keeps the English name where there is no other', () => {
    expect(cityName('ATL', 'pt')).toBe('Atlanta');
    expect(cityName('ATL', 'es')).toBe('Atlanta');
  });

  it('writes an airport as the language does', () => {
    expect(airportName('MUC', 'pt')).toMatch(/^Aeroporto .*Munique/);
    expect(airportName('ATL', 'es')).toMatch(/^Aeropuerto Internacional /);
    expect(airportName('XXX', 'es')).toBe('XXX');
    for (const { code, name } of allAirports())
      if (/^\S.* Airport$/.test(name))
        expect(airportName(code, 'pt')).toMatch(/^Aeroporto (Internacional )?\S/);
  });

  it('has the articles and the sides of its language', () => {
    expect(airportName('OPO', 'pt')).toBe('Aeroporto do Porto');
    expect(airportName('OPO', 'es')).toBe('Aeropuerto de Oporto');
    expect(airportName('TFS', 'es')).toBe('Aeropuerto de Tenerife Sur');
    expect(airportName('TFN', 'es')).toBe('Aeropuerto de Tenerife Norte');
    expect(airportName('TFS', 'pt')).toBe('Aeroporto de Tenerife Sul');
    expect(airportName('MEX', 'pt')).toMatch(/da Cidade do México/);
  });

  it('names only cities that exist', () => {
    for (const code of CITY_NAMES.keys()) expect(findCity(code), code).toBeDefined();
  });

  it('finds airports however deep they are and changes nothing in place', () => {
    const offer = {
      price: 12,
      legs: [
        { origin: { code: 'LHR', name: 'x', city: 'London' }, stops: null, at: new Date(0).toISOString() },
      ],
    };
    const told = withPlaceNames(offer, 'pt');
    expect(told.legs[0]!.origin.city).toBe('Londres');
    expect(told.legs[0]!.at).toBe(offer.legs[0]!.at);
    expect(offer.legs[0]!.origin.city).toBe('London');
    expect(withPlaceNames(offer, 'en')).toBe(offer);
  });

  it('names places in the answers of calls, and leaves files alone', async () => {
    const bytes = new Uint8Array([1, 2]);
    const handlers = [
      { endpoint: {}, run: async () => ({ from: { code: 'FCO', name: 'x', city: 'Rome' } }) },
      { endpoint: { produces: 'application/pdf' }, run: async () => bytes },
    ] as unknown as Handler[];
    const [json, pdf] = inLanguage(handlers);
    const asked = (language: string) => ({ request: { language } }) as never;
    expect(await json!.run(asked('es'))).toMatchObject({ from: { city: 'Roma' } });
    expect(await json!.run(asked('en'))).toMatchObject({ from: { city: 'Rome' } });
    expect(await pdf!.run(asked('pt'))).toBe(bytes);
  });
});
