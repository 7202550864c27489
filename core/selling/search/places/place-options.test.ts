import { describe, expect, it } from 'vitest';
import type { Place } from '../../../contract/reference';
import { toGroups, toOption } from './place-options';

const place = (
  id: string,
  kind: Place['kind'],
  name: string,
  city: string,
  iata: string | null = null,
): Place => ({
  ...{ id, kind, name, city, iata },
  ...{ country: 'PT', latitude: 0, longitude: 0, zone: 'Europe/Lisbon' },
});
const PLACES = {
  lisbon: place('city:LIS', 'city', 'Lisbon', 'Lisbon'),
  lisbonAirport: place('airport:LIS', 'airport', 'Humberto Delgado', 'Lisbon', 'LIS'),
  portoAirport: place('airport:OPO', 'airport', 'Francisco Sá Carneiro', 'Porto', 'OPO'),
};

describe('what a place field offers', () => {
  const words = { kind: (kind: string) => kind, country: (code: string) => code };

  it('tells an airport from a city and a station of the same town', () => {
    expect(toOption(PLACES.lisbonAirport, words)).toEqual({
      id: 'airport:LIS',
      label: 'Humberto Delgado',
      detail: 'airport · Lisbon, PT',
      code: 'LIS',
      kind: 'airport',
    });
    expect(toOption(PLACES.lisbon, words).detail).toBe('city · PT');
    const groups = toGroups([PLACES.lisbon, PLACES.lisbonAirport, PLACES.portoAirport], words);
    expect(groups.map(({ options }) => options.length)).toEqual([2, 1]);
  });
});
