import type { Chance } from '@/server/selling/pictures/drawing/chance';
import { type Ink, shade, towards } from '@/server/selling/pictures/drawing/ink';
import type { Light } from '@/server/selling/pictures/drawing/light';
import { circle, ellipse, fade, line, path, polygon, rect } from '@/server/selling/pictures/drawing/svg';

export type Form = 'block' | 'gable' | 'tower' | 'wings' | 'arcade' | 'chalet' | 'low' | 'mansard';

/** How a property is built: the same in all its pictures. */
export interface Building {
  readonly form: Form;
  readonly wall: Ink;
  readonly trim: Ink;
  readonly roof: Ink;
  readonly awning: Ink;
  readonly floors: number;
  readonly columns: number;
  readonly balconies: boolean;
  readonly shutters: boolean;
  readonly round: boolean;
}

const WALLS: readonly Ink[] = [
  [38, 46, 86],
  [28, 52, 80],
  [18, 46, 74],
  [12, 40, 66],
  [46, 62, 80],
  [200, 20, 88],
  [210, 16, 78],
  [350, 34, 82],
  [168, 18, 82],
  [34, 22, 92],
  [26, 30, 62],
  [220, 12, 70],
  [54, 44, 86],
  [8, 48, 60],
];
const ROOFS: readonly Ink[] = [
  [14, 52, 44],
  [20, 44, 38],
  [222, 14, 34],
  [208, 18, 42],
  [160, 16, 34],
  [30, 26, 30],
];
const AWNINGS: readonly Ink[] = [
  [150, 36, 34],
  [356, 54, 44],
  [212, 52, 40],
  [40, 72, 54],
  [276, 24, 42],
  [186, 44, 36],
];

const FORMS: Readonly<Record<string, readonly Form[]>> = {
  hotel: ['block', 'tower', 'wings', 'mansard', 'arcade', 'gable'],
  aparthotel: ['block', 'tower', 'mansard'],
  resort: ['wings', 'arcade', 'low'],
  guesthouse: ['gable', 'mansard', 'arcade'],
  inn: ['gable', 'chalet', 'arcade'],
  hostel: ['block', 'mansard', 'gable'],
  villa: ['low', 'gable', 'arcade'],
};

/** What kind of house it is, where it stands. */
export function buildingOf(chance: Chance, kind: string, setting: string, stars: number): Building {
  const forms = FORMS[kind] ?? FORMS['hotel']!;
  const form = setting === 'mountain' && chance.is(0.55) ? 'chalet' : chance.pick(forms);
  const small = form === 'low' || form === 'chalet' || form === 'gable';
  return {
    form,
    wall: form === 'chalet' ? [26, chance.between(30, 46), chance.between(40, 58)] : chance.pick(WALLS),
    trim: [40, 30, 96],
    roof: chance.pick(ROOFS),
    awning: chance.pick(AWNINGS),
    floors:
      form === 'tower'
        ? chance.whole(9, 12)
        : small
          ? chance.whole(2, 3)
          : chance.whole(3, 4 + Math.round(stars / 2)),
    columns: form === 'tower' ? chance.whole(4, 6) : chance.whole(6, 9),
    balconies: setting === 'beach' || setting === 'island' ? chance.is(0.8) : chance.is(0.35),
    shutters: form === 'mansard' || form === 'gable' ? chance.is(0.6) : chance.is(0.15),
    round: form === 'arcade' || chance.is(0.25),
  };
}

interface Front {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly tall: number;
}

