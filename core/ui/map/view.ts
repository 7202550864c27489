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

/** Pins that lie on each other at a zoom; they stand where the first of them is, which leads. */
export interface PinGroup<Pin extends Place> {
  pins: Pin[];
}
export interface Cluster<Pin> extends Spot {
  pins: Pin[];
}

/**
 * Pins that would lie on each other at this zoom, together under the first of them in the list. Where the map looks makes
 * no difference, so that moving it changes no group. `keep` is never hidden.
 */
export function groupPins<Pin extends Place & { id: string }>(
  pins: readonly Pin[],
  zoom: number,
  { width = 72, height = 34, keep }: { width?: number; height?: number; keep?: string | null } = {},
): PinGroup<Pin>[] {
  const groups: PinGroup<Pin>[] = [];
  // What is near a pin leads in its own or in one of the eight meshes about it.
  const leaders = new Map<string, (Spot & PinGroup<Pin>)[]>();
  for (const pin of pins) {
    const [x, y] = [pin.lon * zoom, -tall(pin.lat) * zoom];
    const [column, row] = [Math.floor(x / width), Math.floor(y / height)];
    const near =
      pin.id === keep
        ? undefined
        : MESHES.flatMap(([dx, dy]) => leaders.get(`${column + dx}:${row + dy}`) ?? []).find(
            (one) => Math.abs(one.x - x) < width && Math.abs(one.y - y) < height,
          );
    if (near) {
      near.pins.push(pin);
      continue;
    }
    const group = { x, y, pins: [pin] };
    groups.push(group);
    if (pin.id === keep) continue;
    const mesh = `${column}:${row}`;
    leaders.set(mesh, [...(leaders.get(mesh) ?? []), group]);
  }
  return groups;
}
const MESHES = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** Pixels that a sheet of pins is moved before its pins are placed anew. */
const SHEET = 2048;

/** Where a sheet of pins lies that a view near it moves: the same for all of them. */
export function anchorOf({ lat, lon, zoom }: MapView): MapView {
  const step = Math.min(SHEET / zoom, 90);
  const near = (degrees: number): number => Math.round(degrees / step) * step;
  return { lat: flat(near(tall(lat))), lon: near(lon), zoom };
}

/** The groups on their sheet, in pixels from its anchor. */
export const place = <Pin extends Place>(groups: readonly PinGroup<Pin>[], anchor: MapView): Cluster<Pin>[] =>
  groups.map(({ pins }) => ({ ...project(pins[0]!, anchor, { width: 0, height: 0 }), pins }));

/** The clusters of a sheet that a frame shows, or that reach into it, and where the sheet lies in the frame. */
export function reaching<Pin>(
  placed: readonly Cluster<Pin>[],
  anchor: MapView,
  view: MapView,
  size: Size,
  { width = 72, height = 34 } = {},
): { clusters: Cluster<Pin>[]; moved: Spot } {
  const moved = project(anchor, view, size);
  const clusters = placed.filter(
    ({ x, y }) =>
      x + moved.x >= -width &&
      y + moved.y >= -height &&
      x + moved.x <= size.width + width &&
      y + moved.y <= size.height + height,
  );
  return { clusters, moved };
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
