import type { Chance } from './chance';
import type { Ink } from './ink';

/** The light of an hour. */
export interface Light {
  readonly sky: readonly [top: Ink, middle: Ink, low: Ink];
  readonly sun: Ink;
  readonly haze: Ink;
  /** 1: full day; near 0: lamps are lit. */
  readonly day: number;
}

const LIGHTS: readonly Light[] = [
  {
    sky: [
      [212, 74, 56],
      [204, 78, 74],
      [196, 70, 90],
    ],
    sun: [48, 100, 95],
    haze: [204, 50, 86],
    day: 1,
  },
  {
    sky: [
      [220, 62, 60],
      [210, 60, 79],
      [36, 80, 91],
    ],
    sun: [44, 100, 92],
    haze: [30, 46, 88],
    day: 0.92,
  },
  {
    sky: [
      [222, 46, 55],
      [26, 76, 78],
      [40, 92, 84],
    ],
    sun: [42, 100, 86],
    haze: [30, 62, 82],
    day: 0.74,
  },
  {
    sky: [
      [248, 38, 48],
      [344, 48, 72],
      [24, 84, 80],
    ],
    sun: [30, 100, 84],
    haze: [350, 36, 78],
    day: 0.55,
  },
  {
    sky: [
      [230, 52, 25],
      [246, 40, 42],
      [18, 60, 66],
    ],
    sun: [34, 90, 82],
    haze: [252, 26, 50],
    day: 0.28,
  },
];

export const lightOf = (chance: Chance): Light => chance.pick(LIGHTS);
