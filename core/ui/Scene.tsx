import { memo, useId } from 'react';
import { classes } from './box';
import { Alpine } from './scene/alpine';
import { Coast, Island } from './scene/coast';
import { Desert } from './scene/desert';
import { type SceneKind, type SceneTime, sceneFor, timeFor } from './scene/kinds';
import { paletteOf } from './scene/palette';
import { randomOf } from './scene/random';
import { HEIGHT, HORIZON, WIDTH } from './scene/shapes';
import { OldTown, Skyline } from './scene/town';
import * as css from './Scene.css';

export { type SceneKind, type SceneTime, sceneFor, timeFor } from './scene/kinds';

const DRAWINGS = {
  coast: Coast,
  island: Island,
  alpine: Alpine,
  desert: Desert,
  skyline: Skyline,
  oldtown: OldTown,
};

export interface SceneProps {
  /** The same seed draws the same picture: use the place's name or code. */
  seed: string;
  kind?: SceneKind;
  time?: SceneTime;
  ratio?: keyof typeof css.ratio;
  /** Decoration unless it is named. */
  label?: string;
}

/** A drawn picture of a place, for when there is no photograph. */
export const Scene = memo(function Scene({
  seed,
  kind = sceneFor(seed),
  time = timeFor(seed),
  ratio = 'wide',
  label,
}: SceneProps) {
  const prefix = useId().replace(/[^\w-]/g, '');
  const random = randomOf(`${seed}/${kind}`);
  const palette = paletteOf(kind, time);
  const open = ratio === 'hero' || ratio === 'fill';
  const low = { dawn: 120, day: open ? 270 : 330, golden: 130, dusk: 40, night: 330 }[time];
  // A large picture has words at its start: the light stands beyond them.
  const sun = {
    x: random.between(open ? 770 : 260, open ? 880 : 940),
    y: HORIZON - low - random.between(0, 50),
  };
  const Drawing = DRAWINGS[kind];
  // Cards of a list show different parts of their pictures, so that neighbours do not look alike.
  const zoom = open ? 1 : random.between(0.72, 0.92);
  const [width, height] = [WIDTH * zoom, HEIGHT * zoom];
  const left = random.between(0, WIDTH - width);
  const top = (HEIGHT - height) * 0.72;
  return (
    <div
      className={classes(css.frame, css.ratio[ratio])}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg
        className={css.media}
        viewBox={`${left} ${top} ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <Drawing
          random={random}
          palette={palette}
          night={time === 'night'}
          sun={sun}
          id={(name) => `${prefix}-${name}`}
        />
        <filter id={`${prefix}-grain`} x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed={random.whole(1, 99)} />
          <feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 1.1 -.28" />
        </filter>
        <rect width={WIDTH} height={HEIGHT} filter={`url(#${prefix}-grain)`} opacity=".16" />
      </svg>
    </div>
  );
});
