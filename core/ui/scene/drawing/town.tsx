import { css, mix, shade } from './palette';
import { Land, type SceneProps, Sky, Water } from './parts';
import type { Random } from './random';
import { curve, ground, HEIGHT, hills, HORIZON, polygon, rect, WIDTH } from './shapes';

/** A row of towers; some step back towards the top, a few carry a mast. */
function towers(
  random: Random,
  base: number,
  low: number,
  high: number,
  width: readonly [number, number],
  middle: number,
): { mass: string; windows: string } {
  let mass = '';
  let windows = '';
  for (let x = -30; x < WIDTH + 30;) {
    const wide = random.between(...width);
    const near = 1 - Math.min(1, Math.abs(x - middle) / 620);
    const tall = low + (high - low) * (0.25 + 0.75 * near) * random.next() ** 0.8;
    mass += rect(x, base - tall, wide, tall + 40);
    if (tall > high * 0.45) {
      const inset = wide * random.between(0.15, 0.3);
      const more = tall * random.between(0.08, 0.22);
      mass += rect(x + inset, base - tall - more, wide - 2 * inset, more + 2);
      if (random.chance(0.4)) mass += rect(x + wide / 2 - 1.2, base - tall - more * 2.1, 2.4, more * 1.2);
      else if (random.chance(0.3))
        mass += polygon([
          [x + inset, base - tall - more],
          [x + wide / 2, base - tall - more * 2.2],
          [x + wide - inset, base - tall - more],
        ]);
    }
    for (let row = 0; row < tall / 13 - 1; row += 1) {
      for (let column = 0; column < wide / 10 - 1; column += 1) {
        if (random.chance(0.2)) windows += rect(x + 5 + column * 10, base - tall + 8 + row * 13, 3.4, 5);
      }
    }
    x += wide + random.between(0, 7);
  }
  return { mass, windows };
}

