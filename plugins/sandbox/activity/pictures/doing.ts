import { type Ink, shade } from '@/server/selling/pictures/drawing/ink';
import { backdrop, HORIZON, sky, tree, TREES } from '@/server/selling/pictures/drawing/scenery';
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
import { floor, FLOOR, group, lit, person, type Scene, type Stage } from './frame';

const DAY = (stage: Stage): Stage => ({ ...stage, light: { ...stage.light, day: 1 } });

/** A wooden table seen from its side, with a wall behind it. */
function table(wall: Ink): string {
  const wood = fade('wood', [
    [0, [26, 42, 46]],
    [1, [22, 40, 30]],
  ]);
  return [
    `<defs>${wood.def}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, wall),
    ...[180, 600, 1020].map(
      (x) =>
        line(`M${x} 0V120`, [30, 20, 20], 4) +
        path(`M${x - 56} 176L${x - 20} 120H${x + 20}L${x + 56} 176Z`, [32, 60, 36]) +
        circle(x, 180, 20, [46, 96, 80]),
    ),
    rect(0, 520, WIDTH, HEIGHT - 520, wood.fill),
    ...Array.from({ length: 4 }, (_, at) =>
      line(`M0 ${575 + at * 62}H${WIDTH}`, [22, 40, 26], 3, { opacity: '.5' }),
    ),
  ].join('');
}

const plate = (stage: Stage, x: number, y: number, r: number): string => {
  const { chance } = stage;
  const food = Array.from({ length: 6 }, () => {
    const [dx, dy] = [chance.between(-0.5, 0.5) * r, chance.between(-0.2, 0.14) * r];
    return ellipse(
      [x + dx, y + dy - 8],
      [r * chance.between(0.12, 0.24), r * chance.between(0.08, 0.14)],
      chance.pick([
        [12, 72, 46],
        [44, 80, 56],
        [100, 46, 40],
        [26, 60, 44],
        [350, 60, 46],
      ] as const),
    );
  });
  return (
    ellipse([x, y + 10], [r * 1.04, r * 0.38], [20, 30, 14], { opacity: '.3' }) +
    ellipse([x, y], [r, r * 0.36], [40, 14, 94]) +
    ellipse([x, y - 3], [r * 0.74, r * 0.25], [40, 10, 86]) +
    food.join('')
  );
};

const glass = (x: number, y: number, tall: number, drink: Ink): string =>
  [
    line(`M${x} ${y}V${y - tall * 0.5}`, [200, 20, 86], 6),
    ellipse([x, y], [tall * 0.2, tall * 0.05], [200, 20, 84]),
    path(
      `M${x - tall * 0.2} ${y - tall}Q${x - tall * 0.26} ${y - tall * 0.46} ${x} ${y - tall * 0.44}Q${x + tall * 0.26} ${y - tall * 0.46} ${x + tall * 0.2} ${y - tall}Z`,
      [200, 26, 88],
      { opacity: '.6' },
    ),
    path(
      `M${x - tall * 0.215} ${y - tall * 0.76}Q${x - tall * 0.24} ${y - tall * 0.48} ${x} ${y - tall * 0.46}Q${x + tall * 0.24} ${y - tall * 0.48} ${x + tall * 0.215} ${y - tall * 0.76}Z`,
      drink,
    ),
  ].join('');

const bottle = (x: number, y: number, tall: number, ink: Ink): string =>
  path(
    `M${x - 34} ${y}V${y - tall * 0.55}Q${x - 34} ${y - tall * 0.7} ${x - 13} ${y - tall * 0.76}V${y - tall}H${x + 13}V${y - tall * 0.76}Q${x + 34} ${y - tall * 0.7} ${x + 34} ${y - tall * 0.55}V${y}Z`,
    ink,
  ) + rect(x - 30, y - tall * 0.46, 60, tall * 0.26, [42, 40, 88]);

const WALLS: readonly Ink[] = [
  [18, 40, 34],
  [200, 26, 34],
  [150, 20, 30],
  [34, 34, 72],
];

/** What is tasted, on a table. */
export const tasting: Scene = (stage) => {
  const { chance } = stage;
  return [
    table(chance.pick(WALLS)),
    plate(stage, 330, 610, 190),
    plate(stage, 800, 590, 160),
    plate(stage, 600, 710, 200),
    bottle(1010, 600, 320, [chance.whole(90, 150), 40, 24]),
    glass(
      560,
      560,
      200,
      chance.pick([
        [348, 70, 36],
        [48, 80, 66],
        [24, 76, 52],
      ] as const),
    ),
    glass(980, 700, 210, [348, 66, 34]),
  ].join('');
};

/** Wine, with vines behind it. */
export const wine: Scene = (stage) => {
  const { chance } = stage;
  const rows = Array.from({ length: 9 }, (_, at) => {
    const x = at * 150 - 60;
    return path(
      `M${x} 560L${520 + at * 26} ${HORIZON + 20}h12L${x + 84} 560Z`,
      lit([96, 40, 34 + (at % 2) * 6], stage),
    );
  });
  return [
    sky(stage),
    backdrop('mountain', stage),
    floor('vines', HORIZON + 20, [80, 34, 50], [34, 36, 50], stage),
    ...rows,
    rect(0, 560, WIDTH, HEIGHT - 560, [24, 42, 36]),
    line(`M0 562H${WIDTH}`, [26, 44, 50], 8),
    bottle(chance.between(280, 360), 690, 380, [350, 50, 18]),
    glass(520, 700, 260, [348, 72, 32]),
    glass(690, 720, 270, [50, 76, 62]),
    ...Array.from({ length: 16 }, () =>
      circle(chance.between(850, 1050), chance.between(610, 710), 22, [chance.pick([282, 100]), 44, 38]),
    ),
  ].join('');
};

/** Cooking or making something together. */
const classWith =
  (items: (stage: Stage) => string): Scene =>
  (stage) => {
    const { chance } = stage;
    const day = DAY(stage);
    return [
      rect(0, 0, WIDTH, HEIGHT, chance.pick(WALLS.slice(1))),
      rect(60, 90, 330, 16, [28, 40, 40]),
      ...Array.from({ length: 5 }, (_, at) =>
        rect(80 + at * 62, 40 + (at % 2) * 14, 40, 50 - (at % 2) * 14, [chance.whole(0, 359), 46, 60], {
          rx: 8,
        }),
      ),
      rect(820, 60, 300, 230, [204, 50, 84]),
      line('M970 60V290M820 175H1120', [36, 20, 92], 12),
      group(4, 220, 720, 480, day),
      rect(0, 560, WIDTH, HEIGHT - 560, [26, 40, 42]),
      rect(0, 552, WIDTH, 26, [28, 42, 54]),
      items(day),
    ].join('');
  };
export const cooking = classWith((stage) =>
  [
    ellipse([300, 620], [130, 34], [220, 8, 30]) +
      rect(170, 570, 260, 50, [220, 10, 38]) +
      line('M430 590H560', [220, 8, 26], 20),
    plate(stage, 700, 640, 150),
    ...Array.from({ length: 7 }, (_, at) =>
      circle(
        900 + at * 34,
        640 + (at % 2) * 16,
        26,
        (
          [
            [8, 74, 50],
            [100, 50, 42],
            [44, 84, 56],
          ] as const
        )[at % 3]!,
      ),
    ),
    ...[250, 300, 350].map((x) =>
      path(`M${x} 540q-18 -40 0 -70q18 -30 0 -70`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 8,
        'stroke-opacity': '.35',
      }),
    ),
  ].join(''),
);
export const craft = classWith(({ chance }) =>
  Array.from({ length: 5 }, (_, at) => {
    const [x, ink] = [180 + at * 210, [chance.pick([16, 28, 204, 150, 350]), 46, 52] as Ink];
    return (
      path(`M${x - 50} 640Q${x - 84} 580 ${x - 30} 530H${x + 30}Q${x + 84} 580 ${x + 50} 640Z`, ink) +
      ellipse([x, 530], [30, 10], shade(ink, -18)) +
      line(`M${x - 66} 590H${x + 66}`, shade(ink, 22), 8)
    );
  }).join(''),
);

const sea = (stage: Stage, top: number): string => floor('sea', top, [200, 52, 62], [206, 60, 34], stage);
const waves = (stage: Stage, top: number): string =>
  Array.from({ length: 16 }, () => {
    const [x, y] = [stage.chance.between(-40, WIDTH), stage.chance.between(top + 20, HEIGHT - 20)];
    return line(`M${x} ${y}q30 -12 60 0t60 0`, [196, 50, 88], 4, { 'stroke-opacity': '.4' });
  }).join('');

/** A boat with its guests on the water. */
export const boat: Scene = (stage) => {
  const { chance } = stage;
  const [x, y] = [chance.between(440, 620), 610];
  const hull = lit(
    chance.pick([
      [0, 0, 96],
      [206, 60, 32],
      [8, 62, 46],
    ] as const),
    stage,
  );
  return [
    sky(stage),
    backdrop(chance.pick(['island', 'beach', 'city'] as const), stage),
    sea(stage, HORIZON + 10),
    waves(stage, HORIZON + 20),
    line(`M${x} ${y}V${y - 400}`, lit([28, 40, 34], stage), 12),
    path(
      `M${x + 10} ${y - 390}Q${x + 260} ${y - 190} ${x + 220} ${y - 40}H${x + 10}Z`,
      lit([40, 40, 92], stage),
    ),
    path(
      `M${x - 12} ${y - 350}Q${x - 190} ${y - 150} ${x - 150} ${y - 40}H${x - 12}Z`,
      lit([14, 60, 68], stage),
    ),
    group(3, x - 130, y + 8, 120, stage),
    path(
      `M${x - 290} ${y - 8}H${x + 320}Q${x + 280} ${y + 92} ${x + 170} ${y + 96}H${x - 190}Q${x - 260} ${y + 80} ${x - 290} ${y - 8}Z`,
      hull,
    ),
    line(`M${x - 280} ${y + 16}H${x + 306}`, lit([44, 70, 60], stage), 8),
    ellipse([x, y + 104], [330, 18], [204, 60, 24], { opacity: '.4' }),
  ].join('');
};

/** Under water. */
export const dive: Scene = ({ chance }) => {
  const deep = fade('deep', [
    [0, [190, 70, 62]],
    [0.5, [200, 70, 42]],
    [1, [214, 66, 20]],
  ]);
  const fish = (x: number, y: number, r: number, ink: Ink) =>
    ellipse([x, y], [r, r * 0.5], ink) +
    polygon(
      [
        [x - r * 0.8, y],
        [x - r * 1.5, y - r * 0.5],
        [x - r * 1.5, y + r * 0.5],
      ],
      shade(ink, -10),
    ) +
    circle(x + r * 0.55, y - r * 0.1, r * 0.09, [0, 0, 10]);
  return [
    `<defs>${deep.def}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, deep.fill),
    ...[200, 420, 700, 980].map((x) =>
      polygon(
        [
          [x, 0],
          [x + 90, 0],
          [x - 120, HEIGHT],
          [x - 300, HEIGHT],
        ],
        [190, 60, 80],
        { opacity: '.12' },
      ),
    ),
    ...Array.from({ length: 14 }, () => {
      const [x, tall] = [chance.between(0, WIDTH), chance.between(60, 200)];
      return line(
        `M${x} ${HEIGHT}q-30 -${tall / 2} 0 -${tall}`,
        [chance.pick([350, 20, 300, 140]), 60, 50],
        22,
      );
    }),
    ...Array.from({ length: 11 }, () =>
      fish(chance.between(80, 1120), chance.between(120, 620), chance.between(22, 58), [
        chance.pick([20, 44, 50, 200, 330]),
        82,
        58,
      ]),
    ),
    ellipse([620, 330], [150, 46], [220, 14, 18]),
    circle(790, 312, 44, [220, 12, 22]),
    ellipse([806, 306], [22, 18], [190, 60, 74]),
    rect(560, 270, 120, 40, [48, 86, 54], { rx: 18 }),
    polygon(
      [
        [470, 330],
        [360, 280],
        [350, 330],
      ],
      [210, 60, 40],
    ),
    polygon(
      [
        [470, 344],
        [350, 380],
        [372, 330],
      ],
      [210, 60, 34],
    ),
    ...Array.from({ length: 8 }, (_, at) =>
      circle(820 + at * 12, 270 - at * 34, 6 + at, [190, 50, 90], { opacity: '.6' }),
    ),
  ].join('');
};

