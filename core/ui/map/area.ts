import type { Size } from '../overlays/use-size';
import { type MapView, unproject } from './view';

/** A part of the earth that a map shows. */
export interface MapArea {
  lat: number;
  lon: number;
  /** Kilometres from the middle to the nearer edge. */
  radius: number;
}

const KM_A_DEGREE = 111.2;

/** What a view shows, as a circle within its frame. */
export function areaOf(view: MapView, size: Size): MapArea {
  const top = unproject({ x: size.width / 2, y: 0 }, view, size);
  const side = unproject({ x: size.width, y: size.height / 2 }, view, size);
  const high = Math.abs(top.lat - view.lat) * KM_A_DEGREE;
  const wide = Math.abs(side.lon - view.lon) * KM_A_DEGREE * Math.cos((view.lat * Math.PI) / 180);
  return { lat: view.lat, lon: view.lon, radius: Math.min(high, wide) };
}
