import type { PlaceOption } from '@/core/ui/fields/place/PlaceField';
import type { Airport, AirportGroup } from '../../../contract';

/** A place as the form and the recent searches hold it: what is shown of it and the code that is searched. */
export interface Place {
  code: string;
  /** The city. */
  name: string;
  country: string;
  countryShortCode: string;
  isCity: boolean;
}

const cityOf = (group: AirportGroup): Place => ({
  code: group.code,
  name: group.city,
  country: group.country,
  countryShortCode: group.countryShortCode,
  isCity: true,
});
const airportOf = (airport: Airport): Place => ({
  code: airport.code,
  name: airport.city,
  country: airport.country,
  countryShortCode: airport.countryShortCode,
  isCity: false,
});

/** A city and one of its airports may share a code, so options are told apart by kind and code. */
const optionId = (kind: 'city' | 'airport', code: string) => `${kind}:${code}`;

export const toOption = (place: Place): PlaceOption => ({
  id: optionId(place.isCity ? 'city' : 'airport', place.code),
  label: place.name,
  detail: place.country,
  code: place.code,
  kind: place.isCity ? 'city' : 'airport',
});

export interface PlaceGroup {
  id: string;
  options: PlaceOption[];
}

/** Names the country of a place in the reader's language; one without a known code keeps its name. */
export function countryNamer(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return <T extends Pick<Place, 'country' | 'countryShortCode'>>(place: T): T => ({
    ...place,
    country: (/^[A-Z]{2}$/.test(place.countryShortCode) && names.of(place.countryShortCode)) || place.country,
  });
}

/** Suggestions with their countries in the reader's language. */
export function nameCountries(groups: readonly AirportGroup[], locale: string): AirportGroup[] {
  const named = countryNamer(locale);
  return groups.map((group) => ({ ...named(group), airports: group.airports.map(named) }));
}

/** Suggestions as the field shows them, in the server's order: a city above its airports (rule 3 of the guide). */
export function toPlaceGroups(groups: readonly AirportGroup[], allAirports: string): PlaceGroup[] {
  return groups.map((group) => ({
    id: group.code,
    options: [
      ...(group.isCity
        ? [
            {
              id: optionId('city', group.code),
              label: group.city,
              detail: `${allAirports} · ${group.country}`,
              code: group.code,
              kind: 'city' as const,
            },
          ]
        : []),
      ...group.airports.map((airport) => ({
        id: optionId('airport', airport.code),
        label: group.isCity ? airport.name : airport.city,
        detail: group.isCity ? '' : `${airport.name} · ${airport.country}`,
        code: airport.code,
        kind: 'airport' as const,
        nested: group.isCity,
      })),
    ],
  }));
}

/** The place that an option of these suggestions stands for. */
export function placeOf(groups: readonly AirportGroup[], option: PlaceOption): Place | null {
  for (const group of groups) {
    if (group.isCity && optionId('city', group.code) === option.id) return cityOf(group);
    const airport = group.airports.find(({ code }) => optionId('airport', code) === option.id);
    if (airport) return airportOf(airport);
  }
  return null;
}

/** The place of a code in an address: a city before an airport of the same code. */
export function placeOfCode(groups: readonly AirportGroup[], code: string): Place | null {
  const city = groups.find((group) => group.isCity && group.code === code);
  if (city) return cityOf(city);
  const airport = groups.flatMap((group) => group.airports).find((found) => found.code === code);
  return airport ? airportOf(airport) : null;
}

/** A place of which only the code is known yet, while the rest is on its way. */
export const placeToCome = (code: string): Place => ({
  code,
  name: code,
  country: '',
  countryShortCode: '',
  isCity: false,
});
