import { expect, test } from 'vitest';
import { REGIONS } from '../facts/exonyms';
import { cityName } from '../place-names';
import { placesLike } from './places-named';

test('every city is found by its name with any name of any region that it lies in', () => {
  for (const entry of REGIONS.trim().split(/[;\n]/)) {
    const [names, cities] = entry.split('=').map((each) => each.split(','));
    for (const code of cities!)
      for (const name of names!) {
        const found = placesLike(`${cityName(code, 'en')} ${name}`, ['city']);
        expect(
          found.map(({ one }) => one.cityCode),
          `${code}, ${name}`,
        ).toContain(code);
      }
  }
});
