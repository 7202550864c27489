import { LAND, LAND_NORTH, LAND_STEP } from './land';

export interface Place {
  lat: number;
  lon: number;
}
export type XY = readonly [x: number, y: number];

const RAD = Math.PI / 180;

/** Points on the shortest way over the globe, ends included. */
export function greatCircle(from: Place, to: Place, steps: number): Place[] {
  const [a, b, c, d] = [from.lat * RAD, from.lon * RAD, to.lat * RAD, to.lon * RAD];
  const angle =
    2 *
    Math.asin(
      Math.min(
        1,
        Math.sqrt(Math.sin((c - a) / 2) ** 2 + Math.cos(a) * Math.cos(c) * Math.sin((d - b) / 2) ** 2),
      ),
    );
  if (angle < 1e-6) return [from, to];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const [first, second] = [
      Math.sin((1 - part) * angle) / Math.sin(angle),
      Math.sin(part * angle) / Math.sin(angle),
    ];
    const x = first * Math.cos(a) * Math.cos(b) + second * Math.cos(c) * Math.cos(d);
    const y = first * Math.cos(a) * Math.sin(b) + second * Math.cos(c) * Math.sin(d);
    const z = first * Math.sin(a) + second * Math.sin(c);
    return { lat: Math.atan2(z, Math.hypot(x, y)) / RAD, lon: Math.atan2(y, x) / RAD };
  });
}

/** Longitude as the distance from a middle meridian, -180..180, so that a way over the Pacific does not tear. */
export const around = (lon: number, middle: number): number =>
  ((((lon - middle + 180) % 360) + 360) % 360) - 180;

let land: Place[] | undefined;

/** Where land is, as dots two degrees apart, every other row shifted. */
export function landDots(): readonly Place[] {
  land ??= LAND.flatMap((row, index) => {
    const lat = LAND_NORTH - index * LAND_STEP;
    const shift = (lat / 2) % 2 ? 1 : 0;
    return Array.from({ length: row.length * 4 }, (_, column) => column)
      .filter((column) => Number.parseInt(row[column >> 2]!, 16) & (8 >> (column & 3)))
      .map((column) => ({ lat, lon: -180 + column * LAND_STEP + 1 + shift }));
  });
  return land;
}

/** How much taller a degree of latitude is drawn than one of longitude: right at about 35°, where most travel is. */
const TALL = 1.22;

export interface View {
  /** Degrees to drawing units. */
  project: (place: Place) => XY;
  dots: XY[];
  /** Drawing units between two dots. */
  step: number;
}

/**
 * Fits a way into a drawing with room around it; never closer than a region, so that the dots still read as land. The
 * points must follow each other closely enough to tell which way round the globe they go.
 */
export function viewOf(way: readonly Place[], width: number, height: number): View {
  const lons: number[] = [];
  for (const { lon } of way) {
    const before = lons[lons.length - 1];
    lons.push(before === undefined ? lon : before + around(lon, before));
  }
  const ys = way.map(({ lat }) => lat * TALL);
  const [left, right, low, high] = [Math.min(...lons), Math.max(...lons), Math.min(...ys), Math.max(...ys)];
  const middleLon = (left + right) / 2;
  const span = Math.max((right - left) * 1.4, 64, ((high - low) * 1.75 * width) / height);
  const scale = width / Math.min(360, span);
  const middleY = (low + high) / 2;
  const project = ({ lat, lon }: Place): XY => [
    width / 2 + around(lon, middleLon) * scale,
    height / 2 - (lat * TALL - middleY) * scale,
  ];
  const dots = landDots()
    .map(project)
    .filter(([x, y]) => x > -5 && x < width + 5 && y > -5 && y < height + 5);
  return { project, dots, step: LAND_STEP * scale };
}
