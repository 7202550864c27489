import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** Where a car may be picked up: in a city, at an airport, at a railway station. */
export { Place as CarPlace } from '@/core/contract';

/** R289: the countries that a driver may live in. */
export const findCountries = endpoint({
  method: 'GET',
  path: '/api/car-rental/findCountries/EN',
  access: 'public',
  summary: 'Countries of residence: English name and ISO 3166 alpha-2 code.',
  response: z.array(z.object({ name: z.string(), code: z.string() })),
});
