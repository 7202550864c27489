import { type Ink, shade } from '@/server/selling/pictures/drawing/ink';
import { backdrop, bushes, HORIZON, sky, tree, TREES } from '@/server/selling/pictures/drawing/scenery';
import {
  circle,
  ellipse,
  fade,
  HEIGHT,
  line,
  path,
  polygon,
  rect,
  WIDTH,
} from '@/server/selling/pictures/drawing/svg';
import { floor, FLOOR, group, lit, type Scene, type Stage } from './frame';

const STONES: readonly Ink[] = [
  [36, 34, 74],
  [28, 40, 68],
  [18, 30, 62],
  [44, 22, 80],
];

const paved = (stage: Stage, top = FLOOR - 90) =>
  floor('paving', top, [34, 16, 70], [28, 12, 56], stage) +
  Array.from({ length: 5 }, (_, at) =>
    line(`M0 ${top + 18 + at * at * 8}H${WIDTH}`, lit([30, 10, 48], stage), 2, { opacity: '.35' }),
  ).join('');

const columns = (stage: Stage, x: number, y: number, wide: number, tall: number, ink: Ink): string => {
  const many = 6;
  const step = wide / many;
  return [
    polygon(
      [
        [x - 24, y - tall],
        [x + wide / 2, y - tall - wide * 0.24],
        [x + wide + 24, y - tall],
      ],
      lit(shade(ink, 4), stage),
    ),
    rect(x - 20, y - tall, wide + 40, 34, lit(ink, stage)),
    rect(x, y - tall + 34, wide, tall - 34, lit(shade(ink, -30), stage)),
    ...Array.from({ length: many }, (_, at) =>
      rect(x + at * step + step * 0.2, y - tall + 34, step * 0.5, tall - 34, lit(shade(ink, 6), stage)),
    ),
    rect(x - 34, y - 26, wide + 68, 26, lit(shade(ink, -4), stage)),
  ].join('');
};

const castle = (stage: Stage, x: number, y: number, wide: number, tall: number, ink: Ink): string => {
  const merlons = (left: number, top: number, length: number) =>
    Array.from({ length: Math.floor(length / 36) }, (_, at) =>
      rect(left + at * 36, top - 22, 22, 24, lit(ink, stage)),
    ).join('');
  const tower = (left: number, width: number, high: number) =>
    rect(left, y - high, width, high, lit(shade(ink, -5), stage)) +
    merlons(left + 2, y - high, width) +
    rect(left + width / 2 - 9, y - high + 60, 18, 46, lit(shade(ink, -38), stage), { rx: 9 });
  return [
    tower(x, wide * 0.2, tall),
    tower(x + wide * 0.8, wide * 0.2, tall * 0.92),
    rect(x + wide * 0.2, y - tall * 0.6, wide * 0.6, tall * 0.6, lit(ink, stage)),
    merlons(x + wide * 0.2, y - tall * 0.6, wide * 0.6),
    tower(x + wide * 0.42, wide * 0.16, tall * 1.18),
    path(
      `M${x + wide * 0.43} ${y}v-90a${wide * 0.07} ${wide * 0.07} 0 0 1 ${wide * 0.14} 0v90Z`,
      lit(shade(ink, -40), stage),
    ),
  ].join('');
};

const church = (stage: Stage, x: number, y: number, wide: number, tall: number, ink: Ink): string => {
  const middle = x + wide / 2;
  const dome = wide * 0.24;
  return [
    rect(x, y - tall * 0.55, wide, tall * 0.55, lit(ink, stage)),
    rect(middle - dome, y - tall * 0.8, dome * 2, tall * 0.3, lit(shade(ink, -6), stage)),
    path(
      `M${middle - dome} ${y - tall * 0.8}A${dome} ${dome * 1.05} 0 0 1 ${middle + dome} ${y - tall * 0.8}Z`,
      lit([196, 26, 48], stage),
    ),
    rect(middle - 8, y - tall * 0.8 - dome * 1.3, 16, dome * 0.4, lit(shade(ink, 8), stage)),
    ...[x + 8, x + wide - 74].map(
      (left) =>
        rect(left, y - tall * 0.95, 66, tall * 0.95, lit(shade(ink, 4), stage)) +
        polygon(
          [
            [left - 6, y - tall * 0.95],
            [left + 33, y - tall * 1.16],
            [left + 72, y - tall * 0.95],
          ],
          lit([14, 44, 44], stage),
        ) +
        rect(left + 22, y - tall * 0.85, 22, 46, lit(shade(ink, -36), stage), { rx: 11 }),
    ),
    ...[0.28, 0.5, 0.72].map((part) =>
      path(`M${x + wide * part - 22} ${y}v-70a22 22 0 0 1 44 0v70Z`, lit(shade(ink, -38), stage)),
    ),
  ].join('');
};

