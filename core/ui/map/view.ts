import { around, type Place } from '../route/geo';
import type { Size } from '../overlays/use-size';

/** Where a map looks: its middle, and how many pixels a degree of longitude takes. */
export interface MapView extends Place {
  zoom: number;
}
export interface Spot {
  x: number;
  y: number;
}

const RAD = Math.PI / 180;
/** The whole world in a phone's width, and a street in it. */
const [LEAST, MOST] = [1, 400_000];
const MOST_LAT = 82;
const EARTH_KM = 111.32;

/** Mercator's vertical, in degrees. */
const tall = (lat: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-MOST_LAT, Math.min(MOST_LAT, lat)) * RAD) / 2)) / RAD;
const flat = (vertical: number): number => (2 * Math.atan(Math.exp(vertical * RAD)) - Math.PI / 2) / RAD;

const inside = (zoom: number): number => Math.max(LEAST, Math.min(MOST, zoom));

/** Degrees to pixels of the frame. */
export const project = (place: Place, view: MapView, { width, height }: Size): Spot => ({
  x: width / 2 + around(place.lon, view.lon) * view.zoom,
  y: height / 2 - (tall(place.lat) - tall(view.lat)) * view.zoom,
});

/** Pixels of the frame to degrees. */
export const unproject = ({ x, y }: Spot, view: MapView, { width, height }: Size): Place => ({
  lon: around(view.lon + (x - width / 2) / view.zoom, 0),
  lat: flat(tall(view.lat) - (y - height / 2) / view.zoom),
});

/** Pixels at each side of a frame in which no place may come to lie. */
export interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export const evenly = (pixels: number): Edges => ({
  top: pixels,
  right: pixels,
  bottom: pixels,
  left: pixels,
});

/** The view that shows all places within the edges; a single one as a town. */
export function fitView(places: readonly Place[], size: Size, edges = evenly(48)): MapView {
  const { width, height } = size;
  const first = places[0];
  if (!first) return { lat: 20, lon: 0, zoom: inside(width / 360) };
  // Longitudes are counted from beyond the widest gap, so that places on both sides of the date line stay neighbours.
  const sorted = places.map(({ lon }) => around(lon, 0)).sort((a, b) => a - b);
  const gapBefore = (index: number): number =>
    sorted[index]! - (sorted[index - 1] ?? sorted[sorted.length - 1]! - 360);
  const start = sorted.reduce((best, _, index) => (gapBefore(index) > gapBefore(best) ? index : best), 0);
  const lons = places.map(({ lon }) => (around(lon, 0) - sorted[start]! + 360) % 360);
  const talls = places.map(({ lat }) => tall(lat));
  const [left, right, low, high] = [
    Math.min(...lons),
    Math.max(...lons),
    Math.min(...talls),
    Math.max(...talls),
  ];
  const room = {
    width: Math.max(40, width - edges.left - edges.right),
    height: Math.max(40, height - edges.top - edges.bottom),
  };
  const zoom = Math.min(
    right > left ? room.width / (right - left) : Infinity,
    high > low ? room.height / (high - low) : Infinity,
    8000,
  );
  const middle = {
    lon: around(sorted[start]! + (left + right) / 2, 0),
    lat: flat((low + high) / 2),
    zoom: inside(zoom),
  };
  return panBy(middle, (edges.right - edges.left) / 2, (edges.bottom - edges.top) / 2, size);
}

/** Closer (above 1) or farther, the place under `at` staying where it is. */
export function zoomAt(view: MapView, factor: number, at: Spot, size: Size): MapView {
  const zoom = inside(view.zoom * factor);
  const kept = unproject(at, view, size);
  const moved = project(kept, { ...view, zoom }, size);
  return panBy({ ...view, zoom }, moved.x - at.x, moved.y - at.y, size);
}

/** Moves the view by pixels. */
export function panBy(view: MapView, dx: number, dy: number, size: Size): MapView {
  const { lat, lon } = unproject({ x: size.width / 2 + dx, y: size.height / 2 + dy }, view, size);
  return { ...view, lon, lat: Math.max(-MOST_LAT, Math.min(MOST_LAT, lat)) };
}

/** The longest round distance that fits into `most` pixels. */
export function scaleBar(view: MapView, most: number): { km: number; width: number } {
  const pxPerKm = view.zoom / (EARTH_KM * Math.cos(view.lat * RAD));
  const raw = most / pxPerKm;
  const power = 10 ** Math.floor(Math.log10(raw));
  const part = raw / power;
  const km = (part >= 5 ? 5 : part >= 2 ? 2 : 1) * power;
  return { km, width: km * pxPerKm };
}

export interface Cluster<Pin> extends Spot {
  pins: Pin[];
}

/** Pins that would lie on each other, together at their middle; the first in the list leads. `keep` is never hidden. */
export function clusterPins<Pin extends Place & { id: string }>(
  pins: readonly Pin[],
  view: MapView,
  size: Size,
  { width = 72, height = 34, keep }: { width?: number; height?: number; keep?: string | null } = {},
): Cluster<Pin>[] {
  const clusters: (Cluster<Pin> & { alone: boolean })[] = [];
  for (const pin of pins) {
    const { x, y } = project(pin, view, size);
    if (x < -width || y < -height || x > size.width + width || y > size.height + height) continue;
    const near =
      pin.id === keep
        ? undefined
        : clusters.find((one) => !one.alone && Math.abs(one.x - x) < width && Math.abs(one.y - y) < height);
    if (near) near.pins.push(pin);
    else clusters.push({ x, y, pins: [pin], alone: pin.id === keep });
  }
  return clusters.map(({ x, y, pins: together }) => ({ x, y, pins: together }));
}

/** The next spot in the direction of an arrow key: near and straight ahead first. Undefined when there is none. */
export function nextSpot(spots: readonly Spot[], from: number, key: string): number | undefined {
  const start = spots[from];
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [
    0, 0,
  ];
  if (!start || (dx === 0 && dy === 0)) return undefined;
  let best: number | undefined;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - start.x) * dx! + (spot.y - start.y) * dy!;
    const aside = Math.abs((spot.x - start.x) * dy!) + Math.abs((spot.y - start.y) * dx!);
    if (index === from || ahead <= 0.5) return;
    // What lies more aside than ahead is only for when nothing else is there.
    const cost = ahead + aside * 2 + (aside > ahead ? 1e6 : 0);
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}
