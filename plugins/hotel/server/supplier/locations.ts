import type { Language } from '@/core/contract';
import { oncePerClock } from '@/server/selling/supplier/pool';
import { type HotelPlace, LOCATION_SEARCH_CACHE, pointOf } from '../../contract';
import { type Places, placesOf } from '../content/places';
import { suggestedOf } from '../content/suggested';
import { hostedLocations } from './location-host';
import type { Supplied } from '@/server/ports/services';

/** Who knows places to look for a stay. */
export interface Locations {
  find(term: string, language: Language, size: number): Promise<HotelPlace[]>;
  /** Null for an id that is no place's. */
  of(id: string, language: Language): Promise<HotelPlace | null>;
}

const embedded = (places: Places): Locations => ({
  find: async (...asked) => places.find(...asked),
  of: async (...asked) => suggestedOf(places, ...asked),
});

/** A host's places; a part of the map is one everywhere. */
const hosted = (host: Locations, own: Locations): Locations => ({
  ...host,
  of: (id, language) => (pointOf(id) ? own : host).of(id, language),
});

const MOST_HELD = 500;

/** The same answers for ten seconds (R253). */
function cached(locations: Locations, now: () => number): Locations {
  const held = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = held.get(key);
    if (known && known.until > now()) return known.answer as Promise<Answer>;
    const answer = ask();
    held.delete(key);
    held.set(key, { until: now() + LOCATION_SEARCH_CACHE * 1000, answer });
    answer.catch(() => held.delete(key));
    const [oldest] = held.keys();
    if (held.size > MOST_HELD && oldest !== undefined) held.delete(oldest);
    return answer;
  }
  return {
    find: (term, language, size) =>
      once(['find', language, size, term].join('\n'), () => locations.find(term, language, size)),
    of: (id, language) => once(['of', language, id].join('\n'), () => locations.of(id, language)),
  };
}

/** The places of this process: of the configured host, or the embedded ones. */
export const locationsOf = oncePerClock((services: Supplied): Locations => {
  const { clock, config } = services;
  const own = embedded(placesOf(services));
  const { autosuggestHost } = config;
  return cached(autosuggestHost === null ? own : hosted(hostedLocations(autosuggestHost), own), () =>
    clock.now().getTime(),
  );
});
