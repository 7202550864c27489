import type { PlaceGroup, PlaceOption } from '@/core/ui/fields/place/PlaceField';
import type { Airport, AirportGroup } from '../../../contract';

/** A place as the form and the recent searches hold it: what is shown of it and the code that is searched. */
export interface Place {
  code: string;
  /** The city. */
  name: string;
  country: string;
  countryShortCode: string;
  isCity: boolean;
  /** Whose clocks flights leave by there; absent while it is on its way, and of what older releases kept. */
  zone?: string;
}

const placeFrom = (
  { code, city, country, countryShortCode }: Airport | AirportGroup,
  isCity: boolean,
  zone: string | undefined,
): Place => ({ code, name: city, country, countryShortCode, isCity, ...(zone && { zone }) });
/** The airports of a city go by one clock. */
const cityFrom = (group: AirportGroup): Place => placeFrom(group, true, group.airports[0]?.zone);
const airportFrom = (airport: Airport): Place => placeFrom(airport, false, airport.zone);

/** A city and one of its airports may share a code, so options are told apart by kind and code. */
export const toOption = (place: Place): PlaceOption => ({
  id: `${place.isCity ? 'city' : 'airport'}:${place.code}`,
  label: place.name,
  detail: place.country,
  code: place.code,
  kind: place.isCity ? 'city' : 'airport',
});

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

/**
 * Suggestions as the field shows them, in the server's order: a city above its airports (rule 3 of the guide), but for one
 * that was named itself, which stands above the city and not below it as well.
 */
export function toPlaceGroups(groups: readonly AirportGroup[], allAirports: string): PlaceGroup[] {
  const alone = new Set(
    groups.filter(({ isCity }) => !isCity).flatMap(({ airports }) => airports.map(({ code }) => code)),
  );
  const below = ({ isCity, airports }: AirportGroup) =>
    airports.filter(({ code }) => !isCity || !alone.has(code));
  return groups.map((group) => ({
    id: `${group.isCity ? 'city' : 'airport'}:${group.code}`,
    options: [
      ...(group.isCity
        ? [{ ...toOption(cityFrom(group)), detail: `${allAirports} · ${group.country}` }]
        : []),
      ...below(group).map((airport) => ({
        ...toOption(airportFrom(airport)),
        ...(group.isCity && { label: airport.name }),
        detail: group.isCity ? '' : `${airport.name} · ${airport.country}`,
        nested: group.isCity,
      })),
    ],
  }));
}

/** What may be chosen of suggestions: cities first, then airports. */
const placesOf = (groups: readonly AirportGroup[]): Place[] => [
  ...groups.filter(({ isCity }) => isCity).map(cityFrom),
  ...groups.flatMap(({ airports }) => airports).map(airportFrom),
];

/** The place that an option of these suggestions stands for. */
export const placeOf = (groups: readonly AirportGroup[], { id }: PlaceOption): Place | null =>
  placesOf(groups).find((place) => toOption(place).id === id) ?? null;

/** The place of a code in an address: a city before an airport of the same code. */
export const placeOfCode = (groups: readonly AirportGroup[], code: string): Place | null =>
  placesOf(groups).find((place) => place.code === code) ?? null;

/** A place of which only the code is known yet, while the rest is on its way. */
export const placeToCome = (code: string): Place => ({
  code,
  name: code,
  country: '',
  countryShortCode: '',
  isCity: false,
});
