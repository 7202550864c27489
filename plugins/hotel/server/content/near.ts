import { airportsOf, distanceBetween } from '@/server/reference';
import { hotelCity } from './cities';
import type { Hotel } from './hotel';

export interface NearPlace {
  readonly id: string;
  readonly name: string;
  readonly kind: 'landmark' | 'airport';
  /** Kilometres, as the crow flies. */
  readonly distance: number;
}

/** The landmarks and airports of a property's city, the nearest first. */
export function nearOf(hotel: Hotel): NearPlace[] {
  const landmarks = hotelCity(hotel.cityId)?.landmarks ?? [];
  const airports = airportsOf(hotel.cityId).map((airport) => ({ ...airport, id: airport.code }));
  const near =
    (kind: NearPlace['kind']) => (place: (typeof landmarks)[number] | (typeof airports)[number]) => ({
      id: place.id,
      name: place.name,
      kind,
      distance: Number(distanceBetween(hotel, place).toFixed(1)),
    });
  return [...landmarks.map(near('landmark')), ...airports.map(near('airport'))].sort(
    (a, b) => a.distance - b.distance,
  );
}
