import type { Chance } from './chance';
import { type Ink, shade, towards } from './ink';
import type { Light } from './light';
import {
  circle,
  curve,
  ellipse,
  fade,
  glow,
  HEIGHT,
  line,
  path,
  type Point,
  polygon,
  rect,
  WIDTH,
} from './svg';

export type Setting = 'beach' | 'city' | 'mountain' | 'island';
export const HORIZON = 470;

interface Outside {
  readonly chance: Chance;
  readonly light: Light;
}

const band = (d: string, floor: number) => `${d}L${WIDTH} ${floor}L0 ${floor}Z`;

/** Sky with a low sun and clouds. */
export function sky({ chance, light }: Outside): string {
  const air = fade('air', [
    [0, light.sky[0]],
    [0.45, light.sky[1]],
    [0.8, light.sky[2]],
  ]);
  const sun = glow('sun', light.sun, 0.95);
  const [x, y] = [chance.between(140, 1060), chance.between(110, 330)];
  const clouds = Array.from({ length: chance.whole(2, 4) }, () => {
    const [cx, cy, wide] = [chance.between(0, WIDTH), chance.between(70, 300), chance.between(90, 220)];
    const puffs = Array.from({ length: 5 }, (_, n) => {
      const part = n / 4 - 0.5;
      return ellipse(
        [cx + part * wide * 1.7, cy - (0.5 - Math.abs(part)) * chance.between(20, 46)],
        [wide * chance.between(0.26, 0.42), chance.between(12, 24)],
        towards(light.sun, light.haze, 0.35),
        { opacity: '.42' },
      );
    });
    return puffs.join('');
  });
  return (
    `<defs>${air.def}${sun.def}</defs>` +
    rect(0, 0, WIDTH, HEIGHT, air.fill) +
    circle(x, y, 300, sun.fill) +
    circle(x, y, 34, light.sun, { opacity: '.9' }) +
    clouds.join('')
  );
}

function ridge(chance: Chance, base: number, tall: number, steps: number, rough: number): string {
  const points: Point[] = Array.from({ length: steps + 1 }, (_, n) => [
    (n / steps) * (WIDTH + 80) - 40,
    base - tall * (0.25 + 0.75 * chance.next()) * (n % 2 === 0 ? 1 : 1 - rough),
  ]);
  return `M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`;
}

function mountains({ chance, light }: Outside): string {
  return [0, 1, 2]
    .map((row) => {
      const depth = row / 2;
      const ink = towards(towards([215, 26, 52], [150, 26, 36], depth), light.haze, 0.7 - depth * 0.5);
      const base = HORIZON + 20 + row * 26;
      const d = ridge(chance, base, 300 - row * 90, 9 + row * 3, 0.45);
      const snow = row === 0 ? path(band(d, base), shade(ink, 22), { opacity: '.5' }) : '';
      const below =
        row === 0
          ? path(
              band(
                d.replaceAll(/ (\d+)/g, (_, y: string) => ` ${Number(y) + 46}`),
                base,
              ),
              ink,
            )
          : '';
      return row === 0 ? snow + below : path(band(d, base), ink);
    })
    .join('');
}

function skyline({ chance, light }: Outside): string {
  let out = '';
  for (const row of [0, 1]) {
    const ink = towards([222, 22, 40], light.haze, row === 0 ? 0.72 : 0.45);
    const lamp = towards([46, 90, 80], ink, light.day);
    for (let x = -20; x < WIDTH;) {
      const [wide, tall] = [chance.between(44, 96), chance.between(60, 230 - row * 60)];
      out += rect(x, HORIZON - tall + 30, wide, tall + 40, shade(ink, chance.between(-2, 3)));
      if (chance.is(0.3)) out += rect(x + wide * 0.25, HORIZON - tall + 8, wide * 0.5, 24, ink);
      for (let y = HORIZON - tall + 44; y < HORIZON; y += 20)
        if (chance.is(0.55)) out += rect(x + 9 + chance.whole(0, 2) * 13, y, 7, 9, lamp, { opacity: '.75' });
      x += wide + chance.between(0, 8);
    }
  }
  return out;
}

function sea({ chance, light }: Outside, withHills: boolean): string {
  const deep = towards([200, 70, 38], light.sky[1], 0.35);
  const water = fade('sea', [
    [0, towards(deep, light.haze, 0.55)],
    [1, deep],
  ]);
  const hills = (withHills ? [0.45, 0.2] : [0.6])
    .map((haze, n) => {
      const left = n === 0 ? -60 : 620;
      const points: Point[] = Array.from({ length: 7 }, (_, at) => [
        left + at * 120,
        HORIZON - (at === 0 || at === 6 ? 0 : chance.between(30, withHills ? 150 : 60)),
      ]);
      return path(`${curve(points)}Z`, towards([140, 26, 38], light.haze, haze));
    })
    .join('');
  const glints = Array.from({ length: 16 }, () => {
    const [x, y] = [chance.between(0, WIDTH), chance.between(HORIZON + 6, HORIZON + 120)];
    return rect(x, y, chance.between(20, 90), 2, light.sun, { opacity: '.35', rx: 1 });
  }).join('');
  return `<defs>${water.def}</defs>${rect(0, HORIZON, WIDTH, HEIGHT - HORIZON, water.fill)}${hills}${glints}`;
}

