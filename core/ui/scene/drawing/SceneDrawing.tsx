import { Alpine } from './alpine';
import { Coast, Island } from './coast';
import { Desert } from './desert';
import { type SceneKind, type SceneTime, sceneFor, timeFor } from './kinds';
import { paletteOf } from './palette';
import { randomOf } from './random';
import { HEIGHT, HORIZON, WIDTH } from './shapes';
import { OldTown, Skyline } from './town';

const DRAWINGS = {
  coast: Coast,
  island: Island,
  alpine: Alpine,
  desert: Desert,
  skyline: Skyline,
  oldtown: OldTown,
};

export interface SceneDrawingProps {
  seed: string;
  kind?: SceneKind | undefined;
  time?: SceneTime | undefined;
  /** A large picture with words at its start, shown whole. */
  isOpen?: boolean;
  /** What the ids inside begin with: one page may hold several drawings. */
  prefix: string;
  className?: string | undefined;
}

/** The drawing itself: one svg element, on a page or as a file of its own. */
export function SceneDrawing({
  seed,
  kind = sceneFor(seed),
  time = timeFor(seed),
  isOpen = false,
  prefix,
  className,
}: SceneDrawingProps) {
  const random = randomOf(`${seed}/${kind}`);
  const palette = paletteOf(kind, time);
  const low = { dawn: 120, day: isOpen ? 270 : 330, golden: 130, dusk: 40, night: 330 }[time];
  // A large picture has words at its start: the light stands beyond them.
  const sun = {
    x: random.between(isOpen ? 770 : 260, isOpen ? 880 : 940),
    y: HORIZON - low - random.between(0, 50),
  };
  const Drawing = DRAWINGS[kind];
  // Cards of a list show different parts of their pictures, so that neighbours do not look alike.
  const zoom = isOpen ? 1 : random.between(0.72, 0.92);
  const [width, height] = [WIDTH * zoom, HEIGHT * zoom];
  const left = random.between(0, WIDTH - width);
  const top = (HEIGHT - height) * 0.72;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={className}
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
  );
}
