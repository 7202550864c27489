import type { PlaceGroup, PlaceOption } from '@/core/ui/fields/PlaceField';
import { callOf } from '@/core/query/call';
import type { PlacesCall } from '@/core/selling/search/use-places';
import { findCarPlaces, type CarPlace } from '../../contract';

export const carPlaces: PlacesCall<CarPlace> = (query) => callOf(findCarPlaces, { query });

/** How a place is told from others of its name: "Airport · Lisbon, Portugal". */
export interface PlaceWords {
  kind: (kind: CarPlace['kind']) => string;
  country: (code: string) => string;
}

export function toOption(place: CarPlace, words: PlaceWords): PlaceOption {
  const where = [place.kind === 'city' ? '' : place.city, words.country(place.country)].filter(Boolean);
  return {
    id: place.id,
    label: place.name,
    detail: `${words.kind(place.kind)} · ${where.join(', ')}`,
    ...(place.iata && { code: place.iata }),
    kind: place.kind,
  };
}

/** Suggestions in the server's order, those of one city together. */
export function toGroups(places: readonly CarPlace[], words: PlaceWords): PlaceGroup[] {
  const groups = new Map<string, PlaceOption[]>();
  for (const place of places) {
    const key = `${place.country} ${place.city}`;
    groups.set(key, [...(groups.get(key) ?? []), toOption(place, words)]);
  }
  return [...groups].map(([id, options]) => ({ id, options }));
}