/** A landmark with those who look at it. */
export const monument: Scene = (stage) => {
  const { chance, setting } = stage;
  const built = chance.pick([columns, castle, church]);
  const wide = chance.between(560, 720);
  const x = (WIDTH - wide) / 2 + chance.between(-120, 120);
  const y = FLOOR - 60;
  return [
    sky(stage),
    backdrop(setting, stage),
    paved(stage),
    built(stage, x, y, wide, chance.between(330, 410), chance.pick(STONES)),
    ...[-1, 1].map((side) =>
      tree(
        chance.pick(TREES[setting]),
        [x + (side < 0 ? -90 : wide + 90), y + 14],
        chance.between(190, 260),
        stage,
      ),
    ),
    group(chance.whole(2, 4), chance.between(180, 700), FLOOR + 60, 150, stage),
  ].join('');
};

const FACADES: readonly Ink[] = [
  [38, 62, 76],
  [16, 58, 70],
  [350, 46, 74],
  [204, 40, 74],
  [48, 54, 82],
  [160, 26, 70],
];

function facade(stage: Stage, x: number, wide: number, tall: number, painted: boolean): string {
  const { chance, light } = stage;
  const ink = chance.pick(FACADES);
  const foot = FLOOR - 70;
  const top = foot - tall;
  const glass: Ink = light.day < 0.5 ? [44, 90, 70] : [206, 30, 42];
  const across = Math.max(2, Math.floor(wide / 84));
  const windows = Array.from({ length: across * 3 }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    const left = x + (wide / across) * (column + 0.5) - 19;
    const high = top + 40 + row * ((tall - 150) / 3);
    return (
      rect(left - 5, high - 5, 48, 70, lit(shade(ink, 14), stage), { rx: 4 }) +
      rect(left, high, 38, 60, lit(glass, stage), { rx: 3 }) +
      (chance.is(0.4) ? ellipse([left + 19, high + 66], [26, 9], lit([110, 40, 40], stage)) : '')
    );
  });
  const mural = painted
    ? Array.from({ length: 7 }, () =>
        circle(
          x + chance.between(20, wide - 20),
          chance.between(top + 60, foot - 40),
          chance.between(30, 90),
          lit([chance.whole(0, 359), 70, 58], stage),
          { opacity: '.85' },
        ),
      ).join('')
    : windows.join('');
  return [
    rect(x, top, wide, tall, lit(ink, stage)),
    polygon(
      [
        [x - 8, top],
        [x + wide / 2, top - chance.between(24, 70)],
        [x + wide + 8, top],
      ],
      lit([14, 46, 46], stage),
    ),
    mural,
    path(`M${x + wide * 0.5 - 26} ${foot}v-84a26 26 0 0 1 52 0v84Z`, lit([24, 40, 26], stage)),
  ].join('');
}

const streetWith =
  (painted: boolean): Scene =>
  (stage) => {
    const { chance } = stage;
    const houses: string[] = [];
    for (let x = -40; x < WIDTH;) {
      const wide = chance.between(190, 300);
      houses.push(facade(stage, x, wide, chance.between(330, 500), painted && chance.is(0.5)));
      x += wide;
    }
    const lamp = chance.between(120, 1080);
    return [
      sky(stage),
      backdrop('city', stage),
      ...houses,
      paved(stage, FLOOR - 72),
      line(`M${lamp} ${FLOOR + 40}V${FLOOR - 250}`, lit([220, 10, 22], stage), 10),
      circle(lamp, FLOOR - 262, 22, stage.light.day < 0.6 ? [46, 96, 76] : lit([44, 30, 88], stage)),
      group(chance.whole(3, 5), chance.between(240, 560), FLOOR + 66, 190, stage),
    ].join('');
  };
/** An old street with a guide and those who follow. */
export const street = streetWith(false);
/** The same with painted walls. */
export const murals = streetWith(true);