/** Rows of windows on a wall. */
function windows(
  { wall, trim, awning, columns, floors, balconies, shutters, round }: Building,
  { x, foot, wide, tall }: Front,
  light: Light,
  chance: Chance,
  ground = true,
): string {
  const high = tall / floors;
  const pitch = wide / columns;
  const [w, h] = [pitch * 0.44, high * 0.54];
  const glass = towards(light.sky[1], [214, 40, 30], 0.42);
  const lamp: Ink = [42, 92, 74];
  let out = '';
  for (let floor = 0; floor < floors; floor++) {
    const top = foot - tall + floor * high + high * 0.2;
    if (ground && floor === floors - 1) break;
    for (let column = 0; column < columns; column++) {
      const left = x + column * pitch + (pitch - w) / 2;
      const lit = chance.is(light.day > 0.6 ? 0.05 : 0.55);
      const pane = lit ? lamp : shade(glass, chance.between(-5, 6));
      out += rect(left - 3, top - 3, w + 6, h + 6, shade(trim, -2), { rx: round ? (w + 6) / 2 : 1 });
      out += rect(left, top, w, h, pane, { rx: round ? w / 2 : 0 });
      out += rect(left, top, w, h * 0.36, light.sky[2], { opacity: '.28', rx: round ? w / 2 : 0 });
      out += rect(left + w / 2 - 1, top, 2, h, trim, { opacity: '.8' });
      if (shutters)
        out +=
          rect(left - w * 0.42 - 3, top, w * 0.4, h, shade(awning, 4)) +
          rect(left + w + 3, top, w * 0.4, h, shade(awning, 4));
      if (balconies)
        out +=
          rect(left - pitch * 0.2, top + h + 1, w + pitch * 0.4, 5, shade(wall, -16)) +
          rect(
            left - pitch * 0.2,
            top + h - h * 0.36,
            w + pitch * 0.4,
            h * 0.36,
            towards(trim, glass, 0.35),
            { opacity: '.62' },
          );
      else out += rect(left - 6, top + h + 3, w + 12, 4, shade(wall, 7));
    }
  }
  return out;
}

/** The ground floor: doors, shop windows and an awning. */
function entrance(
  { wall, awning, trim, form }: Building,
  { x, foot, wide, tall }: Front,
  floors: number,
  light: Light,
): string {
  const high = tall / floors;
  const [top, middle] = [foot - high, x + wide / 2];
  const warm: Ink = towards([40, 90, 70], light.sky[1], light.day * 0.55);
  let out = rect(x, top, wide, high, shade(wall, -7));
  const bays = form === 'tower' ? 4 : 6;
  for (let bay = 0; bay < bays; bay++) {
    const left = x + 18 + (bay * (wide - 36)) / bays;
    const w = (wide - 36) / bays - 14;
    if (Math.abs(left + w / 2 - middle) < 64) continue;
    out += rect(left, top + high * 0.2, w, high * 0.72, trim, form === 'arcade' ? { rx: w / 2 } : { rx: 2 });
    out += rect(
      left + 4,
      top + high * 0.2 + 4,
      w - 8,
      high * 0.72 - 4,
      warm,
      form === 'arcade' ? { rx: (w - 8) / 2 } : {},
    );
  }
  out += rect(middle - 40, foot - high * 0.8, 80, high * 0.8, shade(wall, -24));
  out +=
    rect(middle - 34, foot - high * 0.76, 32, high * 0.76, warm) +
    rect(middle + 2, foot - high * 0.76, 32, high * 0.76, warm);
  out += polygon(
    [
      [middle - 66, foot - high * 0.8],
      [middle + 66, foot - high * 0.8],
      [middle + 80, foot - high * 0.58],
      [middle - 80, foot - high * 0.58],
    ],
    awning,
  );
  for (let n = 0; n < 5; n += 2) {
    const left = middle - 66 + n * 26.4;
    out += polygon(
      [
        [left, foot - high * 0.8],
        [left + 26.4, foot - high * 0.8],
        [middle - 80 + (n + 1) * 32, foot - high * 0.58],
        [middle - 80 + n * 32, foot - high * 0.58],
      ],
      shade(awning, 26),
      { opacity: '.55' },
    );
  }
  out += rect(x, top - 4, wide, 8, shade(wall, 8));
  return out;
}

