import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceBetween } from '@/server/reference';
import { memoryKept } from '../testing/memory-kept';
import { createDestinations } from './destinations';

const LISBON = { latitude: 38.72, longitude: -9.14 };
const place = fc.record({
  latitude: fc.double({ min: 38, max: 39.4, noNaN: true }),
  longitude: fc.double({ min: -10, max: -8.3, noNaN: true }),
  type: fc.constantFrom('CITY', 'REGION'),
});

it('the destination of a search is the nearest city within sixty kilometres, else the nearest of another kind', () =>
  fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 8 }), async (places) => {
      const destinations = places.map(({ type, ...center }, index) => ({
        destinationId: index + 1,
        center,
        type,
      }));
      const ask = (() => Promise.resolve({ destinations })) as never;
      const known = createDestinations({ ask, kept: memoryKept(), now: () => new Date() });
      const near = destinations
        .map((one) => ({ ...one, far: distanceBetween(LISBON, one.center) }))
        .filter(({ far }) => far <= 60);
      const cities = near.filter(({ type }) => type === 'CITY');
      const least = Math.min(...(cities.length > 0 ? cities : near).map(({ far }) => far));
      const found = await known.near(LISBON);
      if (near.length === 0) expect(found).toBeNull();
      else expect(near.find(({ destinationId }) => String(destinationId) === found)?.far).toBe(least);
    }),
  ));