/** A hall with pictures and those who look at them. */
export const gallery: Scene = (stage) => {
  const { chance } = stage;
  const wall: Ink = chance.pick([
    [18, 24, 86],
    [210, 18, 82],
    [350, 28, 40],
    [150, 16, 44],
  ] as const);
  const frames = Array.from({ length: 4 }, (_, at) => {
    const [wide, tall] = [chance.between(150, 230), chance.between(180, 300)];
    const [x, y] = [90 + at * 270 + chance.between(-14, 14), 150 + chance.between(-30, 40)];
    const [low, high] = [chance.whole(0, 359), chance.whole(0, 359)];
    const paint = fade(`frame${at}`, [
      [0, [low, 50, 62]],
      [1, [high, 46, 38]],
    ]);
    return (
      `<defs>${paint.def}</defs>` +
      rect(x - 14, y - 14, wide + 28, tall + 28, [40, 54, 42], { rx: 4 }) +
      rect(x, y, wide, tall, paint.fill) +
      circle(x + wide * chance.between(0.3, 0.7), y + tall * 0.36, wide * 0.16, [46, 80, 80], {
        opacity: '.9',
      }) +
      path(
        `M${x} ${y + tall}V${y + tall * 0.7}Q${x + wide * 0.5} ${y + tall * 0.46} ${x + wide} ${y + tall * 0.74}V${y + tall}Z`,
        [low, 38, 30],
        { opacity: '.75' },
      )
    );
  });
  return [
    rect(0, 0, WIDTH, HEIGHT, wall),
    rect(0, 590, WIDTH, 14, shade(wall, -14)),
    rect(0, 604, WIDTH, HEIGHT - 604, [28, 36, 44]),
    ...Array.from({ length: 9 }, (_, at) =>
      line(`M${at * 170 - 120} ${HEIGHT}L${at * 120 + 120} 604`, [28, 36, 36], 3),
    ),
    ...frames,
    rect(430, 660, 340, 26, [24, 40, 30], { rx: 8 }),
    group(chance.whole(2, 3), chance.between(200, 760), FLOOR + 50, 250, {
      ...stage,
      light: { ...stage.light, day: 1 },
    }),
  ].join('');
};

/** Mountains, a path and those who walk it. */
export const trail: Scene = (stage) => {
  const { chance } = stage;
  const bend = chance.between(420, 780);
  return [
    sky(stage),
    backdrop('mountain', stage),
    floor('meadow', HORIZON + 60, [96, 34, 50], [92, 36, 34], stage),
    path(
      `M${bend - 10} ${HORIZON + 62}Q${bend + 120} 600 ${bend - 160} ${HEIGHT}H${bend + 190}Q${bend + 250} 600 ${bend + 22} ${HORIZON + 62}Z`,
      lit([34, 36, 66], stage),
    ),
    ...[70, 190, 960, 1110].map((x) =>
      tree(
        'pine',
        [x + chance.between(-24, 24), 640 + chance.between(0, 60)],
        chance.between(190, 320),
        stage,
      ),
    ),
    bushes(760, stage, 6),
    group(chance.whole(2, 4), bend - 90, FLOOR + 40, 190, stage, true),
  ].join('');
};

/** Balloons over the land. */
export const balloons: Scene = (stage) => {
  const { chance, setting } = stage;
  const balloon = (x: number, y: number, r: number) => {
    const hue = chance.whole(0, 359);
    return [
      ...[0.5, -0.5].map((lean) =>
        line(
          `M${x + lean * r * 1.1} ${y + r * 0.8}L${x + lean * r * 0.34} ${y + r * 1.5}`,
          lit([30, 20, 30], stage),
          3,
        ),
      ),
      path(
        `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Q${x + r * 0.8} ${y + r * 0.8} ${x + r * 0.3} ${y + r * 1.25}H${x - r * 0.3}Q${x - r * 0.8} ${y + r * 0.8} ${x - r} ${y}Z`,
        lit([hue, 68, 56], stage),
      ),
      ellipse([x, y + r * 0.1], [r * 0.36, r * 1.1], lit([(hue + 40) % 360, 74, 66], stage)),
      rect(x - r * 0.2, y + r * 1.46, r * 0.4, r * 0.3, lit([28, 46, 32], stage), { rx: 4 }),
    ].join('');
  };
  return [
    sky(stage),
    backdrop(setting, stage),
    floor('land', HORIZON + 90, [60, 34, 58], [44, 36, 46], stage),
    balloon(chance.between(260, 420), 250, 130),
    balloon(chance.between(760, 900), 190, 92),
    balloon(chance.between(980, 1090), 330, 54),
    balloon(chance.between(540, 640), 380, 40),
  ].join('');
};
