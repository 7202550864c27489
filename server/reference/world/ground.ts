import type { Language } from '@/core/contract';
import { airportsOf } from '../airports';
import { airportName, cityName } from '../place-names';
import type { WorldCity, Point } from './cities';
import { cityAbout } from './zone-near';
import { COAST_FACTS } from './coast-facts';

/** A closed line of land; [longitude, latitude]. */
type Ring = readonly (readonly [number, number])[];

const LINES = new Map(
  COAST_FACTS.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
);
const STEP = 10_000;

/** The land about a city, within some 40 km; null where all of it is land. */
function landAbout({ id, latitude, longitude }: WorldCity): Ring[] | null {
  const line = LINES.get(id);
  if (!line) return null;
  return line.split(';').map((ring) => {
    const numbers = ring.split(' ').map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, at) => {
      const [east = 0, north = 0] = numbers.slice(at * 2, at * 2 + 2);
      return [
        Number((longitude + east / STEP).toFixed(4)),
        Number((latitude + north / STEP).toFixed(4)),
      ] as const;
    });
  });
}

/** What a map draws below its pins. */
export interface DrawnGround {
  name: string;
  /** Closed lines of [longitude, latitude]; null where all is land. */
  land: number[][][] | null;
  /** Kilometres about the middle of each. */
  areas: { name: string; latitude: number; longitude: number; radius: number }[];
  marks: { name: string; latitude: number; longitude: number; kind: 'landmark' | 'airport' }[];
}

/** What a map of a city is drawn from: its shores, its areas, and what is known there. */
export const groundOf = (city: WorldCity, language: Language): DrawnGround => ({
  name: cityName(city.id, language),
  land: landAbout(city)?.map((ring) => ring.map(([east, north]) => [east, north])) ?? null,
  areas: city.areas.map(({ name, latitude, longitude, radius }) => ({ name, latitude, longitude, radius })),
  marks: [
    ...city.landmarks.map(({ name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
      kind: 'landmark' as const,
    })),
    ...airportsOf(city.id).map(({ code, latitude, longitude }) => ({
      ...{ name: airportName(code, language), latitude, longitude },
      kind: 'airport' as const,
    })),
  ],
});

/** The ground about a property; null of one that is in no city that is known here. */
export function groundAbout(place: Point, language: Language): DrawnGround | null {
  const city = cityAbout(place);
  return city && groundOf(city, language);
}
