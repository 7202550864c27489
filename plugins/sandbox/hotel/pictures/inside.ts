import type { Chance } from '@/server/selling/pictures/drawing/chance';
import { type Ink, shade, towards } from '@/server/selling/pictures/drawing/ink';
import type { Light } from '@/server/selling/pictures/drawing/light';
import { backdrop, type Setting, sky } from '@/server/selling/pictures/drawing/scenery';
import {
  circle,
  ellipse,
  fade,
  glow,
  HEIGHT,
  line,
  path,
  polygon,
  rect,
  WIDTH,
} from '@/server/selling/pictures/drawing/svg';

/** How a property is furnished: the same in all its rooms. */
export interface Decor {
  readonly wall: Ink;
  readonly wood: Ink;
  readonly cloth: Ink;
  readonly accent: Ink;
}

const DECORS: readonly Decor[] = [
  { wall: [38, 34, 88], wood: [28, 40, 42], cloth: [212, 34, 46], accent: [36, 70, 60] },
  { wall: [150, 14, 84], wood: [32, 34, 52], cloth: [156, 26, 36], accent: [28, 60, 62] },
  { wall: [214, 22, 86], wood: [26, 28, 34], cloth: [222, 34, 38], accent: [44, 76, 66] },
  { wall: [18, 36, 86], wood: [22, 44, 36], cloth: [10, 46, 52], accent: [200, 28, 56] },
  { wall: [48, 26, 90], wood: [36, 38, 58], cloth: [44, 40, 62], accent: [184, 30, 44] },
  { wall: [280, 12, 86], wood: [24, 26, 36], cloth: [286, 20, 44], accent: [34, 66, 66] },
  { wall: [200, 12, 92], wood: [34, 22, 66], cloth: [196, 44, 48], accent: [18, 62, 62] },
];
export const decorOf = (chance: Chance): Decor => chance.pick(DECORS);

export interface Inside {
  readonly chance: Chance;
  readonly light: Light;
  readonly decor: Decor;
  readonly setting: Setting;
}

const FLOOR = 560;

/** The walls and the floor of a room. */
function shell({ decor, light }: Inside): string {
  const wall = fade('wall', [
    [0, shade(decor.wall, 3)],
    [1, towards(shade(decor.wall, -7), light.haze, 0.15)],
  ]);
  const floor = fade('floor', [
    [0, shade(decor.wood, 16)],
    [1, shade(decor.wood, 2)],
  ]);
  const planks = Array.from({ length: 15 }, (_, n) => {
    const top = (n / 14) * WIDTH;
    return line(`M${top} ${FLOOR}L${600 + (top - 600) * 1.9} ${HEIGHT}`, shade(decor.wood, -4), 1.6, {
      opacity: '.45',
    });
  }).join('');
  return (
    `<defs>${wall.def}${floor.def}</defs>` +
    rect(0, 0, WIDTH, FLOOR, wall.fill) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, floor.fill) +
    planks +
    rect(0, FLOOR - 14, WIDTH, 14, shade(decor.wall, 8))
  );
}

/** A window with what is outside, and light that falls in. */
function window(inside: Inside, x: number, y: number, w: number, h: number): string {
  const { light, decor, setting, chance } = inside;
  const outside = { chance, light };
  const curtain = shade(decor.cloth, 26);
  const folds = (left: number) =>
    Array.from({ length: 5 }, (_, n) =>
      path(
        `M${left + n * 14} ${y - 26}c${6} ${h * 0.4} ${-6} ${h * 0.7} ${2} ${h + 56}h12c-6 ${-h * 0.3} 6 ${-h * 0.7} 0 ${-h - 56}z`,
        shade(curtain, n % 2 ? -5 : 2),
      ),
    ).join('');
  return (
    `<clipPath id="pane"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>` +
    rect(x - 12, y - 12, w + 24, h + 24, shade(decor.wall, 9)) +
    `<g clip-path="url(#pane)"><g transform="translate(${x - w * 0.2} ${y - h * 0.06}) scale(${(w * 1.4) / WIDTH} ${(h * 1.35) / HEIGHT})">` +
    sky(outside) +
    backdrop(setting, outside) +
    '</g></g>' +
    rect(x + w / 2 - 4, y, 8, h, shade(decor.wall, 9)) +
    rect(x - 44, y - 34, w + 88, 9, shade(decor.wood, -4), { rx: 4 }) +
    folds(x - 40) +
    folds(x + w - 30) +
    polygon(
      [
        [x, FLOOR + 20],
        [x + w, FLOOR + 20],
        [x + w + 150, HEIGHT],
        [x + 20, HEIGHT],
      ],
      light.sun,
      { opacity: (0.1 + light.day * 0.12).toFixed(2) },
    )
  );
}

