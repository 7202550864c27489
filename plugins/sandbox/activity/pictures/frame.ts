import { type Chance, chanceOf } from '@/server/selling/pictures/drawing/chance';
import { type Ink, shade, towards } from '@/server/selling/pictures/drawing/ink';
import type { Light } from '@/server/selling/pictures/drawing/light';
import type { Setting } from '@/server/selling/pictures/drawing/scenery';
import {
  circle,
  ellipse,
  fade,
  HEIGHT,
  line,
  path,
  rect,
  WIDTH,
} from '@/server/selling/pictures/drawing/svg';

/** What a scene is drawn with. */
export interface Stage {
  readonly chance: Chance;
  readonly light: Light;
  readonly setting: Setting;
}

export type Scene = (stage: Stage) => string;

/** Where people stand. */
export const FLOOR = 700;

/** A colour in the light of the hour. */
export const lit = (ink: Ink, { light }: Stage, far = 0): Ink =>
  towards(shade(ink, (light.day - 1) * 26), light.haze, far);

const CLOTHES: readonly Ink[] = [
  [8, 62, 52],
  [28, 74, 56],
  [48, 70, 58],
  [168, 44, 42],
  [204, 58, 48],
  [226, 40, 40],
  [330, 46, 52],
  [92, 36, 46],
];
const SKINS: readonly Ink[] = [
  [26, 52, 76],
  [24, 46, 62],
  [22, 42, 46],
  [20, 38, 32],
];
const HAIRS: readonly Ink[] = [
  [28, 40, 18],
  [32, 46, 30],
  [40, 50, 46],
  [12, 50, 30],
];

/** Somebody standing, seen from behind or from the front; `tall` in pixels. */
export function person(x: number, y: number, tall: number, stage: Stage, pack = false): string {
  const { chance } = stage;
  const [coat, legs] = [
    chance.pick(CLOTHES),
    chance.pick([
      [222, 30, 26],
      [30, 14, 30],
      [210, 12, 44],
    ] as const),
  ];
  const [skin, hair] = [chance.pick(SKINS), chance.pick(HAIRS)];
  const head = tall * 0.085;
  const wide = tall * 0.13;
  const [neck, hip] = [y - tall + head * 2.1, y - tall * 0.46];
  const step = wide * chance.between(0.2, 0.55);
  return [
    ellipse([x + tall * 0.08, y + 2], [tall * 0.22, tall * 0.03], [230, 30, 12], { opacity: '.22' }),
    line(`M${x - wide * 0.3} ${hip}L${x - step} ${y}`, lit(legs, stage), wide * 0.55),
    line(`M${x + wide * 0.3} ${hip}L${x + step} ${y}`, lit(legs, stage), wide * 0.55),
    line(
      `M${x - wide * 0.75} ${neck + wide * 0.5}L${x - wide * 1.05} ${hip}`,
      lit(shade(coat, -6), stage),
      wide * 0.36,
    ),
    line(
      `M${x + wide * 0.75} ${neck + wide * 0.5}L${x + wide * 1.05} ${hip}`,
      lit(shade(coat, -6), stage),
      wide * 0.36,
    ),
    rect(x - wide * 0.8, neck, wide * 1.6, hip - neck + wide * 0.3, lit(coat, stage), { rx: wide * 0.5 }),
    pack
      ? rect(
          x - wide * 0.6,
          neck + wide * 0.3,
          wide * 1.2,
          wide * 1.7,
          lit(shade(chance.pick(CLOTHES), -8), stage),
          { rx: wide * 0.35 },
        )
      : '',
    circle(x, neck - head * 0.9, head, lit(skin, stage)),
    path(
      `M${x - head} ${neck - head}A${head} ${head} 0 0 1 ${x + head} ${neck - head}Q${x} ${neck - head * 1.7} ${x - head} ${neck - head}Z`,
      lit(hair, stage),
    ),
  ].join('');
}

/** Several people side by side, the later ones nearer. */
export function group(count: number, x: number, y: number, tall: number, stage: Stage, pack = false): string {
  return Array.from({ length: count }, (_, at) =>
    person(
      x + at * tall * 0.42 + stage.chance.between(-12, 12),
      y + stage.chance.between(-8, 16),
      tall * stage.chance.between(0.86, 1.04),
      stage,
      pack,
    ),
  ).join('');
}

/** A floor to the lower edge. */
export function floor(id: string, top: number, far: Ink, near: Ink, stage: Stage): string {
  const ground = fade(id, [
    [0, lit(far, stage, 0.25)],
    [1, lit(near, stage)],
  ]);
  return `<defs>${ground.def}</defs>${rect(0, top, WIDTH, HEIGHT - top, ground.fill)}`;
}

/** The same picture for the same activity and number. */
export const stageOf = (seed: string, light: Light, setting: Setting): Stage => ({
  chance: chanceOf(seed),
  light,
  setting,
});
