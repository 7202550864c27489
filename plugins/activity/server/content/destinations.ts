import type { Language } from '@/core/contract';
import {
  airportName,
  airportsOf,
  cityName,
  distanceBetween,
  findPlace,
  placeIn,
  placesFor,
} from '@/server/reference';
import { type Point, WORLD_CITIES, type WorldCity, worldCity } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
import { fold } from '@/server/reference/suggest';
import { likeName, type Named, namesOf } from '@/server/reference/world/named';
import type { Destination } from '../../contract/place';
import type { Activity } from './activity';
import { activitiesIn } from './activities';

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es'];
const RANK: readonly Destination['destinationType'][] = ['city', 'landmark', 'airport'];
/** Kilometres around a city, and around something in it. */
const CITY_RADIUS = 40;
const NEAR_RADIUS = 3;
/** Letters of a country's name that tell it. */
const LEAST_OF_COUNTRY = 4;
/** Names that are looked through for those with something to do. */
const CANDIDATES = 40;

/** Somewhere in the embedded world. */
interface Known extends Named {
  readonly id: string;
  readonly kind: Destination['destinationType'];
  readonly cityId: string;
  readonly at: Point;
  /** Kilometres to look around it. */
  readonly radius: number;
  readonly nameIn: (language: Language) => string;
}

function known(place: Omit<Known, 'names'>, ...aliases: readonly string[]): Known {
  return { ...place, names: namesOf([...LANGUAGES.map(place.nameIn), ...aliases]) };
}

function placesOf(city: WorldCity): Known[] {
  const cityId = city.id;
  return [
    known(
      {
        ...{ id: cityId, kind: 'city', cityId, at: city, radius: CITY_RADIUS },
        nameIn: (language) => cityName(cityId, language),
      },
      // Whoever types an airport's code goes to its city.
      ...[cityId, ...airportsOf(cityId).map(({ code }) => code)],
    ),
    ...city.landmarks.map((landmark) =>
      known(
        {
          ...{ id: landmark.id, kind: 'landmark' as const, cityId, at: landmark, radius: NEAR_RADIUS },
          nameIn: () => landmark.name,
        },
        ...landmark.aliases,
      ),
    ),
    ...airportsOf(cityId).map((airport) =>
      known(
        {
          ...{ id: `airport-${airport.code}`, kind: 'airport' as const, cityId, at: airport },
          radius: CITY_RADIUS,
          nameIn: (language) => airportName(airport.code, language),
        },
        airport.code,
      ),
    ),
  ];
}

let all: ReadonlyMap<string, Known> | undefined;
const everyPlace = (): ReadonlyMap<string, Known> =>
  (all ??= new Map(WORLD_CITIES.flatMap(placesOf).map((place) => [place.id, place])));

/** Where a search looks. */
export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
  /** Of the embedded world; null elsewhere. */
  readonly cityCode: string | null;
}

/** What there is to do around a point of the embedded world. */
export const activitiesAround = ({ cityCode, radius, ...point }: Around): readonly Activity[] =>
  cityCode === null
    ? []
    : activitiesIn(cityCode).filter(({ meets }) => distanceBetween(point, meets) <= radius);

const aroundOf = ({ at, radius, cityId, kind }: Known): Around => {
  // Nobody wants to do something at an airport, but in its city.
  const { latitude, longitude } = kind === 'airport' ? worldCity(cityId)! : at;
  return { latitude, longitude, radius, cityCode: cityId };
};

function said(place: Known, language: Language): Destination {
  const { id, kind, cityId, at, nameIn } = place;
  const country = countryIn(worldCity(cityId)!.country, language);
  return {
    destinationId: id,
    destinationName: nameIn(language),
    destinationType: kind,
    context: kind === 'city' ? country : `${cityName(cityId, language)}, ${country}`,
    ...{ latitude: at.latitude, longitude: at.longitude },
    activityCount: activitiesAround(aroundOf(place)).length,
  };
}

/** A city of the reference data where the embedded suppliers have nothing. */
function bareCity(
  id: string,
  language: Language,
): { readonly destination: Destination; readonly around: Around } | null {
  const known = findPlace(id) ?? findPlace(`city:${id}`);
  if (known?.kind !== 'city' || worldCity(known.cityCode)) return null;
  const { name, country, latitude, longitude, cityCode } = { ...known, ...placeIn(known, language) };
  return {
    destination: {
      ...{ destinationId: id, destinationName: name, destinationType: 'city' },
      context: countryIn(country, language),
      ...{ latitude, longitude, activityCount: 0 },
    },
    around: { latitude, longitude, radius: CITY_RADIUS, cityCode },
  };
}

const hasSomething = ({ activityCount }: Destination): boolean => (activityCount ?? 0) > 0;

/** The cities with something to do, that with most of it first. */
const withMost = (cities: readonly WorldCity[], language: Language): Destination[] =>
  cities
    .map(({ id }) => said(everyPlace().get(id)!, language))
    .filter(hasSomething)
    .sort((a, b) => b.activityCount! - a.activityCount!);

/** Cities of a country whose name begins with what was typed, in any language. */
const citiesOfCountry = (typed: string): WorldCity[] =>
  typed.length < LEAST_OF_COUNTRY
    ? []
    : WORLD_CITIES.filter(({ country }) =>
        LANGUAGES.some((language) => fold(countryIn(country, language)).startsWith(typed)),
      );

/** R313: what a typed text may mean, best first, and of that what has something to do; the cities with most where nothing is typed. */
export function findDestinations(text: string, language: Language, size: number): Destination[] {
  const typed = fold(text);
  if (typed === '') return withMost(WORLD_CITIES, language).slice(0, size);
  const rank = ({ kind }: Known) => RANK.indexOf(kind);
  const like = likeName(everyPlace(), text, { rank, size: CANDIDATES });
  const isNamed = ({ names }: Known) => names.some(({ words }) => words.includes(` ${typed}`));
  const tell = (places: readonly Known[]) => places.map((place) => said(place, language));
  const bare = placesFor(text, language, ['city'])
    .map(({ id }) => bareCity(id, language)?.destination)
    .filter((place) => place !== undefined);
  const named = tell(like.filter(isNamed)).filter(hasSomething);
  const isCity = ({ destinationType }: Destination) => destinationType === 'city';
  const good = [
    ...named.filter(isCity),
    ...withMost(citiesOfCountry(typed), language),
    ...named.filter((place) => !isCity(place)),
  ];
  // What goes by exactly this name is meant, whether there is anything to do or not; by a code, where it is nothing else.
  const isMeant = ({ destinationId, destinationName }: Destination) =>
    fold(destinationName) === typed || (good.length === 0 && fold(destinationId) === `city ${typed}`);
  const all = [
    ...good,
    ...bare.filter(isMeant),
    ...tell(like.filter((place) => !isNamed(place))).filter(hasSomething),
  ];
  const found = all.length > 0 ? all : [...tell(like), ...bare];
  return [...new Map(found.map((place) => [place.destinationId, place])).values()].slice(0, size);
}

/** A destination by its id, with where its search looks. */
export function destinationOf(
  id: string,
  language: Language,
): { readonly destination: Destination; readonly around: Around } | undefined {
  const place = everyPlace().get(id);
  if (place) return { destination: said(place, language), around: aroundOf(place) };
  return bareCity(id, language) ?? undefined;
}