function volume(
  building: Building,
  front: Front,
  light: Light,
  chance: Chance,
  id: string,
  ground = true,
): string {
  const { wall } = building;
  const { x, foot, wide, tall } = front;
  const sunny = towards(wall, light.sun, 0.18);
  const face = fade(id, [
    [0, towards(sunny, light.sky[2], 0.12)],
    [1, shade(towards(wall, light.haze, 0.14), -5)],
  ]);
  return (
    `<defs>${face.def}</defs>` +
    rect(x, foot - tall, wide, tall, face.fill) +
    rect(x + wide - wide * 0.16, foot - tall, wide * 0.16, tall, [230, 30, 20], { opacity: '.1' }) +
    (ground ? entrance(building, front, building.floors, light) : '') +
    windows(building, front, light, chance, ground)
  );
}

function pitched(
  { roof, wall }: Building,
  { x, foot, wide, tall }: Front,
  rise: number,
  over: number,
): string {
  const top = foot - tall;
  const ridge = x + wide / 2;
  return (
    polygon(
      [
        [x - over, top + 4],
        [ridge, top - rise],
        [x + wide + over, top + 4],
      ],
      roof,
    ) +
    polygon(
      [
        [ridge, top - rise],
        [x + wide + over, top + 4],
        [x + wide * 0.72, top + 4],
      ],
      shade(roof, -8),
    ) +
    polygon(
      [
        [x + wide * 0.2, top + 4],
        [ridge, top - rise * 0.62],
        [x + wide * 0.8, top + 4],
      ],
      shade(wall, 2),
    ) +
    circle(ridge, top - rise * 0.26, 17, shade(roof, -14))
  );
}

function hipped({ roof }: Building, { x, foot, wide, tall }: Front, rise: number): string {
  const top = foot - tall;
  const tiles = Array.from({ length: 5 }, (_, n) => {
    const y = top - rise + ((n + 1) * rise) / 6;
    return line(`M${x + 30 - n * 9} ${y}H${x + wide - 30 + n * 9}`, shade(roof, -6), 1.6, { opacity: '.5' });
  }).join('');
  return (
    polygon(
      [
        [x - 16, top + 4],
        [x + 44, top - rise],
        [x + wide - 44, top - rise],
        [x + wide + 16, top + 4],
      ],
      roof,
    ) +
    tiles +
    polygon(
      [
        [x + wide - 44, top - rise],
        [x + wide + 16, top + 4],
        [x + wide - 84, top + 4],
      ],
      shade(roof, -8),
      { opacity: '.5' },
    )
  );
}