/** Waves and boards. */
export const surf: Scene = (stage) => {
  const { chance } = stage;
  const board = (x: number, hue: number) =>
    path(
      `M${x} ${FLOOR + 40}Q${x - 46} ${FLOOR - 140} ${x} ${FLOOR - 320}Q${x + 46} ${FLOOR - 140} ${x} ${FLOOR + 40}Z`,
      lit([hue, 70, 60], stage),
    ) + line(`M${x} ${FLOOR + 10}V${FLOOR - 290}`, lit([0, 0, 96], stage), 5);
  return [
    sky(stage),
    backdrop('beach', stage),
    sea(stage, HORIZON),
    path(`M0 560Q300 ${HORIZON - 40} 640 540T${WIDTH} 540V640H0Z`, lit([192, 58, 72], stage)),
    path(`M0 566Q300 ${HORIZON - 20} 640 552T${WIDTH} 552`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
      'stroke-opacity': '.8',
    }),
    floor('sand', 640, [42, 52, 80], [38, 44, 66], stage),
    ...[300, 420, 860].map((x) => board(x + chance.between(-20, 20), chance.whole(0, 359))),
    group(3, 520, FLOOR + 50, 210, stage),
  ].join('');
};

function bike(stage: Stage, x: number, y: number, r: number): string {
  const frame = lit([stage.chance.whole(0, 359), 70, 50], stage);
  const dark = lit([220, 10, 18], stage);
  const wheel = (cx: number) =>
    circle(cx, y - r, r, 'none', { stroke: '#23262b', 'stroke-width': 9 }) + circle(cx, y - r, 8, dark);
  const [back, front] = [x - r * 1.35, x + r * 1.35];
  return [
    wheel(back),
    wheel(front),
    line(
      `M${back} ${y - r}L${x - r * 0.1} ${y - r}L${x - r * 0.5} ${y - r * 2.2}ZM${x - r * 0.1} ${y - r}L${front - r * 0.3} ${y - r * 2.2}M${x - r * 0.5} ${y - r * 2.2}H${front - r * 0.3}L${front} ${y - r}`,
      frame,
      11,
    ),
    line(`M${x - r * 0.8} ${y - r * 2.5}h${r * 0.6}M${front - r * 0.7} ${y - r * 2.6}h${r * 0.6}`, dark, 13),
  ].join('');
}

