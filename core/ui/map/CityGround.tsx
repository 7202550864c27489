import { memo } from 'react';
import type { Size } from '../overlays/use-size';
import * as css from './MapFrame.css';
import { type MapView, project } from './view';

interface Named {
  name: string;
  latitude: number;
  longitude: number;
}

/** What a city is drawn from. */
export interface MapGround {
  /** Closed lines of [longitude, latitude]; null where all is land. */
  land: readonly (readonly (readonly number[])[])[] | null;
  /** Kilometres about the middle of each. */
  areas: readonly (Named & { radius: number })[];
  marks: readonly (Named & { kind: 'landmark' | 'airport' })[];
}

const KM_A_DEGREE = 111.2;
/** Pixels that an area is wide at least for its name to be written, and that a name keeps about itself. */
const NAMED_FROM = 56;
const ROOM = { width: 7, height: 16 };

interface Label {
  x: number;
  y: number;
  text: string;
}

/** The names that fit, the first ones first: none is written over another. */
export function fitting(labels: readonly Label[], { width, height }: Size): Label[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return labels.filter(({ x, y, text }) => {
    const half = (text.length * ROOM.width) / 2;
    const box = { left: x - half, right: x + half, top: y - ROOM.height, bottom: y + 4 };
    const isInside = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
    const isFree = taken.every(
      (other) =>
        box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (isInside && isFree) taken.push(box);
    return isInside && isFree;
  });
}

/** Land and water, the areas of a city with their names, and what everybody knows there. */
export const CityGround = memo(function CityGround({
  ground,
  view,
  size,
}: {
  ground: MapGround;
  view: MapView;
  size: Size;
}) {
  const at = ({ latitude, longitude }: Named) => project({ lat: latitude, lon: longitude }, view, size);
  const pixels = (kilometers: number) =>
    (kilometers / (KM_A_DEGREE * Math.cos((view.lat * Math.PI) / 180))) * view.zoom;
  const shores = ground.land
    ?.map((ring) =>
      ring
        .map(([lon = 0, lat = 0], nth) => {
          const { x, y } = project({ lon, lat }, view, size);
          return `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
        })
        .join(''),
    )
    .map((line) => `${line}Z`)
    .join('');
  const areas = ground.areas.map((area) => ({ ...area, ...at(area), wide: pixels(area.radius) }));
  const marks = ground.marks.map((mark) => ({ ...mark, ...at(mark) }));
  const names = fitting(
    [
      ...areas
        .filter(({ wide }) => wide * 2 > NAMED_FROM)
        .map(({ x, y, name }) => ({ x, y: y + 4, text: name })),
      ...marks.map(({ x, y, name }) => ({ x, y: y - 9, text: name })),
    ],
    size,
  );
  const isArea = new Set(areas.map(({ name }) => name));
  return (
    <>
      <rect width={size.width} height={size.height} className={shores === undefined ? css.land : css.sea} />
      {shores && (
        <>
          <path d={shores} className={css.land} fillRule="evenodd" />
          <path d={shores} className={css.shore} />
        </>
      )}
      {areas.map(({ name, x, y, wide }) => (
        <circle key={name} cx={x} cy={y} r={Math.max(0, wide)} className={css.quarter} />
      ))}
      {marks.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r={3.5} className={css.mark} />
      ))}
      {names.map(({ x, y, text }) => (
        <text key={text} x={x} y={y} className={isArea.has(text) ? css.quarterName : css.markName}>
          {text}
        </text>
      ))}
    </>
  );
});
