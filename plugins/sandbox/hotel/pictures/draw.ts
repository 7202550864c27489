import type { PictureSubject } from '@/plugins/hotel/contract/pictures';
import { type Building, buildingOf, house } from './building';
import { type Chance, chanceOf } from '@/server/selling/pictures/drawing/chance';
import { type Ink, shade, towards } from '@/server/selling/pictures/drawing/ink';
import { bathroom, breakfast, decorOf, type Inside, lobby, room } from './inside';
import { type Light, lightOf } from '@/server/selling/pictures/drawing/light';
import {
  backdrop,
  bushes,
  HORIZON,
  type Setting,
  sky,
  tree,
  TREES,
} from '@/server/selling/pictures/drawing/scenery';
import {
  circle,
  ellipse,
  fade,
  HEIGHT,
  line,
  path,
  picture,
  polygon,
  rect,
  WIDTH,
} from '@/server/selling/pictures/drawing/svg';

/** Whose pictures they are. */
export interface Drawn {
  readonly id: string;
  readonly kind: string;
  readonly stars: number;
  readonly setting: Setting;
}

interface Outdoors {
  readonly chance: Chance;
  readonly light: Light;
  readonly setting: Setting;
  readonly building: Building;
}

const FOOT = 640;
const GROUNDS: Readonly<Record<Setting, readonly [Ink, Ink]>> = {
  beach: [
    [42, 46, 82],
    [38, 40, 70],
  ],
  island: [
    [70, 26, 62],
    [42, 38, 74],
  ],
  mountain: [
    [96, 30, 46],
    [92, 30, 36],
  ],
  city: [
    [34, 10, 74],
    [220, 6, 58],
  ],
};

function ground({ light, setting }: Outdoors, top: number): string {
  const [far, near] = GROUNDS[setting];
  const floor = fade('ground', [
    [0, towards(far, light.haze, 0.3)],
    [1, towards(near, light.haze, 0.12 * (1.4 - light.day))],
  ]);
  return `<defs>${floor.def}</defs>${rect(0, top, WIDTH, HEIGHT - top, floor.fill)}`;
}

const trees = (
  { chance, light, setting }: Outdoors,
  places: readonly number[],
  tall: readonly [number, number],
) =>
  places
    .map((x) =>
      tree(chance.pick(TREES[setting]), [x, FOOT + chance.between(-6, 26)], chance.between(...tall), {
        chance,
        light,
      }),
    )
    .join('');

function facade(out: Outdoors): string {
  const { chance, light, setting, building } = out;
  const behind = trees(out, [chance.between(40, 160), chance.between(980, 1160)], [230, 330]);
  const walk = polygon(
    [
      [560, FOOT],
      [640, FOOT],
      [820, HEIGHT],
      [380, HEIGHT],
    ],
    towards([36, 18, 82], light.haze, 0.2),
  );
  return (
    sky(out) +
    backdrop(setting, out) +
    ground(out, HORIZON + 40) +
    behind +
    house(building, FOOT, light, chance) +
    walk +
    trees(out, [chance.between(-10, 110), chance.between(1090, 1210)], [300, 430]) +
    bushes(FOOT + 60, out, 5)
  );
}

function pool(out: Outdoors): string {
  const { chance, light, setting, building } = out;
  const water = fade('water', [
    [0, towards([190, 62, 66], light.sky[1], 0.3)],
    [1, towards([196, 70, 46], light.sky[0], 0.2)],
  ]);
  const ripples = Array.from({ length: 14 }, () => {
    const [x, y] = [chance.between(180, 960), chance.between(590, 770)];
    return line(`M${x} ${y}q${chance.between(20, 44)} -8 ${chance.between(60, 110)} 0`, [190, 60, 94], 3, {
      opacity: '.5',
    });
  }).join('');
  const lounger = (x: number) =>
    ellipse([x + 50, 566], [90, 12], [230, 30, 10], { opacity: '.2' }) +
    path(`M${x - 20} 548h100l36-44h16l-40 58h-112z`, [40, 20, 97]) +
    rect(x - 10, 556, 6, 18, [30, 20, 60]) +
    rect(x + 70, 556, 6, 18, [30, 20, 60]);
  const parasol = (x: number, ink: Ink) =>
    rect(x - 3, 380, 6, 180, [34, 22, 82]) +
    path(`M${x - 120} 400Q${x} 290 ${x + 120} 400Z`, ink) +
    path(`M${x - 50} 400Q${x - 30} 320 ${x} 318Q${x + 30} 320 ${x + 50} 400Z`, [40, 20, 96], {
      opacity: '.8',
    });
  return (
    sky(out) +
    backdrop(setting, out) +
    ground(out, HORIZON + 20) +
    `<g transform="translate(${chance.is(0.5) ? -160 : 330} 112) scale(.78)">${house(building, FOOT - 70, light, chance)}</g>` +
    trees(out, [chance.between(20, 140), chance.between(1020, 1180)], [240, 340]) +
    lounger(230) +
    parasol(330, building.awning) +
    lounger(760) +
    parasol(860, shade(building.awning, 10)) +
    `<defs>${water.def}</defs>` +
    polygon(
      [
        [150, 588],
        [1050, 588],
        [1210, 800],
        [-10, 800],
      ],
      [38, 26, 88],
    ) +
    polygon(
      [
        [176, 600],
        [1024, 600],
        [1170, 800],
        [30, 800],
      ],
      water.fill,
    ) +
    ripples
  );
}

