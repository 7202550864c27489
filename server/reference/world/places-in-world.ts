import type { Language } from '@/core/contract';
import { findAirport } from '../airports';
import type { Named } from '../names/named';
import { namedPlaces, type NamedKind, type NamedPlace } from '../names/places-named';
import { airportName, cityName } from '../place-names';
import { type Point, worldCity } from './cities';

type Kind = Exclude<NamedKind, 'station'>;

/** A place of the embedded world that goes by a name. */
export interface WorldPlace<K extends Kind = Kind> extends Point {
  /** The code of a city, `airport-LIS`, and of an area and a landmark its own. */
  readonly id: string;
  readonly kind: K;
  readonly cityId: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly nameIn: (language: Language) => string;
}

function placeOf<K extends Kind>(kind: K, { id, cityCode, iata }: NamedPlace): WorldPlace<K> | null {
  const city = worldCity(cityCode);
  if (!city) return null;
  const { country } = city;
  const placeAt = (
    { latitude, longitude }: Point,
    own: string,
    nameIn: (language: Language) => string,
  ): WorldPlace<K> => ({ id: own, kind, cityId: cityCode, country, latitude, longitude, nameIn });
  if (kind === 'city') return placeAt(city, cityCode, (language) => cityName(cityCode, language));
  if (iata !== null)
    return placeAt(findAirport(iata)!, `airport-${iata}`, (language) => airportName(iata, language));
  const called = [...city.areas, ...city.landmarks].find((each) => each.id === id)!;
  return placeAt(called, id, () => called.name);
}

/** Something to suggest, as it is in the index of names. */
export type Suggested<Place> = Named & { readonly place: Place };

/** The places of the embedded world of these kinds, a list for each, as a product knows them. */
export const worldPlaces = <Place, K extends Kind>(
  kinds: readonly K[],
  knownAs: (place: WorldPlace<K>) => Place,
): Suggested<Place>[][] =>
  kinds.map((kind) =>
    namedPlaces(kind).flatMap((one) => {
      const place = placeOf(kind, one);
      return place ? [{ ...one, place: knownAs(place) }] : [];
    }),
  );
