import { type Oklch, toHex } from '@/themes/oklch';
import type { SceneKind, SceneTime } from './kinds';

type Lch = readonly [lightness: number, chroma: number, hue: number];

const lab = ([l, c, h]: Lch): [number, number, number] => [
  l,
  c * Math.cos((h * Math.PI) / 180),
  c * Math.sin((h * Math.PI) / 180),
];

/** A colour between two, as the eye sees it. */
export function mix(first: Lch, second: Lch, part: number): Lch {
  const [a, b] = [lab(first), lab(second)];
  const [l, x, y] = a.map((value, index) => value + (b[index]! - value) * part) as [number, number, number];
  return [l, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360];
}

export const css = ([l, c, h]: Lch): string => toHex({ l, c, h } satisfies Oklch);
/** The colour a little lighter or darker. */
export const shade = ([l, c, h]: Lch, by: number): Lch => [Math.min(1, Math.max(0, l + by)), c, h];

interface Light {
  sky: readonly [top: Lch, middle: Lch, low: Lch];
  sun: Lch;
  /** Towards what distance fades. */
  haze: Lch;
  /** How much light falls on what is near, 0..1. */
  day: number;
}

const LIGHTS: Record<SceneTime, Light> = {
  dawn: {
    sky: [
      [0.66, 0.075, 270],
      [0.83, 0.07, 350],
      [0.93, 0.055, 65],
    ],
    sun: [0.97, 0.05, 75],
    haze: [0.88, 0.055, 25],
    day: 0.68,
  },
  day: {
    sky: [
      [0.68, 0.115, 244],
      [0.82, 0.075, 232],
      [0.95, 0.025, 215],
    ],
    sun: [0.99, 0.02, 95],
    haze: [0.91, 0.03, 225],
    day: 1,
  },
  golden: {
    sky: [
      [0.64, 0.07, 245],
      [0.84, 0.075, 70],
      [0.93, 0.085, 80],
    ],
    sun: [0.98, 0.07, 90],
    haze: [0.89, 0.08, 72],
    day: 0.85,
  },
  dusk: {
    sky: [
      [0.3, 0.085, 278],
      [0.52, 0.12, 335],
      [0.8, 0.125, 50],
    ],
    sun: [0.93, 0.1, 65],
    haze: [0.64, 0.11, 20],
    day: 0.36,
  },
  night: {
    sky: [
      [0.19, 0.06, 272],
      [0.3, 0.07, 266],
      [0.48, 0.075, 250],
    ],
    sun: [0.96, 0.015, 95],
    haze: [0.44, 0.06, 256],
    day: 0.16,
  },
};

/** The ground's own colour in full light. */
const GROUND: Record<SceneKind, Lch> = {
  coast: [0.5, 0.07, 145],
  oldtown: [0.6, 0.1, 45],
  skyline: [0.52, 0.035, 255],
  alpine: [0.44, 0.045, 235],
  desert: [0.7, 0.11, 62],
  island: [0.47, 0.085, 152],
};

export interface Palette extends Light {
  ground: Lch;
  /** Colour of a layer from 0 (the horizon) to 1 (at one's feet). */
  layer: (depth: number) => Lch;
  /** As `layer`, for something of another colour. */
  lit: (color: Lch, depth: number) => Lch;
  water: readonly [far: Lch, near: Lch];
}

/** Every colour of a scene follows from its place and its hour. */
export function paletteOf(kind: SceneKind, time: SceneTime): Palette {
  const light = LIGHTS[time];
  const shadow: Lch = [
    0.2 + 0.08 * light.day,
    0.055,
    { dawn: 310, day: 265, golden: 25, dusk: 300, night: 268 }[time],
  ];
  const lit = (color: Lch, depth: number): Lch =>
    mix(light.haze, mix(shadow, color, light.day), 0.25 + 0.75 * depth);
  const sea: Lch =
    kind === 'island' ? [0.74, 0.1, 205] : kind === 'alpine' ? [0.5, 0.06, 220] : [0.6, 0.085, 225];
  return {
    ...light,
    ground: GROUND[kind],
    lit,
    layer: (depth) => lit(GROUND[kind], depth),
    water: [mix(light.sky[2], lit(sea, 0.6), 0.35), mix(light.sky[0], lit(sea, 1), 0.65)],
  };
}
