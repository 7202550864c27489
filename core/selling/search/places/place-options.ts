import type { Place } from '../../../contract/reference';
import type { PlaceGroup, PlaceOption } from '../../../ui/fields/place/PlaceField';

/** How a place is told from others of its name: "Airport · Lisbon, Portugal". */
export interface PlaceWords {
  kind: (kind: Place['kind']) => string;
  country: (code: string) => string;
}

export function toOption(place: Place, words: PlaceWords): PlaceOption {
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
export function toGroups(places: readonly Place[], words: PlaceWords): PlaceGroup[] {
  const groups = new Map<string, PlaceOption[]>();
  for (const place of places) {
    const key = `${place.country} ${place.city}`;
    groups.set(key, [...(groups.get(key) ?? []), toOption(place, words)]);
  }
  return [...groups].map(([id, options]) => ({ id, options }));
}
