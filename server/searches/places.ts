import type { Language } from '@/core/contract';
import { findAirport } from '../reference/airports';
import { airportName, cityName } from '../reference/place-names';

/** A place by its code, so that whoever reads of it later finds it in the own language. */
export interface NotedPlace {
  readonly code: string;
  /** `city-of-airport`: the city with the airport's code, as people write where they fly to. */
  readonly as: 'city' | 'airport' | 'city-of-airport';
}

function nameOf({ code, as }: NotedPlace, language: Language): string {
  if (as === 'city') return cityName(code, language);
  if (as === 'airport') return airportName(code, language);
  const airport = findAirport(code);
  return airport ? `${cityName(airport.cityCode, language)} (${code})` : cityName(code, language);
}

/** From where to where, in a language. */
export const namesOf = (places: readonly NotedPlace[], language: Language): string =>
  places.map((place) => nameOf(place, language)).join(' – ');