function lamp({ decor, light }: Inside, x: number, y: number): string {
  const shine = glow(`lamp${Math.round(x)}`, [42, 96, 78], 0.75 - light.day * 0.35);
  return (
    `<defs>${shine.def}</defs>` +
    circle(x, y, 150, shine.fill) +
    rect(x - 3, y + 14, 6, 56, shade(decor.wood, -8)) +
    polygon(
      [
        [x - 20, y - 22],
        [x + 20, y - 22],
        [x + 33, y + 20],
        [x - 33, y + 20],
      ],
      [42, 76, 86],
    ) +
    ellipse([x, y + 72], [20, 6], shade(decor.wood, -10))
  );
}

function art({ chance, decor }: Inside, x: number, y: number, w: number, h: number): string {
  const [a, b] = [decor.accent, decor.cloth];
  const inner =
    chance.next() < 0.5
      ? circle(x + w * chance.between(0.3, 0.7), y + h * 0.42, Math.min(w, h) * 0.24, a) +
        path(`M${x} ${y + h}v${-h * 0.3}q${w * 0.25} ${-h * 0.22} ${w * 0.5} 0t${w * 0.5} 0v${h * 0.3}z`, b)
      : rect(x + w * 0.12, y + h * 0.14, w * 0.34, h * 0.72, b) +
        circle(x + w * 0.66, y + h * 0.5, Math.min(w, h) * 0.26, a);
  return rect(x - 9, y - 9, w + 18, h + 18, shade(decor.wood, -6)) + rect(x, y, w, h, [40, 30, 95]) + inner;
}

function plant({ chance }: Inside, x: number, foot: number, tall: number): string {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const angle = -Math.PI / 2 + (n / 8 - 0.5) * 2.3;
    const far = tall * chance.between(0.55, 0.8);
    const [ex, ey] = [x + Math.cos(angle) * far, foot - tall * 0.26 + Math.sin(angle) * far];
    const [mx, my] = [
      x + Math.cos(angle - 0.35) * far * 0.6,
      foot - tall * 0.3 + Math.sin(angle) * far * 0.7,
    ];
    return path(
      `M${x} ${foot - tall * 0.25}Q${mx} ${my} ${ex} ${ey}Q${mx + 18} ${my + 12} ${x} ${foot - tall * 0.25}Z`,
      [chance.between(110, 150), 36, chance.between(26, 38)],
    );
  }).join('');
  return (
    leaves +
    polygon(
      [
        [x - tall * 0.13, foot - tall * 0.28],
        [x + tall * 0.13, foot - tall * 0.28],
        [x + tall * 0.09, foot],
        [x - tall * 0.09, foot],
      ],
      [22, 42, 56],
    )
  );
}