/** A city of towers over a river. */
export function Skyline(props: SceneProps) {
  const { random, palette, id } = props;
  const middle = random.between(360, 840);
  const glass = mix(palette.haze, [0.88, 0.12, 82], 0.8);
  const rows = [
    { depth: 0.1, ...towers(random, HORIZON + 10, 60, 210, [34, 70], middle + random.between(-240, 240)) },
    { depth: 0.42, ...towers(random, HORIZON + 16, 50, 300, [40, 84], middle) },
    { depth: 0.78, ...towers(random, HORIZON + 24, 24, 150, [46, 96], random.between(200, 1000)) },
  ];
  const lights = palette.day < 0.5 ? 0.85 : 0.16;
  return (
    <>
      <Sky {...props} />
      <Land
        id={id('hill')}
        d={ground(curve(hills(random, { base: HORIZON, height: 90, count: 6 })), HORIZON + 30)}
        palette={palette}
        depth={0.04}
      />
      {rows.map((row, index) => (
        <g key={index}>
          <Land id={id(`row${index}`)} d={row.mass} palette={palette} depth={row.depth} mist={0.55} />
          <path
            d={row.windows}
            fill={css(palette.day < 0.5 ? glass : mix(palette.sun, palette.haze, 0.2))}
            opacity={lights * (0.35 + 0.65 * row.depth)}
          />
        </g>
      ))}
      <Water {...props} top={HORIZON + 24} />
      <linearGradient id={id('mirror')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={css(palette.layer(0.6))} stopOpacity=".6" />
        <stop offset="1" stopColor={css(palette.layer(0.6))} stopOpacity="0" />
      </linearGradient>
      <rect y={HORIZON + 24} width={WIDTH} height="130" fill={`url(#${id('mirror')})`} />
      <path
        d={`M-20 ${HEIGHT - 46}C300 ${HEIGHT - 74} 760 ${HEIGHT - 30} ${WIDTH + 20} ${HEIGHT - 64}V${HEIGHT + 20}H-20Z`}
        fill={css(shade(palette.layer(1), -0.1))}
      />
    </>
  );
}

interface House {
  x: number;
  y: number;
  wide: number;
  tall: number;
  roof: number;
  wall: number;
}

/** Roofs up a hill, a bell tower above them, water below. */
export function OldTown(props: SceneProps) {
  const { random, palette, id, sun } = props;
  const center = random.between(380, 820);
  const rise = random.between(150, 210);
  const hill = (x: number): number => HORIZON - rise * Math.exp(-(((x - center) / 400) ** 2));
  const rows = [0.2, 0.42, 0.64, 0.86].map((part) => {
    const houses: House[] = [];
    for (let x = -40; x < WIDTH + 40; x += random.between(26, 44)) {
      const wide = random.between(34, 62);
      const foot = HORIZON + 26 - (1 - part) * (HORIZON - hill(x)) * 1.05;
      houses.push({
        x,
        y: foot,
        wide,
        tall: random.between(30, 66),
        roof: random.between(10, 20),
        wall: random.next(),
      });
    }
    return { part, houses };
  });
  const walls = [
    [0.93, 0.03, 85],
    [0.87, 0.06, 75],
    [0.82, 0.07, 50],
    [0.9, 0.03, 30],
    [0.84, 0.04, 230],
  ] as const;
  const away = center > sun.x ? 1 : -1;
  const tower = { x: center + random.between(-60, 60), y: hill(center) + 8, tall: random.between(110, 150) };
  const stone = palette.lit([0.9, 0.035, 80], 0.5);
  const roofs = palette.lit([0.6, 0.13, 42], 0.45);
  const lamp = css(mix(palette.haze, [0.9, 0.13, 80], 0.85));
  return (
    <>
      <Sky {...props} />
      <Land
        id={id('far')}
        d={ground(curve(hills(random, { base: HORIZON + 4, height: 130, count: 6 })), HORIZON + 40)}
        palette={palette}
        depth={0.05}
      />
      <Land
        id={id('hill')}
        d={ground(
          curve(
            Array.from({ length: 25 }, (_, index) => [-60 + index * 55, hill(-60 + index * 55)] as const),
          ),
          HORIZON + 40,
        )}
        palette={palette}
        depth={0.25}
        color={palette.lit([0.55, 0.07, 130], 0.35)}
      />
      <path d={rect(tower.x - 15, tower.y - tower.tall, 30, tower.tall)} fill={css(stone)} />
      <path
        d={rect(away > 0 ? tower.x + 3 : tower.x - 15, tower.y - tower.tall, 12, tower.tall)}
        fill={css(shade(stone, -0.09))}
      />
      <path
        d={polygon([
          [tower.x - 18, tower.y - tower.tall],
          [tower.x, tower.y - tower.tall - 46],
          [tower.x + 18, tower.y - tower.tall],
        ])}
        fill={css(roofs)}
      />
      <path d={rect(tower.x - 5, tower.y - tower.tall + 14, 10, 18)} fill={css(shade(stone, -0.3))} />
      {rows.map(({ part, houses }) => {
        const depth = 0.3 + 0.65 * part;
        const roof = palette.lit([0.58, 0.125, 40], depth);
        const tile = { lit: '', dark: '', windows: '', lamps: '' };
        const faces = walls.map(() => '');
        for (const house of houses) {
          const { x, y, wide, tall, roof: high, wall } = house;
          const index = Math.floor(wall * walls.length);
          faces[index] += rect(x, y - tall, wide, tall + 60);
          const gable = wide * 0.34;
          tile.lit += polygon([
            [x - 3, y - tall],
            [x + gable, y - tall - high],
            [x + wide + 3, y - tall - high * 0.85],
            [x + wide + 3, y - tall],
          ]);
          tile.dark += polygon(
            away > 0
              ? [
                  [x + wide - gable, y - tall - high * 0.9],
                  [x + wide + 3, y - tall - high * 0.85],
                  [x + wide + 3, y - tall],
                  [x + wide - 2, y - tall],
                ]
              : [
                  [x - 3, y - tall],
                  [x + gable, y - tall - high],
                  [x + gable + 5, y - tall],
                ],
          );
          for (let column = 0; column < Math.floor(wide / 15); column += 1) {
            const pane = rect(x + 7 + column * 14, y - tall + 12, 5, 9);
            if (palette.day < 0.5 && random.chance(0.45)) tile.lamps += pane;
            else tile.windows += pane;
          }
        }
        return (
          <g key={part}>
            {faces.map(
              (d, index) => d && <path key={index} d={d} fill={css(palette.lit(walls[index]!, depth))} />,
            )}
            <path d={tile.windows} fill={css(palette.lit([0.42, 0.05, 250], depth))} opacity=".7" />
            <path d={tile.lamps} fill={lamp} />
            <path d={tile.lit} fill={css(roof)} />
            <path d={tile.dark} fill={css(shade(roof, -0.07))} />
          </g>
        );
      })}
      <Water {...props} top={HORIZON + 30} />
      <linearGradient id={id('mirror')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={css(palette.lit([0.75, 0.08, 60], 0.7))} stopOpacity=".55" />
        <stop offset="1" stopColor={css(palette.lit([0.75, 0.08, 60], 0.7))} stopOpacity="0" />
      </linearGradient>
      <rect y={HORIZON + 30} width={WIDTH} height="120" fill={`url(#${id('mirror')})`} />
      <path
        d={`M-20 ${HEIGHT - 20}C260 ${HEIGHT - 60} 900 ${HEIGHT - 20} ${WIDTH + 20} ${HEIGHT - 50}V${HEIGHT + 20}H-20Z`}
        fill={css(shade(palette.lit([0.5, 0.06, 60], 1), -0.08))}
        opacity=".9"
      />
    </>
  );
}