function view(out: Outdoors): string {
  const { chance, light, setting } = out;
  const rail = shade([212, 14, 30], light.day * 10);
  const posts = Array.from({ length: 25 }, (_, n) => rect(n * 50 - 4, 600, 6, 200, rail)).join('');
  return (
    sky(out) +
    backdrop(setting, out) +
    (setting === 'city' || setting === 'mountain'
      ? ground(out, HORIZON + 70) + trees(out, [80, 290, 520, 770, 1010, 1150], [120, 210])
      : '') +
    rect(0, 700, WIDTH, 100, [30, 20, 66]) +
    rect(0, 588, WIDTH, 16, rail, { rx: 6 }) +
    posts +
    ellipse([930, 716], [120, 20], [28, 30, 46]) +
    rect(922, 716, 16, 84, [28, 30, 36]) +
    path('M890 684h46q-2 30-14 32h-18q-12-2-14-32z', chance.pick<Ink>([[0, 0, 97], out.building.awning])) +
    path('M962 640h34l-8 40v30h-18v-30z', [200, 30, 96], { opacity: '.75' }) +
    path(
      'M964 652h30l-6 26h-18z',
      chance.pick<Ink>([
        [42, 90, 58],
        [350, 60, 52],
      ]),
    )
  );
}

function garden(out: Outdoors): string {
  const { chance, light, setting, building } = out;
  const hedge = towards([112, 32, 30], light.haze, 0.14);
  const flowers = Array.from({ length: 60 }, () =>
    circle(
      chance.between(40, 1160),
      chance.between(650, 780),
      chance.between(4, 9),
      chance.pick<Ink>([
        [344, 68, 66],
        [46, 90, 64],
        [280, 44, 66],
        [0, 0, 97],
      ]),
    ),
  ).join('');
  return (
    sky(out) +
    backdrop(setting, out) +
    rect(0, HORIZON + 30, WIDTH, HEIGHT, towards([100, 32, 44], light.haze, 0.16)) +
    `<g transform="translate(120 150) scale(.8)">${house(building, FOOT - 110, light, chance)}</g>` +
    rect(-10, 556, 420, 60, hedge, { rx: 26 }) +
    rect(790, 556, 430, 60, hedge, { rx: 26 }) +
    polygon(
      [
        [540, 556],
        [660, 556],
        [860, 800],
        [340, 800],
      ],
      towards([38, 26, 80], light.haze, 0.15),
    ) +
    trees(out, [60, 230, 980, 1150], [230, 340]) +
    flowers +
    rect(250, 640, 170, 12, [26, 36, 40], { rx: 4 }) +
    rect(250, 606, 170, 10, [26, 36, 44], { rx: 4 }) +
    rect(262, 606, 8, 74, [26, 36, 34]) +
    rect(400, 606, 8, 74, [26, 36, 34])
  );
}

/** A picture of an invented property, as SVG: the same one for the same names, and of one house in all its pictures. */
export function drawHotel({ id, kind, stars, setting }: Drawn, subject: PictureSubject, nth: number): string {
  const own = chanceOf(`${id} looks`);
  const building = buildingOf(own, kind, setting, stars);
  const decor = decorOf(own);
  const usual = lightOf(own);
  const chance = chanceOf(`${id} ${subject} ${nth}`);
  const light = nth === 0 && subject !== 'view' ? usual : lightOf(chance);
  const out: Outdoors = { chance, light, setting, building };
  const inside: Inside = { chance, light, decor, setting };
  switch (subject) {
    case 'facade':
      return picture(facade(out));
    case 'pool':
      return picture(pool(out));
    case 'view':
      return picture(view(out));
    case 'garden':
      return picture(garden(out));
    case 'room':
      return picture(room(inside));
    case 'bathroom':
      return picture(bathroom(inside));
    case 'breakfast':
      return picture(breakfast(inside));
    case 'lobby':
      return picture(lobby(inside));
  }
}
