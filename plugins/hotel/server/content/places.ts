import type { Language } from '@/core/contract';
import { cityName, findPlace, placeIn } from '@/server/reference';
import { named, namesLike } from '@/server/reference/names/named';
import { spellings } from '@/server/reference/names/fold';
import { namedPlaces, type NamedPlace } from '@/server/reference/names/places-named';
import { type Point, worldCity } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
import { type Suggested, type WorldPlace, worldPlaces } from '@/server/reference/world/places-in-world';
import { oncePerClock } from '@/server/selling/supplier/pool';
import type { KnownProperty } from '../../face/port';
import type { Supplied } from '@/server/ports/services';
import { suppliersOf } from '../supplier/suppliers';

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

/** In the order in which they stand where several answer alike. */
const KINDS = ['city', 'area', 'landmark', 'airport'] as const;
/** Kilometres to search around a place; an area has its own. */
const RADIUS = { city: 30, area: 0, landmark: 5, airport: 30, hotel: 1 } as const;

interface Known extends Omit<HotelPlace, 'name' | 'context'> {
  readonly nameIn: (language: Language) => string;
}

/** A place of the world with how many of the properties are about it. */
const withHotels =
  (properties: readonly KnownProperty[]) =>
  (place: WorldPlace<(typeof KINDS)[number]>): Known => {
    const hotels = properties.filter(({ cityId }) => cityId === place.cityId);
    const area = worldCity(place.cityId)!.areas.find(({ id }) => id === place.id);
    return area
      ? {
          ...place,
          radius: area.radius,
          hotelCount: hotels.filter(({ areaId }) => areaId === area.id).length,
        }
      : { ...place, radius: RADIUS[place.kind], hotelCount: hotels.length };
  };

interface World {
  /** By kind in their order, then the properties, and the cities without any. */
  readonly lists: readonly (readonly (Suggested<Known> | NamedPlace)[])[];
  readonly byId: ReadonlyMap<string, Known>;
}

function worldWith(properties: readonly KnownProperty[]): World {
  const places = worldPlaces(KINDS, withHotels(properties));
  const around = new Map(namedPlaces('area').map(({ cityCode, at }) => [cityCode, at]));
  const hotels = properties.map(({ id, name, latitude, longitude, cityId }): Suggested<Known> => {
    const { country } = worldCity(cityId)!;
    const place = { id, kind: 'hotel' as const, cityId, country, latitude, longitude, nameIn: () => name };
    return named(
      { kind: 'hotel', place: { ...place, radius: RADIUS.hotel, hotelCount: 1 } },
      { names: spellings(name), at: around.get(cityId)!, weight: 0 },
    );
  });
  const bare = namedPlaces('city').filter(({ cityCode }) => !worldCity(cityCode));
  return {
    lists: [...places, hotels, bare],
    byId: new Map([...places.flat(), ...hotels].map(({ place }) => [place.id, place])),
  };
}

function said({ nameIn, ...place }: Known, language: Language): HotelPlace {
  const where = countryIn(place.country, language);
  const context = place.kind === 'city' ? where : `${cityName(place.cityId, language)}, ${where}`;
  return { ...place, name: nameIn(language), context };
}

/** A city of the reference data where the embedded suppliers have nothing. */
export function bareCity(id: string, language: Language): HotelPlace | undefined {
  const known = findPlace(id);
  if (known?.kind !== 'city') return undefined;
  const { name, country, latitude, longitude, cityCode } = { ...known, ...placeIn(known, language) };
  return {
    ...{ id, kind: 'city', name, latitude, longitude, country, cityId: cityCode },
    context: countryIn(country, language),
    radius: RADIUS.city,
    hotelCount: 0,
  };
}

/** The places of the world, and the properties that a supplier knows. */
export interface Places {
  /** Those that a typed text may mean, best first, at most `size` of them (R251). */
  find(term: string, language: Language, size: number): HotelPlace[];
  /** The place of that id, in the language. */
  of(id: string, language?: Language): HotelPlace | undefined;
}

export function placesWith(properties: () => readonly KnownProperty[]): Places {
  let built: World | undefined;
  const world = () => (built ??= worldWith(properties()));
  return {
    find: (term, language, size) =>
      namesLike(world().lists, term)
        .slice(0, size)
        .flatMap(({ one }) =>
          'place' in one ? said(one.place, language) : (bareCity(one.id, language) ?? []),
        ),
    of(id, language = 'en') {
      const place = world().byId.get(id);
      return place && said(place, language);
    },
  };
}

/** The places of this process, with what the first of its suppliers knows that knows all it may sell. */
export const placesOf = oncePerClock((services: Supplied): Places => {
  const [properties] = suppliersOf(services).keepers.flatMap((one) => one.properties ?? []);
  return placesWith(properties ?? (() => []));
});
