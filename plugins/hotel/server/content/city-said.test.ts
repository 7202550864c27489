import { expect, it } from 'vitest';
import { cityIn } from './city-said';

const at = (city: string, country: string) => ({ id: 'h', address: { city, country, line: 'Rua 1' } });

it('names a city as its reader does, and leaves one that is not known', () => {
  expect(cityIn('pt', at('Lisbon', 'PT')).address).toEqual({ city: 'Lisboa', country: 'PT', line: 'Rua 1' });
  expect(cityIn('en', at('Lisbon', 'PT')).address.city).toBe('Lisbon');
  const kept = at('Lisbon', 'PT');
  expect(['pt', 'en', 'es'].map((language) => cityIn(language as 'pt', kept).address.city)).toEqual([
    ...['Lisboa', 'Lisbon', 'Lisboa'],
  ]);
  expect(cityIn('es', at('Lisbon', 'US')).address.city).toBe('Lisbon');
});
