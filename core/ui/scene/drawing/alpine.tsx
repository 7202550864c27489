import { css, mix, shade } from './palette';
import { Fade, Land, type SceneProps, Sky, Water } from './parts';
import { ground, HORIZON, line, type Point, polygon, ridge, weather, WIDTH } from './shapes';

interface Peak {
  body: string;
  /** The side that looks away from the light. */
  dark: string;
}

/** One mountain: jagged slopes, and a broken spur that divides its lit from its shaded side. */
function peak(random: SceneProps['random'], x: number, tall: number, sunX: number): Peak {
  const base = HORIZON + 14;
  const away = x >= sunX ? 1 : -1;
  const slope = (side: 1 | -1): Point[] => {
    const reach = tall * random.between(0.95, 1.35);
    return [0.06, 0.16, 0.27, 0.4, 0.52, 0.66, 0.8, 1].map((part) => [
      x + side * reach * part + random.between(-0.022, 0.022) * reach,
      base - tall * (1 - part) ** 1.12 + (part < 1 ? random.between(-0.018, 0.018) * tall : 0),
    ]);
  };
  const top: Point = [x, base - tall];
  const grain = tall * 0.022;
  const [left, right] = ([-1, 1] as const).map((side) => weather(random, [top, ...slope(side)], grain)) as [
    Point[],
    Point[],
  ];
  let wander = x;
  const spur = [0.12, 0.24, 0.36, 0.5, 0.64, 0.8, 1].map((part, index): Point => {
    wander += random.between(0.0, 0.085) * tall * (index % 2 ? 1 : -1) + away * 0.014 * tall;
    return [wander, base - tall * (1 - part)];
  });
  const shaded = away > 0 ? right : left;
  return {
    body: polygon([...left.toReversed(), ...right]),
    dark: polygon([...weather(random, [top, ...spur], grain * 1.3), ...shaded.toReversed()]),
  };
}

/** Conifers along a bank. */
function trees(points: readonly Point[], height: number, random: SceneProps['random']): string {
  let path = '';
  for (let x = -10; x < WIDTH + 10; x += random.between(7, 19)) {
    const at = points.find((point) => point[0] >= x) ?? points[points.length - 1]!;
    const tall = height * random.between(0.45, 1);
    const half = tall * 0.19;
    const foot = at[1] + 8;
    path += polygon([
      [x, foot - tall],
      [x + half * 0.6, foot - tall * 0.5],
      [x + half * 0.4, foot - tall * 0.5],
      [x + half, foot],
      [x - half, foot],
      [x - half * 0.4, foot - tall * 0.5],
      [x - half * 0.6, foot - tall * 0.5],
    ]);
  }
  return path;
}

/** Mountains over a still lake. */
export function Alpine(props: SceneProps) {
  const { random, palette, sun, id, night } = props;
  const far = ridge(random, { base: HORIZON + 10, height: 170, roughness: 0.5 });
  const heights = [
    random.between(180, 240),
    random.between(270, 330),
    random.between(200, 270),
    random.between(150, 210),
    random.between(220, 300),
    random.between(150, 220),
  ];
  const start = random.between(-40, 60);
  const peaks = heights
    .map((tall, index) => ({ tall, x: start + index * 232 + random.between(-60, 60) }))
    .sort((first, second) => first.tall - second.tall)
    .map(({ x, tall }) => peak(random, x, tall, sun.x));
  const side = ridge(random, { base: HORIZON + 16, height: 105, roughness: 0.5 });
  const bank = ridge(random, { base: 790, height: 60, roughness: 0.5, steps: 5 });
  const rock = palette.layer(0.62);
  const dark = mix(shade(rock, -0.02), palette.sky[0], 0.35);
  const snow = mix(palette.haze, palette.sun, night ? 0.25 : 0.75);
  const mountains = (
    <>
      <Land id={id('far')} d={ground(line(far), HORIZON + 20)} palette={palette} depth={0.12} />
      <Fade id={id('rock')} from={css(rock)} to={css(mix(rock, palette.haze, 0.6))} />
      <linearGradient id={id('snow')} gradientUnits="userSpaceOnUse" x1="0" y1="200" x2="0" y2={HORIZON - 20}>
        <stop offset=".12" stopColor={css(snow)} stopOpacity=".96" />
        <stop offset=".62" stopColor={css(snow)} stopOpacity=".4" />
        <stop offset="1" stopColor={css(snow)} stopOpacity="0" />
      </linearGradient>
      <linearGradient id={id('shadow')} gradientUnits="userSpaceOnUse" x1="0" y1="140" x2="0" y2={HORIZON}>
        <stop offset="0" stopColor={css(dark)} stopOpacity=".9" />
        <stop offset=".6" stopColor={css(dark)} stopOpacity=".5" />
        <stop offset="1" stopColor={css(dark)} stopOpacity="0" />
      </linearGradient>
      {peaks.map(({ body, dark: shaded }, index) => (
        <g key={index}>
          <path d={body} fill={`url(#${id('rock')})`} />
          <path d={body} fill={`url(#${id('snow')})`} />
          <path d={shaded} fill={`url(#${id('shadow')})`} />
        </g>
      ))}
      <Land id={id('side')} d={ground(line(side), HORIZON + 20)} palette={palette} depth={0.82} mist={0.45} />
    </>
  );
  return (
    <>
      <Sky {...props} />
      {mountains}
      <Water {...props} />
      <linearGradient id={id('mirror')} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={css(palette.layer(0.8))} stopOpacity=".42" />
        <stop offset="1" stopColor={css(palette.layer(0.75))} stopOpacity="0" />
      </linearGradient>
      <path
        d={`${line(side.map(([x, y]) => [x, 2 * HORIZON - y * 1 + 30]))}L${WIDTH + 40} ${HORIZON}L-40 ${HORIZON}Z`}
        fill={`url(#${id('mirror')})`}
      />
      <path d={trees(bank, 96, random)} fill={css(shade(palette.layer(1), -0.09))} />
      <path d={ground(line(bank))} fill={css(shade(palette.layer(1), -0.1))} />
    </>
  );
}
