import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { AIRPORT_NAMES, CITY_NAMES } from '../../server/reference/facts/places';
import { buildCountries, buildCurrencies, buildRates, buildTimeZones } from './countries';
import { buildFonts, buildPaperFonts } from './fonts';
import { buildPlaces } from './places';

const committed = (name: string): unknown =>
  JSON.parse(readFileSync(`server/reference/data/${name}.json`, 'utf8'));
const rowOf = (name: string, code: string) => (committed(name) as string[][]).find(([own]) => own === code);

describe('what `npm run reference` writes', () => {
  let built: Record<string, unknown>;
  beforeAll(async () => {
    const countries = buildCountries();
    built = {
      ...(await buildPlaces(new Set(countries.map(([code]) => code)))),
      countries,
      currencies: buildCurrencies(),
      'time-zones': buildTimeZones(),
      rates: buildRates(),
      fonts: buildFonts(),
      'paper-fonts': await buildPaperFonts(),
    };
  }, 60_000);

  it.each(['airports', 'cities', 'countries', 'currencies', 'time-zones', 'rates', 'fonts', 'paper-fonts'])(
    'is what is committed: nobody mends %s by hand',
    (name) => {
      // By row, so that a difference is read at once.
      const [is, was] = [built[name], committed(name)].map((all) =>
        Object.values(all as object).map((row) => JSON.stringify(row)),
      );
      expect(is!.filter((row) => !was!.includes(row))).toEqual([]);
      expect(was!.length).toBe(is!.length);
    },
  );

  it('has the names that are mended in the facts', () => {
    const mended = [...AIRPORT_NAMES.matchAll(/([A-Z]{3})=(.+)/g)];
    expect(mended.length).toBeGreaterThan(0);
    for (const [, code, name] of mended) expect(rowOf('airports', code!)?.[1]).toBe(name);
    expect(CITY_NAMES).toContain('STI=Santiago ');
    expect(rowOf('cities', 'STI')?.[1]).toBe('Santiago');
  });
});
