import { useId, useState } from 'react';
import { srcSetOf } from '@/core/contract/proxied-picture';
import { classes } from '@/core/ui/content/box';
import type { CarVehicle } from '../../contract';
import { paintOf, shapeOf } from './shape-of';
import { SHAPES } from './shapes';
import * as css from './VehiclePicture.css';

/** Ends of five spokes of a wheel. */
const SPOKES = Array.from({ length: 5 }, (_, index) => {
  const turn = (index * 2 * Math.PI) / 5 - Math.PI / 2;
  return [Math.cos(turn), Math.sin(turn)] as const;
});

function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} className={css.tyre} />
      <circle r={radius * 0.64} className={css.rim} />
      {SPOKES.map(([dx, dy]) => (
        <path
          key={dx}
          className={css.spoke}
          d={`M0 0L${(dx * radius * 0.54).toFixed(1)} ${(dy * radius * 0.54).toFixed(1)}`}
        />
      ))}
      <circle r={radius * 0.16} className={css.hub} />
    </g>
  );
}

interface VehiclePictureProps {
  vehicle: Pick<CarVehicle, 'size' | 'code' | 'picture'>;
  /** The same seed gives the same paint. */
  seed: string;
}

/** A car of a class, for the eye only: which one it will be is decided at the desk. Drawn where there is no picture. */
export function VehiclePicture({ vehicle, seed }: VehiclePictureProps) {
  const [isBroken, setBroken] = useState(false);
  const { picture } = vehicle;
  if (!picture || isBroken) return <DrawnVehicle vehicle={vehicle} seed={seed} />;
  return (
    <img
      className={css.photo}
      src={picture}
      srcSet={srcSetOf(picture) ?? undefined}
      sizes="17rem"
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** From its side, in the shape of its class. */
function DrawnVehicle({ vehicle, seed }: VehiclePictureProps) {
  const id = useId();
  const shape = SHAPES[shapeOf(vehicle)];
  const [back, front] = shape.wheels;
  const axle = 82 - shape.radius;
  return (
    <svg
      viewBox="0 0 240 92"
      className={classes(css.picture, css.paints[paintOf(seed)])}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id={`${id}-body`}>
          <path d={shape.body} />
        </clipPath>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.38" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.55" stopColor="#000" stopOpacity="0.02" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </linearGradient>
      </defs>
      <ellipse cx={(back + front) / 2} cy="82.5" rx={(front - back) / 2 + 36} ry="4" className={css.shadow} />
      {shape.trim.slice(1).map((d) => (
        <path key={d} d={d} className={css.trim} />
      ))}
      <path d={shape.body} className={css.body} />
      <path d={shape.body} fill={`url(#${id}-light)`} />
      <g clipPath={`url(#${id}-body)`}>
        {shape.trim.slice(0, 1).map((d) => (
          <path key={d} d={d} className={css.trim} />
        ))}
        {[back, front].map((x) => (
          <circle key={x} cx={x} cy={axle} r={shape.radius + 2.6} className={css.arch} />
        ))}
        <path d={shape.lamps[0]} className={css.back} />
        <path d={shape.lamps[1]} className={css.front} />
      </g>
      <path d={shape.body} className={css.edge} />
      {shape.glass.map((d) => (
        <path key={d} d={d} className={css.glass} />
      ))}
      {shape.glass.map((d, index) => (
        <g key={d}>
          <clipPath id={`${id}-glass-${index}`}>
            <path d={d} />
          </clipPath>
          <path
            d="M70 0L96 0L62 50L36 50ZM138 0L150 0L116 50L104 50Z"
            clipPath={`url(#${id}-glass-${index})`}
            className={css.shine}
          />
        </g>
      ))}
      {shape.seams.map((d) => (
        <path key={d} d={d} className={css.seam} />
      ))}
      {shape.handles.map(([x, y]) => (
        <path key={x} d={`M${x - 4} ${y}h8`} className={css.handle} />
      ))}
      <path
        d={`M${shape.mirror[0]} ${shape.mirror[1]}c-1 -4 -7 -5 -9 -2c-1 2 0 4 2 4z`}
        className={css.body}
        stroke="rgb(10 16 28 / 35%)"
        strokeWidth="0.7"
      />
      {[back, front].map((x) => (
        <Wheel key={x} x={x} y={axle} radius={shape.radius} />
      ))}
    </svg>
  );
}