/** Bikes on a path. */
export const cycling: Scene = (stage) => {
  const { chance, setting } = stage;
  return [
    sky(stage),
    backdrop(setting, stage),
    floor('green', HORIZON + 70, [100, 30, 56], [96, 32, 42], stage),
    path(`M0 ${HEIGHT}V690Q600 560 ${WIDTH} 610V${HEIGHT}Z`, lit([34, 22, 70], stage)),
    ...[90, 1080].map((x) => tree(chance.pick(TREES[setting]), [x, 640], chance.between(240, 320), stage)),
    bike(stage, 380, 720, 78),
    person(600, 730, 260, stage),
    bike(stage, 830, 740, 82),
  ].join('');
};

function bus(stage: Stage, x: number, y: number, wide: number, open: boolean): string {
  const tall = wide * (open ? 0.5 : 0.4);
  const ink = lit([stage.chance.pick([8, 204, 44, 150]), 72, 50], stage);
  const window = lit([204, 36, 76], stage);
  const wheel = (cx: number) =>
    circle(cx, y, wide * 0.07, lit([220, 10, 16], stage)) +
    circle(cx, y, wide * 0.03, lit([220, 6, 60], stage));
  return [
    open ? group(4, x + wide * 0.1, y - tall + 30, wide * 0.2, stage) : '',
    rect(x, y - tall, wide, tall, ink, { rx: 26 }),
    rect(x + 24, y - tall * (open ? 0.6 : 0.82), wide - 48, tall * 0.3, window, { rx: 12 }),
    ...[0.25, 0.5, 0.75].map((part) =>
      line(`M${x + wide * part} ${y - tall * (open ? 0.6 : 0.82)}v${tall * 0.3}`, ink, 10),
    ),
    line(`M${x} ${y - tall * 0.2}H${x + wide}`, lit([0, 0, 96], stage), 10),
    circle(x + wide - 22, y - tall * 0.12, 13, [48, 96, 80]),
    wheel(x + wide * 0.22),
    wheel(x + wide * 0.78),
  ].join('');
}

