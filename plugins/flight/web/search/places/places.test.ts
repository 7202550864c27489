import { describe, expect, it } from 'vitest';
import { PLACES } from '../../testing/fixtures';
import { countryNamer, nameCountries, placeOf, placeOfCode, toOption, toPlaceGroups } from './places';

describe('place suggestions', () => {
  const groups = toPlaceGroups(PLACES, 'All airports');

  it('R194 puts a city above its airports and leaves a lone airport alone', () => {
    expect(groups[0]!.options.map(({ code, kind, nested }) => [code, kind, nested ?? false])).toEqual([
      ['LON', 'city', false],
      ['LHR', 'airport', true],
      ['LGW', 'airport', true],
      ['STN', 'airport', true],
    ]);
    expect(groups[1]!.options).toEqual([
      {
        id: 'airport:YXU',
        label: 'London',
        detail: 'London International · Canada',
        code: 'YXU',
        kind: 'airport',
        nested: false,
      },
    ]);
  });

  it('R194 puts an airport that was named itself above its city, and not below it as well', () => {
    const [london] = PLACES as [(typeof PLACES)[number]];
    const alone = {
      ...london,
      code: 'LGW',
      isCity: false,
      airports: london.airports.filter(({ code }) => code === 'LGW'),
    };
    const shown = toPlaceGroups([alone, london], 'All airports');
    expect(shown.map(({ options }) => options.map(({ code }) => code))).toEqual([
      ['LGW'],
      ['LON', 'LHR', 'STN'],
    ]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
    expect(placeOfCode([alone, london], 'LGW')?.isCity).toBe(false);
    expect(placeOfCode([alone, london], 'LON')?.isCity).toBe(true);
  });

  it('names countries in the language of the reader, and keeps the name of an unknown code', () => {
    const [london, canadian] = nameCountries(PLACES, 'pt');
    expect([london!.country, london!.airports[0]!.country]).toEqual(['Reino Unido', 'Reino Unido']);
    expect(canadian!.country).toBe('Canadá');
    const odd = nameCountries([{ ...PLACES[0]!, countryShortCode: 'QM' }], 'pt');
    expect(odd[0]!.country).toBe('United Kingdom');
    // A place that was searched for in another language.
    expect(countryNamer('pt')(placeOfCode(PLACES, 'YXU')!).country).toBe('Canadá');
  });

  it('finds the place of an option and of a code', () => {
    expect(placeOf(PLACES, groups[0]!.options[0]!)).toEqual({
      code: 'LON',
      name: 'London',
      country: 'United Kingdom',
      countryShortCode: 'GB',
      isCity: true,
      zone: 'Europe/London',
    });
    expect(placeOf(PLACES, groups[0]!.options[2]!)).toMatchObject({ code: 'LGW', isCity: false });
    expect(placeOfCode(PLACES, 'YXU')).toMatchObject({ name: 'London', country: 'Canada' });
    expect(placeOfCode(PLACES, 'ZZZ')).toBeNull();
  });

  it('tells a city from an airport that shares its code', () => {
    const istanbul = {
      ...PLACES[0]!,
      code: 'IST',
      city: 'Istanbul',
      airports: [{ ...PLACES[0]!.airports[0]!, code: 'IST', city: 'Istanbul' }],
    };
    expect(placeOfCode([istanbul], 'IST')?.isCity).toBe(true);
    const [city, airport] = toPlaceGroups([istanbul], 'All airports')[0]!.options;
    expect(city!.id).not.toBe(airport!.id);
    expect(placeOf([istanbul], airport!)?.isCity).toBe(false);
    expect(toOption(placeOf([istanbul], city!)!)).toMatchObject({ id: city!.id, code: 'IST' });
  });
});