/** A room with its bed and window. */
export function room(inside: Inside): string {
  const { chance, decor } = inside;
  const flip = chance.is(0.5);
  const at = chance.between(330, 430);
  const wide = chance.between(400, 500);
  const [left, foot] = [at - wide / 2, 690];
  const head = decor.accent;
  const sheet: Ink = [40, 24, 96];
  const style = chance.whole(0, 2);
  const headboard =
    style === 0
      ? rect(left - 16, 360, wide + 32, 170, head, { rx: 22 })
      : style === 1
        ? rect(left - 8, 380, wide + 16, 150, decor.wood, { rx: 6 }) +
          Array.from({ length: 7 }, (_, n) =>
            rect(left + 12 + (n * wide) / 7, 392, 6, 130, shade(decor.wood, -8)),
          ).join('')
        : path(`M${left - 12} 530V430Q${at} 320 ${left + wide + 12} 430V530Z`, head);
  const pillows = [0, 1]
    .map((n) => {
      const x = left + wide * (0.08 + n * 0.46);
      return (
        rect(x, 470, wide * 0.38, 76, shade(sheet, -3), { rx: 26 }) +
        rect(x + 26, 492, wide * 0.3, 58, n ? decor.accent : shade(decor.cloth, 12), { rx: 20 })
      );
    })
    .join('');
  const bed =
    ellipse([at, foot + 22], [wide * 0.62, 26], [230, 40, 10], { opacity: '.25' }) +
    headboard +
    path(`M${left} 530h${wide}l34 140q2 26-20 26H${left - 14}q-22 0-20-26z`, sheet) +
    pillows +
    path(`M${left - 18} 606h${wide + 36}l16 66q2 24-18 24H${left - 16}q-20 0-18-24z`, decor.cloth) +
    path(`M${left - 18} 606h${wide + 36}l4 16H${left - 22}z`, shade(decor.cloth, 12)) +
    Array.from({ length: 5 }, (_, n) =>
      line(`M${left + 30 + (n * wide) / 5} 630q-8 30-12 60`, shade(decor.cloth, -6), 2, { opacity: '.6' }),
    ).join('');
  const table = (x: number) =>
    rect(x - 42, 590, 84, 12, shade(decor.wood, 6), { rx: 3 }) +
    rect(x - 36, 602, 72, 70, shade(decor.wood, -3)) +
    lamp(inside, x, 518);
  const rug = ellipse([640, 742], [420, 52], shade(decor.accent, 16), { opacity: '.7' });
  const chair =
    path('M960 560q70-24 120 10l14 96q2 18-16 18H952q-16 0-14-18z', shade(decor.cloth, 6)) +
    rect(930, 610, 170, 44, shade(decor.cloth, -3), { rx: 16 }) +
    rect(950, 684, 10, 34, decor.wood) +
    rect(1070, 684, 10, 34, decor.wood);
  const inner =
    shell(inside) +
    window(inside, 700, 120, chance.between(260, 380), 350) +
    rug +
    art(inside, at - 70, 150, chance.between(120, 170), chance.between(100, 140)) +
    table(left - 66) +
    table(left + wide + 66) +
    bed +
    (chance.is(0.5) ? chair : plant(inside, 1080, 690, 240));
  return flip ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${inner}</g>` : inner;
}

/** A bathroom: tiles, a basin and a mirror. */
export function bathroom(inside: Inside): string {
  const { decor, chance } = inside;
  const tile = shade(decor.cloth, 34);
  const grid =
    Array.from({ length: 15 }, (_, n) => line(`M${n * 84} 220V560`, shade(tile, -6), 1.5)).join('') +
    Array.from({ length: 6 }, (_, n) => line(`M0 ${220 + n * 60}H1200`, shade(tile, -6), 1.5)).join('');
  const round = chance.is(0.5);
  const mirror = fade('mirror', [
    [0, [200, 26, 92]],
    [1, [210, 20, 78]],
  ]);
  return (
    shell(inside) +
    rect(0, 220, WIDTH, 340, tile) +
    grid +
    `<defs>${mirror.def}</defs>` +
    (round
      ? circle(420, 270, 140, shade(decor.wood, -4)) + circle(420, 270, 130, mirror.fill)
      : rect(280, 120, 280, 300, shade(decor.wood, -4), { rx: 10 }) +
        rect(290, 130, 260, 280, mirror.fill, { rx: 6 })) +
    polygon(
      [
        [330, 340],
        [440, 180],
        [470, 180],
        [360, 340],
      ],
      [0, 0, 98],
      { opacity: '.35' },
    ) +
    lamp(inside, 210, 250) +
    rect(180, 500, 480, 26, [36, 20, 94], { rx: 6 }) +
    rect(200, 526, 440, 150, decor.wood) +
    rect(416, 540, 4, 124, shade(decor.wood, -10)) +
    ellipse([420, 498], [110, 30], [200, 10, 98]) +
    ellipse([420, 496], [88, 20], [200, 14, 86]) +
    path('M410 486v-56q0-20 24-20h20v12h-18q-10 0-10 10v54z', [210, 8, 66]) +
    rect(580, 462, 26, 38, decor.accent, { rx: 5 }) +
    rect(612, 472, 20, 28, shade(decor.accent, 16), { rx: 4 }) +
    rect(790, 470, 330, 170, [200, 8, 97], { rx: 66 }) +
    rect(776, 462, 358, 22, [200, 10, 92], { rx: 11 }) +
    rect(820, 300, 90, 8, [210, 8, 66]) +
    rect(828, 304, 74, 130, shade(decor.accent, 8)) +
    rect(828, 410, 74, 12, shade(decor.accent, -8)) +
    plant(inside, 1090, 470, 170)
  );
}

/** Breakfast at a table by the window. */
export function breakfast(inside: Inside): string {
  const { decor, chance } = inside;
  const plate = (x: number, y: number, r: number) =>
    ellipse([x, y + 6], [r, r * 0.34], [230, 30, 10], { opacity: '.16' }) +
    ellipse([x, y], [r, r * 0.34], [40, 12, 98]) +
    ellipse([x, y], [r * 0.7, r * 0.23], [40, 10, 92]);
  const croissant = (x: number, y: number) =>
    path(`M${x - 46} ${y + 6}q6-44 46-46t46 46q-18-20-46-20t-46 20z`, [32, 70, 54]) +
    line(`M${x - 20} ${y - 28}q2 12-6 18M${x} ${y - 34}v16M${x + 20} ${y - 28}q-2 12 6 18`, [28, 64, 42], 3);
  const cup = (x: number, y: number) =>
    ellipse([x, y + 40], [58, 15], [40, 12, 98]) +
    path(`M${x - 36} ${y}h72q-2 40-22 42h-28q-20-2-22-42z`, decor.accent) +
    ellipse([x, y], [36, 10], [24, 50, 24]) +
    line(`M${x + 36} ${y + 8}q24 0 16 18t-24 8`, decor.accent, 7) +
    line(`M${x - 8} ${y - 18}q-8-14 2-24M${x + 10} ${y - 18}q-8-14 2-24`, [0, 0, 100], 3, { opacity: '.6' });
  const glass = (x: number, y: number, juice: Ink) =>
    path(`M${x - 22} ${y - 60}h44l-6 74h-32z`, [200, 30, 96], { opacity: '.7' }) +
    path(`M${x - 20} ${y - 40}h40l-4.500 52h-31z`, juice);
  const bowl = (x: number, y: number) =>
    Array.from({ length: 7 }, (_, n) =>
      circle(
        x - 44 + n * 15,
        y - 8 - (n % 3) * 9,
        15,
        chance.pick<Ink>([
          [356, 66, 52],
          [270, 40, 44],
          [88, 46, 50],
          [36, 86, 58],
        ]),
      ),
    ).join('') + path(`M${x - 66} ${y}h132q-8 54-44 54h-44q-36 0-44-54z`, [40, 14, 96]);
  return (
    shell(inside) +
    window(inside, 380, 80, 440, 330) +
    plant(inside, 130, 600, 280) +
    art(inside, 960, 150, 130, 170) +
    path('M60 560Q600 500 1140 560L1200 800H0Z', shade(decor.cloth, 38)) +
    path('M60 560Q600 500 1140 560L1144 576Q600 516 56 576Z', [0, 0, 100], { opacity: '.5' }) +
    plate(360, 660, 130) +
    croissant(330, 650) +
    croissant(398, 662) +
    cup(600, 610) +
    glass(
      770,
      640,
      chance.pick<Ink>([
        [34, 92, 58],
        [356, 70, 56],
        [52, 90, 60],
      ]),
    ) +
    bowl(930, 650) +
    plate(640, 740, 110) +
    circle(640, 732, 30, [46, 92, 60]) +
    ellipse([640, 736], [58, 18], [40, 20, 97], { opacity: '.7' }) +
    circle(640, 730, 17, [40, 96, 56])
  );
}

/** The lobby: a desk, lamps and somewhere to sit. */
export function lobby(inside: Inside): string {
  const { decor, chance } = inside;
  const pendant = (x: number, y: number) =>
    line(`M${x} 0V${y - 24}`, shade(decor.wood, -12), 3) + lamp(inside, x, y);
  return (
    shell(inside) +
    window(inside, 820, 130, 270, 340) +
    Array.from({ length: 8 }, (_, n) =>
      rect(70 + n * 62, 120, 44, 280, shade(decor.wood, n % 2 ? 2 : 6)),
    ).join('') +
    pendant(190, 210) +
    pendant(330, 170) +
    pendant(470, 210) +
    rect(60, 440, 560, 30, shade(decor.wood, 14), { rx: 6 }) +
    rect(80, 470, 520, 170, decor.cloth) +
    rect(80, 600, 520, 40, shade(decor.cloth, -8)) +
    rect(180, 398, 70, 44, shade(decor.wood, -14), { rx: 4 }) +
    circle(420, 426, 15, decor.accent) +
    plant(inside, 560, 444, 120) +
    ellipse([800, 744], [330, 46], shade(decor.accent, 14), { opacity: '.7' }) +
    rect(660, 590, 330, 70, shade(decor.accent, -4), { rx: 28 }) +
    rect(640, 630, 370, 66, decor.accent, { rx: 24 }) +
    rect(690, 600, 90, 64, shade(decor.cloth, 16), { rx: 18 }) +
    rect(870, 600, 90, 64, chance.is(0.5) ? [40, 30, 90] : shade(decor.cloth, 10), { rx: 18 }) +
    ellipse([1090, 706], [66, 18], shade(decor.wood, 10)) +
    rect(1084, 706, 12, 60, decor.wood) +
    plant(inside, 1090, 694, 110)
  );
}