/** The whole building on its ground. */
export function house(building: Building, foot: number, light: Light, chance: Chance): string {
  const { form, floors, roof, wall } = building;
  const middle = 600 + chance.between(-60, 60);
  const front = (wide: number, tall: number, x = middle - wide / 2): Front => ({ x, foot, wide, tall });
  const shadow = (at: Front) =>
    ellipse([at.x + at.wide / 2 + 46, foot + 10], [at.wide * 0.58, 22], [230, 40, 10], { opacity: '.22' });
  switch (form) {
    case 'tower': {
      const at = front(300 + building.columns * 14, Math.min(560, floors * 50));
      const low = front(at.wide + 220, 110);
      return (
        shadow(low) +
        rect(low.x, foot - 110, low.wide, 110, shade(wall, -10)) +
        volume(building, at, light, chance, 'face') +
        rect(at.x - 8, foot - at.tall - 12, at.wide + 16, 16, shade(wall, -12)) +
        rect(at.x + at.wide * 0.3, foot - at.tall - 44, at.wide * 0.4, 34, shade(wall, -4))
      );
    }
    case 'wings': {
      const at = front(420, Math.min(430, floors * 84));
      const side = { ...building, columns: 4, floors: Math.max(2, floors - 1) };
      const tall = (at.tall * side.floors) / floors;
      const left = front(270, tall, at.x - 262);
      const right = front(270, tall, at.x + at.wide - 8);
      return (
        shadow({ ...at, x: left.x, wide: 950 }) +
        volume(side, left, light, chance, 'left', false) +
        hipped(building, left, 58) +
        volume(side, right, light, chance, 'right', false) +
        hipped(building, right, 58) +
        volume(building, at, light, chance, 'face') +
        pitched(building, at, 92, 18)
      );
    }
    case 'gable': {
      const at = front(480 + building.columns * 12, floors * 108);
      return (
        shadow(at) +
        volume(building, at, light, chance, 'face') +
        pitched(building, at, 130, 26) +
        rect(at.x + at.wide * 0.24, foot - at.tall - 118, 34, 70, shade(roof, 12))
      );
    }
    case 'chalet': {
      const at = front(600, floors * 104);
      const planks = Array.from({ length: 14 }, (_, n) =>
        line(`M${at.x} ${foot - at.tall + n * 22}h${at.wide}`, shade(wall, -9), 1.6, { opacity: '.5' }),
      ).join('');
      return (
        shadow(at) +
        volume({ ...building, balconies: true }, at, light, chance, 'face') +
        planks +
        pitched(building, at, 150, 64)
      );
    }
    case 'low': {
      const at = front(780, Math.min(2, floors) * 112);
      return (
        shadow(at) +
        volume({ ...building, floors: 2, columns: 8 }, at, light, chance, 'face') +
        rect(at.x - 26, foot - at.tall - 16, at.wide + 52, 20, shade(wall, 8)) +
        rect(at.x - 26, foot - at.tall + 4, at.wide + 52, 7, [230, 30, 20], { opacity: '.18' })
      );
    }
    case 'mansard': {
      const at = front(620, Math.min(420, floors * 84));
      const dormers = Array.from({ length: 5 }, (_, n) => {
        const x = at.x + 62 + n * ((at.wide - 124) / 4);
        const top = foot - at.tall - 62;
        return (
          rect(x - 22, top, 44, 54, shade(roof, 14)) +
          rect(x - 15, top + 10, 30, 40, towards(light.sky[1], [214, 40, 30], 0.35)) +
          polygon(
            [
              [x - 28, top + 2],
              [x, top - 20],
              [x + 28, top + 2],
            ],
            shade(roof, -6),
          )
        );
      }).join('');
      return shadow(at) + volume(building, at, light, chance, 'face') + hipped(building, at, 84) + dormers;
    }
    case 'arcade': {
      const at = front(680, Math.min(400, floors * 92));
      return (
        shadow(at) +
        volume(building, at, light, chance, 'face') +
        hipped(building, at, 66) +
        path(`M${at.x + at.wide / 2 - 46} ${foot - at.tall - 62}v-70h92v70z`, shade(wall, 3)) +
        polygon(
          [
            [at.x + at.wide / 2 - 58, foot - at.tall - 130],
            [at.x + at.wide / 2, foot - at.tall - 184],
            [at.x + at.wide / 2 + 58, foot - at.tall - 130],
          ],
          roof,
        ) +
        rect(
          at.x + at.wide / 2 - 15,
          foot - at.tall - 118,
          30,
          44,
          towards(light.sky[1], [214, 40, 30], 0.4),
          { rx: 15 },
        )
      );
    }
    case 'block': {
      const at = front(560 + building.columns * 16, Math.min(480, floors * 82));
      return (
        shadow(at) +
        volume(building, at, light, chance, 'face') +
        rect(at.x - 12, foot - at.tall - 14, at.wide + 24, 18, shade(wall, 9)) +
        rect(at.x + at.wide * 0.12, foot - at.tall - 40, at.wide * 0.2, 28, shade(wall, -8)) +
        rect(at.x + at.wide * 0.66, foot - at.tall - 32, at.wide * 0.12, 20, shade(wall, -12))
      );
    }
  }
}