const roadWith =
  (open: boolean): Scene =>
  (stage) => {
    const { setting } = stage;
    return [
      sky(stage),
      backdrop(setting, stage),
      floor('verge', HORIZON + 70, [90, 30, 54], [86, 30, 42], stage),
      rect(0, 640, WIDTH, HEIGHT - 640, lit([220, 6, 38], stage)),
      ...Array.from({ length: 7 }, (_, at) => rect(at * 190 + 30, 738, 100, 10, lit([46, 40, 84], stage))),
      ...[80, 1120].map((x) => tree(TREES[setting][0]!, [x, 644], 240, stage)),
      bus(stage, 300 + stage.chance.between(-60, 60), 690, 620, open),
    ].join('');
  };
/** A coach on its way out of town. */
export const coach = roadWith(false);
/** An open bus through town. */
export const openBus = roadWith(true);

/** A car that waits, with luggage. */
export const transfer: Scene = (stage) => {
  const ink = lit(
    stage.chance.pick([
      [220, 12, 24],
      [0, 0, 94],
      [212, 40, 36],
    ] as const),
    stage,
  );
  const [x, y] = [300, 690];
  return [
    sky(stage),
    backdrop('city', stage),
    floor('kerb', HORIZON + 100, [34, 10, 72], [220, 6, 46], stage),
    path(
      `M${x} ${y}V${y - 90}Q${x + 10} ${y - 120} ${x + 90} ${y - 126}L${x + 190} ${y - 220}H${x + 430}L${x + 520} ${y - 124}Q${x + 620} ${y - 116} ${x + 626} ${y - 60}V${y}Z`,
      ink,
    ),
    path(
      `M${x + 130} ${y - 126}L${x + 206} ${y - 200}H${x + 310}V${y - 126}ZM${x + 330} ${y - 126}V${y - 200}H${x + 418}L${x + 486} ${y - 126}Z`,
      lit([204, 40, 74], stage),
    ),
    ...[x + 130, x + 500].map(
      (cx) => circle(cx, y, 56, lit([220, 8, 14], stage)) + circle(cx, y, 26, lit([220, 6, 66], stage)),
    ),
    circle(x + 608, y - 74, 14, [48, 96, 82]),
    person(140, 740, 300, stage),
    ...[
      [206, 90, 130, 8],
      [1000, 110, 150, 204],
      [1090, 80, 110, 44],
    ].map(
      ([left, wide, tall, hue]) =>
        rect(left!, 742 - tall!, wide!, tall!, lit([hue!, 56, 48], stage), { rx: 12 }) +
        rect(left! + wide! * 0.34, 742 - tall! - 22, wide! * 0.32, 24, 'none', {
          stroke: '#2b2f36',
          'stroke-width': 8,
        }),
    ),
  ].join('');
};

