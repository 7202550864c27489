import {
  allAirports,
  allCities,
  distanceBetween,
  type KnownPlace,
  placeOfAirport,
  placeOfCity,
  placeOfStation,
  STATIONS,
} from '@/server/reference';

/** Airports with enough coming and going for a desk. */
const DESK_SIZE = 5;
/** Thousands of people in a city that has an office of its own. */
const OFFICE_PEOPLE = 120;

let counters: readonly KnownPlace[] | undefined;

/** Every place where cars are handed over. */
function allDesks(): readonly KnownPlace[] {
  return (counters ??= [
    ...[...allAirports()].filter(({ active }) => active).map(placeOfAirport),
    ...[...allCities()]
      .filter(
        ({ active, airports, population }) => active && airports.length > 0 && population >= OFFICE_PEOPLE,
      )
      .map(placeOfCity),
    ...STATIONS.map(placeOfStation),
  ].filter(({ kind, size }) => kind !== 'airport' || size >= DESK_SIZE));
}

export interface Near {
  readonly place: KnownPlace;
  /** Kilometres. */
  readonly distance: number;
}

/**
 * Kilometres that are looked around a place; around an airport or a station less. Whoever finds no airport there is shown the
 * nearest one.
 */
const AROUND = 25;
const AROUND_DESK = 5;
/** So near is at it. */
const AT = 2;
const TO_AIRPORT = 70;
const DEGREE = 111.2;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Every desk from which the airport may be reached, the nearest first. */
const desksNear = (at: Point): Near[] =>
  allDesks()
    .filter(({ latitude }) => Math.abs(latitude - at.latitude) * DEGREE <= TO_AIRPORT)
    .map((place) => ({ place, distance: distanceBetween(place, at) }))
    .filter(({ distance }) => distance <= TO_AIRPORT)
    .sort((a, b) => a.distance - b.distance || (a.place.id < b.place.id ? -1 : 1));

const reachOf = ([nearest]: readonly Near[]): number =>
  nearest && nearest.place.kind !== 'city' && nearest.distance <= AT ? AROUND_DESK : AROUND;

/** Kilometres within which cars are looked for around a point on earth. */
export const kilometresAround = (at: Point): number => reachOf(desksNear(at));

/** Where cars are handed over near a point on earth, the nearest first. */
export function countersNear(at: Point): Near[] {
  const near = desksNear(at);
  const reach = reachOf(near);
  const around = near.filter(({ distance }) => distance <= reach);
  return around.some(({ place }) => place.kind === 'airport')
    ? around
    : [
        ...around,
        ...near
          .filter(({ place }) => place.kind === 'airport' && !around.some((each) => each.place === place))
          .slice(0, 1),
      ];
}
