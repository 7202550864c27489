import type { Language } from '@/core/contract';
import { cityName, findPlace, placeIn } from '@/server/reference';
import { fold } from '@/server/reference/names/fold';
import { ANSWERS, namesLike } from '@/server/reference/names/named';
import { namedPlaces, type NamedPlace } from '@/server/reference/names/places-named';
import { WORLD_CITIES, worldCity } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
import { type Suggested, type WorldPlace, worldPlaces } from '@/server/reference/world/places-in-world';
import type { Destination } from '../../contract/place';
import type { Around } from '../../face/port';
import type { ActivitySuppliers } from '../suppliers';

/** In the order in which they stand where several answer alike. */
const KINDS = ['city', 'landmark', 'airport'] as const;
/** Kilometres to look around a place. */
const RADIUS = { city: 40, landmark: 3, airport: 40 } as const;
/** Names that are looked through for those with something to do. */
const CANDIDATES = 40;

/** Somewhere in the embedded world. */
interface Known extends WorldPlace<(typeof KINDS)[number]> {
  readonly radius: number;
}

interface World {
  /** By kind in their order, then cities and airports elsewhere. */
  readonly lists: readonly (readonly (Suggested<Known> | NamedPlace)[])[];
  readonly byId: ReadonlyMap<string, Known>;
}

let world: World | undefined;

function everyPlace(): World {
  if (world) return world;
  const lists = worldPlaces(KINDS, (place): Known => ({ ...place, radius: RADIUS[place.kind] }));
  const elsewhere = (['city', 'airport'] as const).map((kind) =>
    namedPlaces(kind).filter(({ cityCode }) => !worldCity(cityCode)),
  );
  world = {
    lists: [...lists, ...elsewhere],
    byId: new Map(lists.flat().map(({ place }) => [place.id, place])),
  };
  return world;
}

/** How destinations are told of. */
export interface Telling extends Pick<ActivitySuppliers, 'countAround'> {
  readonly language: Language;
}

const aroundKnown = ({ radius, cityId, kind, ...at }: Known): Around => {
  // Nobody wants to do something at an airport, but in its city.
  const { latitude, longitude } = kind === 'airport' ? worldCity(cityId)! : at;
  return { latitude, longitude, radius, cityCode: cityId };
};

function said(place: Known, { language, countAround }: Telling): Destination {
  const { id, kind, cityId, latitude, longitude, nameIn } = place;
  const country = countryIn(place.country, language);
  return {
    destinationId: id,
    destinationName: nameIn(language),
    destinationType: kind,
    context: kind === 'city' ? country : `${cityName(cityId, language)}, ${country}`,
    ...{ latitude, longitude },
    activityCount: countAround(aroundKnown(place)),
  };
}

/** A city of the reference data outside of the embedded world. */
function cityElsewhere(id: string) {
  const known = findPlace(id) ?? findPlace(`city:${id}`);
  return known?.kind !== 'city' || worldCity(known.cityCode) ? undefined : known;
}

/** Where a search of a destination looks. */
export function aroundOf(id: string): Around | undefined {
  const place = everyPlace().byId.get(id);
  if (place) return aroundKnown(place);
  const city = cityElsewhere(id);
  if (!city) return undefined;
  const { latitude, longitude, cityCode } = city;
  return { latitude, longitude, radius: RADIUS.city, cityCode };
}

/** A destination by its id. */
export function destinationOf(id: string, telling: Telling): Destination | undefined {
  const place = everyPlace().byId.get(id);
  if (place) return said(place, telling);
  const city = cityElsewhere(id);
  if (!city) return undefined;
  const { latitude, longitude, name, country } = { ...city, ...placeIn(city, telling.language) };
  return {
    ...{ destinationId: id, destinationName: name, destinationType: 'city' },
    context: countryIn(country, telling.language),
    ...{ latitude, longitude, activityCount: telling.countAround(aroundOf(id)!) },
  };
}

/** Where nobody says how much there is, there may be something. */
const hasSomething = ({ activityCount }: Destination): boolean => activityCount !== 0;
const mostFirst = (a: Destination, b: Destination): number => (b.activityCount ?? 0) - (a.activityCount ?? 0);

/** The cities with something to do, that with most of it first. */
const withMost = (telling: Telling): Destination[] =>
  WORLD_CITIES.map(({ id }) => said(everyPlace().byId.get(id)!, telling))
    .filter(hasSomething)
    .sort(mostFirst);

interface Found {
  readonly rank: number;
  readonly destination: Destination;
}

/** What an answer of the index stands for here; whoever types an airport's code goes to its city. */
function destinationFor(
  one: Suggested<Known> | NamedPlace,
  rank: number,
  telling: Telling,
): Destination | undefined {
  if ('place' in one)
    return said(rank === ANSWERS.code ? everyPlace().byId.get(one.place.cityId)! : one.place, telling);
  return destinationOf(`city:${one.cityCode}`, telling);
}

/** R313: what a typed text may mean, best first, and of that what has something to do; the cities with most where nothing is typed. */
export function findDestinations(text: string, telling: Telling, size: number): Destination[] {
  if (fold(text) === '') return withMost(telling).slice(0, size);
  const answers = namesLike(everyPlace().lists, text);
  const tell = (some: typeof answers): Found[] =>
    some.slice(0, CANDIDATES).flatMap(({ one, rank }) => {
      const destination = destinationFor(one, rank, telling);
      return destination ? [{ rank, destination }] : [];
    });
  const here = tell(answers.filter(({ one }) => 'place' in one)).filter(({ destination }) =>
    hasSomething(destination),
  );
  const isAnswered = here.some(({ rank }) => rank <= ANSWERS.words);
  // What goes by exactly this name is meant, whether there is anything to do or not; by a code, where it is nothing else.
  const meant = answers.filter(
    ({ one, rank }) => !('place' in one) && (rank === ANSWERS.name || (rank === ANSWERS.code && !isAnswered)),
  );
  const good = [...here, ...tell(meant)];
  const found = (good.length > 0 ? good : tell(answers))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === ANSWERS.country || a.rank === ANSWERS.inCountry
          ? mostFirst(a.destination, b.destination)
          : 0),
    )
    .map(({ destination }) => destination);
  return [...new Map(found.map((place) => [place.destinationId, place])).values()].slice(0, size);
}
