import type { Language, PlacePhoto } from '@/core/contract';
import { atMost } from '../../http/at-most';
import type { Clock } from '../../ports/services';
import { findAirport, findCity } from '../airports';
import { countryName } from '../countries';
import type { FindPhoto } from './google';

/** For how long an answer is given again: well below what the address of a photo holds. */
const KEPT_MS = 10 * 60_000;
/** After a failure the service is left alone for so long. */
const REST_MS = 60_000;
const MOST_KEPT = 500;

/** What a place is called for whoever looks for a picture of it, `Lisbon, Portugal`; null for an unknown code. */
export function placeText(code: string): string | null {
  const airport = findAirport(code);
  const place = findCity(airport?.cityCode ?? code);
  return place ? `${place.name}, ${countryName(place.country)}` : null;
}

interface Kept {
  readonly photo: Promise<PlacePhoto | null>;
  readonly until: number;
}

/**
 * Photos of cities by the code of the city or of one of its airports, each asked for once in a while and five at a time
 * (R238, R240). Null where there is none, also when the service fails: a place is drawn then.
 */
export function createPlacePhotos(
  find: FindPhoto,
  { clock, onFailure }: { clock: Clock; onFailure: (error: unknown) => void },
): (code: string, language: Language) => Promise<PlacePhoto | null> {
  const kept = new Map<string, Kept>();
  const inTurn = atMost();
  let restsUntil = 0;
  return (code, language) => {
    const text = placeText(code);
    if (!text) return Promise.resolve(null);
    const now = clock.now().getTime();
    const known = kept.get(text);
    if (known && known.until > now) return known.photo;
    if (now < restsUntil) return Promise.resolve(null);
    const photo = inTurn(() => find(text, language)).catch((error: unknown) => {
      restsUntil = clock.now().getTime() + REST_MS;
      kept.delete(text);
      onFailure(error);
      return null;
    });
    kept.delete(text);
    kept.set(text, { photo, until: now + KEPT_MS });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    return photo;
  };
}
