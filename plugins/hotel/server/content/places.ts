import type { Language } from '@/core/contract';
import { airportName, airportsOf, cityName } from '@/server/reference';
import { WORLD_CITIES, type WorldCity, type Point } from '@/server/reference/world/cities';
import { likeName, type Named, namesOf } from '@/server/reference/world/named';
import { countryIn } from '@/server/reference/world/country-in';
import { allHotels, hotelsIn } from './hotels';

export type HotelPlaceKind = 'city' | 'area' | 'landmark' | 'airport' | 'hotel';

/** Somewhere to look for a stay. */
export interface HotelPlace extends Point {
  readonly id: string;
  readonly kind: HotelPlaceKind;
  /** In the language asked for. */
  readonly name: string;
  /** Where it is: "Lisbon, Portugal". */
  readonly context: string;
  /** Kilometres to search around it. */
  readonly radius: number;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly cityId: string;
  /** Properties of its city, of its area, or 1 for a property. */
  readonly hotelCount: number;
}

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es'];
const RANK: readonly HotelPlaceKind[] = ['city', 'area', 'landmark', 'airport', 'hotel'];

interface Known extends Omit<HotelPlace, 'name' | 'context'>, Named {
  readonly nameIn: (language: Language) => string;
}

function known(place: Omit<Known, 'names'>, ...aliases: string[]): Known {
  return { ...place, names: namesOf([...LANGUAGES.map(place.nameIn), ...aliases]) };
}

function placesOf(city: WorldCity): Known[] {
  const here = { country: city.country, cityId: city.id };
  const count = hotelsIn(city.id).length;
  const at = ({ latitude, longitude }: Point) => ({ latitude, longitude });
  return [
    known({
      ...here,
      ...at(city),
      id: city.id,
      kind: 'city',
      radius: 30,
      hotelCount: count,
      nameIn: (language) => cityName(city.id, language),
    }),
    ...city.areas.map((area) =>
      known({
        ...here,
        ...at(area),
        id: area.id,
        kind: 'area',
        radius: area.radius,
        hotelCount: hotelsIn(city.id).filter(({ areaId }) => areaId === area.id).length,
        nameIn: () => area.name,
      }),
    ),
    ...city.landmarks.map((landmark) =>
      known(
        {
          ...here,
          ...at(landmark),
          id: landmark.id,
          kind: 'landmark',
          radius: 5,
          hotelCount: count,
          nameIn: () => landmark.name,
        },
        ...landmark.aliases,
      ),
    ),
    ...airportsOf(city.id).map((airport) =>
      known(
        {
          ...here,
          ...at(airport),
          id: `airport-${airport.code}`,
          kind: 'airport',
          radius: 30,
          hotelCount: count,
          nameIn: (language) => airportName(airport.code, language),
        },
        airport.code,
      ),
    ),
  ];
}

let all: ReadonlyMap<string, Known> | undefined;

function everyPlace(): ReadonlyMap<string, Known> {
  if (all) return all;
  const hotels = allHotels().map((hotel) =>
    known({
      id: hotel.id,
      kind: 'hotel',
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      radius: 1,
      country: WORLD_CITIES.find(({ id }) => id === hotel.cityId)!.country,
      cityId: hotel.cityId,
      hotelCount: 1,
      nameIn: () => hotel.name,
    }),
  );
  const places = [...WORLD_CITIES.flatMap(placesOf), ...hotels];
  all = new Map(places.map((place) => [place.id, place]));
  return all;
}

function said({ nameIn, names: _, ...place }: Known, language: Language): HotelPlace {
  const where = countryIn(place.country, language);
  const context = place.kind === 'city' ? where : `${cityName(place.cityId, language)}, ${where}`;
  return { ...place, name: nameIn(language), context };
}

/** The places that a typed text may mean, best first, at most `size` of them (R251). */
export function findPlaces(term: string, language: Language, size: number): HotelPlace[] {
  const rank = ({ kind }: Known) => RANK.indexOf(kind);
  return likeName(everyPlace(), term, { rank, size }).map((place) => said(place, language));
}

/** The place of that id, in the language. */
export function placeOf(id: string, language: Language = 'en'): HotelPlace | undefined {
  const place = everyPlace().get(id);
  return place && said(place, language);
}