/** What lies behind everything, by the kind of place. */
export function backdrop(setting: Setting, outside: Outside): string {
  switch (setting) {
    case 'mountain':
      return mountains(outside);
    case 'city':
      return skyline(outside);
    case 'beach':
      return sea(outside, false);
    case 'island':
      return sea(outside, true);
  }
}

export type Tree = 'round' | 'palm' | 'cypress' | 'pine';
export const TREES: Readonly<Record<Setting, readonly Tree[]>> = {
  beach: ['palm', 'round'],
  island: ['palm', 'cypress', 'round'],
  mountain: ['pine', 'pine', 'round'],
  city: ['round', 'cypress'],
};

const leaf = ({ light }: Outside, chance: Chance): Ink =>
  towards([chance.between(96, 150), 34, chance.between(26, 38)], light.haze, 0.18 * (1.6 - light.day));

/** A tree with its foot at a point. */
export function tree(kind: Tree, [x, y]: Point, tall: number, outside: Outside): string {
  const { chance, light } = outside;
  const green = leaf(outside, chance);
  const trunk = towards([28, 26, 28], light.haze, 0.15);
  const shadow = ellipse([x + tall * 0.12, y + 3], [tall * 0.32, tall * 0.035], [230, 30, 12], {
    opacity: '.2',
  });
  switch (kind) {
    case 'cypress':
      return (
        shadow +
        path(
          `M${x} ${y}C${x - tall * 0.16} ${y - tall * 0.3} ${x - tall * 0.1} ${y - tall * 0.8} ${x} ${y - tall}C${x + tall * 0.1} ${y - tall * 0.8} ${x + tall * 0.16} ${y - tall * 0.3} ${x} ${y}Z`,
          green,
        ) +
        path(
          `M${x} ${y}C${x + tall * 0.16} ${y - tall * 0.3} ${x + tall * 0.1} ${y - tall * 0.8} ${x} ${y - tall}Z`,
          shade(green, -7),
        )
      );
    case 'pine':
      return (
        shadow +
        rect(x - tall * 0.025, y - tall * 0.16, tall * 0.05, tall * 0.16, trunk) +
        [0, 1, 2]
          .map((n) => {
            const [top, wide] = [y - tall + n * tall * 0.22, tall * (0.15 + n * 0.07)];
            return (
              polygon(
                [
                  [x, top],
                  [x - wide, top + tall * 0.4],
                  [x + wide, top + tall * 0.4],
                ],
                shade(green, -n * 2),
              ) +
              polygon(
                [
                  [x, top],
                  [x, top + tall * 0.4],
                  [x + wide, top + tall * 0.4],
                ],
                shade(green, -8),
              )
            );
          })
          .join('')
      );
    case 'palm': {
      const lean = chance.between(-0.16, 0.16) * tall;
      const [cx, cy] = [x + lean, y - tall];
      const fronds = Array.from({ length: 9 }, (_, n) => {
        const angle = Math.PI * (1.04 + (n / 8) * 0.92);
        const far = tall * chance.between(0.36, 0.46);
        const [ex, ey] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far * 0.55 + far * 0.34];
        const [mx, my] = [cx + Math.cos(angle) * far * 0.55, cy + Math.sin(angle) * far * 0.75 - far * 0.06];
        return path(
          `M${cx} ${cy}Q${mx} ${my} ${ex} ${ey}Q${mx} ${my + far * 0.22} ${cx} ${cy}Z`,
          shade(green, n % 2 ? 4 : -4),
        );
      }).join('');
      return (
        shadow +
        line(`M${x} ${y}Q${x + lean * 0.2} ${y - tall * 0.6} ${cx} ${cy}`, trunk, tall * 0.045) +
        fronds
      );
    }
    case 'round': {
      const crown = Array.from({ length: 7 }, (_, n) => {
        const angle = (n / 7) * Math.PI * 2;
        return circle(
          x + Math.cos(angle) * tall * 0.17,
          y - tall * 0.66 + Math.sin(angle) * tall * 0.14,
          tall * chance.between(0.16, 0.21),
          shade(green, Math.sin(angle) < 0 ? 5 : -4),
        );
      }).join('');
      return shadow + rect(x - tall * 0.03, y - tall * 0.5, tall * 0.06, tall * 0.5, trunk) + crown;
    }
  }
}

/** Bushes along the ground. */
export const bushes = (y: number, outside: Outside, many = 8): string =>
  Array.from({ length: many }, () => {
    const { chance } = outside;
    const [x, r] = [chance.between(-20, WIDTH + 20), chance.between(22, 54)];
    const green = leaf(outside, chance);
    return (
      ellipse([x, y], [r * 1.5, r * 0.8], green) +
      ellipse([x - r * 0.3, y - r * 0.3], [r, r * 0.5], shade(green, 6))
    );
  }).join('');
