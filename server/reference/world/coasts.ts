import { COAST_FACTS } from './coast-facts';
import type { WorldCity } from './cities';

/** A closed line of land; [longitude, latitude]. */
export type Ring = readonly (readonly [number, number])[];

const LINES = new Map(
  COAST_FACTS.trim()
    .split('\n')
    .map((line) => line.split('|') as [string, string]),
);
const STEP = 10_000;

/** The land about a city, within some 40 km; null where all of it is land. */
export function landAbout({ id, latitude, longitude }: WorldCity): Ring[] | null {
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
