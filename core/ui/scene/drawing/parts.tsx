import type { ReactNode } from 'react';
import { css, mix, type Palette } from './palette';
import type { Random } from './random';
import { HEIGHT, HORIZON, WIDTH } from './shapes';

export interface SceneProps {
  random: Random;
  palette: Palette;
  night: boolean;
  /** Where the light stands. */
  sun: { x: number; y: number };
  /** Makes ids unique on the page. */
  id: (name: string) => string;
}

/** A vertical run of colour. */
export function Fade({ id, from, to, middle }: { id: string; from: string; to: string; middle?: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from} />
      {middle && <stop offset=".55" stopColor={middle} />}
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
}

/** Sky, light and clouds: behind everything. */
export function Sky({ random, palette, night, sun, id }: SceneProps) {
  const stars = night
    ? Array.from(
        { length: 70 },
        () => `M${Math.round(random.between(0, WIDTH))} ${Math.round(random.between(0, HORIZON - 120))}h0`,
      ).join('')
    : '';
  const cloud = css(mix(palette.sky[1], palette.sun, night ? 0.12 : 0.6));
  const radius = night ? 26 : 34;
  return (
    <>
      <Fade id={id('sky')} from={css(palette.sky[0])} middle={css(palette.sky[1])} to={css(palette.sky[2])} />
      <radialGradient
        id={id('glow')}
        gradientUnits="userSpaceOnUse"
        cx={sun.x}
        cy={sun.y}
        r={night ? 300 : 560}
      >
        <stop offset="0" stopColor={css(palette.sun)} stopOpacity={night ? 0.35 : 0.85} />
        <stop offset=".25" stopColor={css(palette.sun)} stopOpacity={night ? 0.12 : 0.38} />
        <stop offset="1" stopColor={css(palette.sun)} stopOpacity="0" />
      </radialGradient>
      <filter id={id('soft')} x="-20%" y="-80%" width="140%" height="260%">
        <feGaussianBlur stdDeviation="16 7" />
      </filter>
      <rect width={WIDTH} height={HORIZON + 40} fill={`url(#${id('sky')})`} />
      <rect y={HORIZON + 30} width={WIDTH} height={HEIGHT} fill={css(palette.sky[2])} />
      {night && <path d={stars} stroke="#fff" strokeWidth="1.8" strokeLinecap="round" opacity=".65" />}
      <g filter={`url(#${id('soft')})`} fill={cloud} opacity={night ? 0.3 : 0.6}>
        {Array.from({ length: 7 }, (_, index) => (
          <ellipse
            key={index}
            cx={random.between(-60, WIDTH + 60)}
            cy={random.between(90, HORIZON - 150)}
            rx={random.between(120, 300)}
            ry={random.between(6, 18)}
          />
        ))}
      </g>
      <circle cx={sun.x} cy={sun.y} r={radius} fill={css(palette.sun)} opacity={night ? 0.95 : 0.9} />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id('glow')})`} />
    </>
  );
}

/** Water from the horizon to the lower edge, with the light's path on it. */
export function Water({
  random,
  palette,
  sun,
  id,
  top = HORIZON,
  bottom = HEIGHT,
}: SceneProps & { top?: number; bottom?: number }) {
  const depth = bottom - top;
  const glints = Array.from({ length: 90 }, () => {
    const far = random.next() ** 1.5;
    const width = 4 + far * 60 * random.between(0.3, 1);
    const x = sun.x + (random.next() + random.next() - 1) * (30 + far * 190) - width / 2;
    return `M${Math.round(x)} ${Math.round(top + 3 + far * depth)}h${Math.round(width)}`;
  });
  const ripples = Array.from({ length: 80 }, () => {
    const far = random.next() ** 1.3;
    return `M${Math.round(random.between(-60, WIDTH))} ${Math.round(top + 4 + far * depth)}h${Math.round(30 + far * 190)}`;
  });
  return (
    <>
      <Fade id={id('water')} from={css(palette.water[0])} to={css(palette.water[1])} />
      <rect y={top} width={WIDTH} height={depth} fill={`url(#${id('water')})`} />
      <path
        d={ripples.join('')}
        stroke={css(palette.water[1])}
        strokeWidth="1.1"
        strokeLinecap="round"
        opacity=".28"
      />
      <path
        d={glints.join('')}
        stroke={css(palette.sun)}
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  );
}

/** One layer of land: its colour fades into the haze at its foot. */
export function Land({
  id,
  d,
  palette,
  depth,
  color,
  mist = 0.4,
}: {
  id: string;
  d: string;
  palette: Palette;
  depth: number;
  color?: readonly [number, number, number];
  mist?: number;
}): ReactNode {
  const body = color ?? palette.layer(depth);
  return (
    <>
      <Fade id={id} from={css(body)} to={css(mix(body, palette.haze, mist))} />
      <path d={d} fill={`url(#${id})`} />
    </>
  );
}