/** A stage at night. */
export const music: Scene = (stage) => {
  const { chance } = stage;
  const night = fade('night', [
    [0, [262, 50, 14]],
    [1, [330, 46, 26]],
  ]);
  const beams = [160, 420, 780, 1040].map((x, at) =>
    polygon(
      [
        [x - 14, 0],
        [x + 14, 0],
        [x + (at < 2 ? 260 : -120), 600],
        [x + (at < 2 ? 60 : -320), 600],
      ],
      [chance.pick([48, 300, 200, 20]), 90, 70],
      { opacity: '.22' },
    ),
  );
  const guitar = (x: number, y: number) =>
    circle(x, y, 40, [24, 70, 42]) +
    circle(x + 34, y - 20, 30, [24, 70, 46]) +
    circle(x + 10, y - 6, 14, [20, 60, 16]) +
    line(`M${x + 50} ${y - 34}L${x + 180} ${y - 130}`, [24, 50, 26], 16);
  const lights = { ...stage, light: { ...stage.light, day: 0.85 } };
  return [
    `<defs>${night.def}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, night.fill),
    ...beams,
    rect(0, 600, WIDTH, HEIGHT - 600, [262, 30, 10]),
    rect(150, 580, 900, 30, [20, 40, 24]),
    group(3, 400, 592, 300, lights),
    guitar(430, 440),
    guitar(690, 450),
    ...Array.from({ length: 12 }, (_, at) =>
      circle(60 + at * 100 + chance.between(-18, 18), 780, chance.between(46, 64), [262, 34, 6]),
    ),
  ].join('');
};

/** Lights of a town on the water. */
export const night: Scene = (stage) => {
  const { chance } = stage;
  const dark = {
    ...stage,
    light: {
      ...stage.light,
      day: 0.22,
      sky: [
        [232, 56, 14],
        [248, 44, 26],
        [20, 60, 48],
      ] as const,
    },
  };
  return [
    sky(dark),
    ...Array.from({ length: 40 }, () =>
      circle(chance.between(0, WIDTH), chance.between(0, 330), chance.between(1, 3), [48, 60, 92], {
        opacity: '.8',
      }),
    ),
    backdrop('city', dark),
    ...Array.from({ length: 90 }, () =>
      rect(chance.between(0, WIDTH), chance.between(360, 520), 8, 11, [46, 96, 70], { opacity: '.85' }),
    ),
    floor('quay', 560, [236, 40, 26], [236, 46, 12], { ...dark, light: { ...dark.light, day: 0.8 } }),
    ...Array.from({ length: 30 }, () =>
      line(
        `M${chance.between(0, WIDTH)} ${chance.between(580, 780)}h${chance.between(20, 90)}`,
        [40, 90, 66],
        5,
        { 'stroke-opacity': '.45' },
      ),
    ),
    group(3, chance.between(300, 700), FLOOR + 60, 210, { ...stage, light: { ...stage.light, day: 0.45 } }),
  ].join('');
};

/** A guide on a screen at home. */
export const online: Scene = (stage) => {
  const screen: Stage = { ...stage, light: { ...stage.light, day: 1 } };
  return [
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      stage.chance.pick([
        [34, 34, 82],
        [200, 24, 74],
        [150, 20, 70],
      ] as const),
    ),
    rect(0, 610, WIDTH, HEIGHT - 610, [28, 40, 52]),
    rect(260, 130, 680, 450, [220, 10, 16], { rx: 26 }),
    `<svg x="290" y="158" width="620" height="392" viewBox="0 0 ${WIDTH} ${HEIGHT - 40}" preserveAspectRatio="xMidYMid slice">${sky(screen)}${backdrop(stage.setting, screen)}${floor('shown', 600, [34, 20, 70], [30, 14, 54], screen)}${person(600, 790, 560, screen)}</svg>`,
    path('M180 600H1020L1080 660H120Z', [220, 8, 66]),
    rect(500, 606, 200, 16, [220, 8, 52], { rx: 8 }),
    rect(1000, 520, 90, 110, [14, 56, 56], { rx: 14 }),
    path('M1090 545q44 0 44 34t-44 34', 'none', { stroke: '#b8523a', 'stroke-width': 14 }),
    path('M120 640q-40 -150 0 -230q40 80 0 230Z', [120, 36, 40]),
  ].join('');
};
