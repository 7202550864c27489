import type { Language } from '@/core/contract';
import { cityName, distanceBetween, findPlace, placeIn } from '@/server/reference';
import { fold } from '@/server/reference/names/fold';
import { ANSWERS, namesLike } from '@/server/reference/names/named';
import { namedPlaces, type NamedPlace } from '@/server/reference/names/places-named';
import { WORLD_CITIES, worldCity } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
import { type Suggested, type WorldPlace, worldPlaces } from '@/server/reference/world/places-in-world';
import type { Destination } from '../../contract/place';
import type { Activity } from './activity';
import { activitiesIn } from './activities';

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

const aroundOf = ({ radius, cityId, kind, ...at }: Known): Around => {
  // Nobody wants to do something at an airport, but in its city.
  const { latitude, longitude } = kind === 'airport' ? worldCity(cityId)! : at;
  return { latitude, longitude, radius, cityCode: cityId };
};

function said(place: Known, language: Language): Destination {
  const { id, kind, cityId, latitude, longitude, nameIn } = place;
  const country = countryIn(place.country, language);
  return {
    destinationId: id,
    destinationName: nameIn(language),
    destinationType: kind,
    context: kind === 'city' ? country : `${cityName(cityId, language)}, ${country}`,
    ...{ latitude, longitude },
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
    around: { latitude, longitude, radius: RADIUS.city, cityCode },
  };
}

const hasSomething = ({ activityCount }: Destination): boolean => (activityCount ?? 0) > 0;

/** The cities with something to do, that with most of it first. */
const withMost = (language: Language): Destination[] =>
  WORLD_CITIES.map(({ id }) => said(everyPlace().byId.get(id)!, language))
    .filter(hasSomething)
    .sort((a, b) => b.activityCount! - a.activityCount!);

interface Found {
  readonly rank: number;
  readonly destination: Destination;
}

/** What an answer of the index stands for here; whoever types an airport's code goes to its city. */
function destinationFor(
  one: Suggested<Known> | NamedPlace,
  rank: number,
  language: Language,
): Destination | undefined {
  if ('place' in one)
    return said(rank === ANSWERS.code ? everyPlace().byId.get(one.place.cityId)! : one.place, language);
  return bareCity(`city:${one.cityCode}`, language)?.destination;
}

/** R313: what a typed text may mean, best first, and of that what has something to do; the cities with most where nothing is typed. */
export function findDestinations(text: string, language: Language, size: number): Destination[] {
  if (fold(text) === '') return withMost(language).slice(0, size);
  const answers = namesLike(everyPlace().lists, text);
  const tell = (some: typeof answers): Found[] =>
    some.slice(0, CANDIDATES).flatMap(({ one, rank }) => {
      const destination = destinationFor(one, rank, language);
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
          ? b.destination.activityCount! - a.destination.activityCount!
          : 0),
    )
    .map(({ destination }) => destination);
  return [...new Map(found.map((place) => [place.destinationId, place])).values()].slice(0, size);
}

/** A destination by its id, with where its search looks. */
export function destinationOf(
  id: string,
  language: Language,
): { readonly destination: Destination; readonly around: Around } | undefined {
  const place = everyPlace().byId.get(id);
  if (place) return { destination: said(place, language), around: aroundOf(place) };
  return bareCity(id, language) ?? undefined;
}
