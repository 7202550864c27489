import { distanceBetween } from '../airports';
import { WORLD_CITIES, type WorldCity, type Point } from './cities';

/** The city whose middle is nearest. */
export const nearestCity = (place: Point): WorldCity =>
  WORLD_CITIES.reduce((near, city) =>
    distanceBetween(city, place) < distanceBetween(near, place) ? city : near,
  );

/** Kilometres from its middle within which a property is a city's. */
const IN_CITY = 40;

/** The city that a property is in; null of one that is in none of ours. */
export function cityAbout(place: Point): WorldCity | null {
  const nearest = nearestCity(place);
  return distanceBetween(nearest, place) < IN_CITY ? nearest : null;
}

/** Kilometres up to which a place goes by the calendar of the nearest city. */
const NEAR = 500;

/** The zone of a place; of one far from every city the last to begin a day, so that nobody is refused a day too early. */
export function zoneNear(place: Point): string {
  const city = nearestCity(place);
  return distanceBetween(city, place) < NEAR ? city.zone : 'Pacific/Pago_Pago';
}
