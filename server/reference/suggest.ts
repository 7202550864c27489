import { type Airport, type City, findAirport, findCity } from './airports';
import { ANSWERS } from './names/named';
import { foldName } from './names/fold';
import { namedPlaces, type NamedKind, type NamedPlace, placesLike } from './names/places-named';

/** A city that answers, with its airports in service. */
export interface Suggestion {
  readonly city: City;
  /** The airports to offer, one that was named first. */
  readonly airports: readonly Airport[];
  /** What was meant of the city, where that is not the city itself: an airport by its code or its own name. */
  readonly named: NamedPlace | null;
}

function suggestionOf(code: string, named: NamedPlace | null): Suggestion {
  const city = findCity(code)!;
  const airports = city.airports.filter(({ active }) => active);
  const first = named?.iata ? findAirport(named.iata) : undefined;
  return {
    city,
    airports: first ? [first, ...airports.filter((airport) => airport !== first)] : airports,
    named,
  };
}

/** Whether somebody named this alone: it answers better than its city and than the rest of it. */
const isMeant = (
  best: { readonly one: NamedPlace; readonly rank: number },
  others: readonly { readonly one: NamedPlace; readonly rank: number }[],
): boolean =>
  best.one.kind !== 'city' &&
  best.rank !== ANSWERS.words &&
  !others.some(
    ({ one, rank }) => one !== best.one && one.cityCode === best.one.cityCode && rank <= best.rank,
  );

/** Cities for what somebody typed, by the best of what is in them. Empty text: those with most traffic. */
export function suggestCities(typed: string, kinds: readonly NamedKind[], limit: number): Suggestion[] {
  if (foldName(typed) === '') {
    const cities = [...namedPlaces('city')].sort((a, b) => b.weight - a.weight);
    return cities.slice(0, limit).map(({ cityCode }) => suggestionOf(cityCode, null));
  }
  const found = placesLike(typed, kinds);
  const best = new Map<string, (typeof found)[number]>();
  for (const answer of found) if (!best.has(answer.one.cityCode)) best.set(answer.one.cityCode, answer);
  return [...best.values()]
    .slice(0, limit)
    .map((answer) => suggestionOf(answer.one.cityCode, isMeant(answer, found) ? answer.one : null));
}

/** Cities with airports for what somebody typed; an exact code or name comes first. */
export const suggestPlaces = (typed: string, limit = 10): Suggestion[] =>
  suggestCities(typed, ['city', 'airport'], limit);
