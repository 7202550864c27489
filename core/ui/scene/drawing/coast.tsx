import { css, mix, shade } from './palette';
import { Land, type SceneProps, Sky, Water } from './parts';
import { curve, HEIGHT, HORIZON, type Point, WIDTH } from './shapes';

/** A headland that runs out into the sea from one side. */
function headland({ random }: SceneProps, side: 1 | -1, reach: number, top: number, foot: number): string {
  const from = side === 1 ? -60 : WIDTH + 60;
  const points: Point[] = [[from, top + 20]];
  const steps = 9;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const fall = part < 0.72 ? part * 0.35 : 0.25 + (part - 0.72) * 2.68;
    points.push([
      from + side * reach * part,
      top + (foot - top) * Math.min(1, fall) + random.between(-12, 12) * (1 - part),
    ]);
  }
  points.push([from + side * (reach + 26), foot]);
  return `${curve(points)}L${from} ${foot}Z`;
}

const boat = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${size * 0.12} ${-size}l${size * 0.46} ${size * 0.86}zM${x - size * 0.34} ${y + size * 0.08}h${size}l${-size * 0.2} ${size * 0.16}h${-size * 0.6}z`;

/** Headlands, one behind the other, and a beach at one's feet. */
export function Coast(props: SceneProps) {
  const { random, palette, id, sun } = props;
  const side = sun.x > WIDTH / 2 ? 1 : -1;
  const sand = palette.lit([0.86, 0.06, 78], 0.95);
  const foam = mix(palette.water[0], palette.sun, 0.7);
  const shore: Point[] = [
    [-140, random.between(690, 720)],
    [200, random.between(690, 735)],
    [520, random.between(715, 760)],
    [860, random.between(700, 745)],
    [WIDTH + 140, random.between(650, 690)],
  ];
  const lower = (by: number): Point[] => shore.map(([x, y]) => [x, y + by]);
  const sail = { x: WIDTH / 2 + side * random.between(40, 190), y: HORIZON + random.between(26, 60) };
  return (
    <>
      <Sky {...props} />
      <Land
        id={id('h0')}
        d={headland(props, side, random.between(760, 900), HORIZON - 96, HORIZON + 2)}
        palette={palette}
        depth={0.1}
      />
      <Water {...props} />
      <Land
        id={id('h1')}
        d={headland(props, side, random.between(500, 620), HORIZON - 170, HORIZON + 26)}
        palette={palette}
        depth={0.42}
      />
      <Land
        id={id('h2')}
        d={headland(props, side, random.between(300, 390), HORIZON - 250, HORIZON + 74)}
        palette={palette}
        depth={0.74}
        mist={0.3}
      />
      <path
        d={boat(sail.x, sail.y, random.between(20, 30))}
        fill={css(mix(palette.sun, palette.haze, 0.25))}
      />
      <path
        d={`${curve(lower(-16))}L${WIDTH + 140} ${HEIGHT}L-140 ${HEIGHT}Z`}
        fill={css(foam)}
        opacity=".4"
      />
      <path
        d={`${curve(lower(-4))}L${WIDTH + 140} ${HEIGHT}L-140 ${HEIGHT}Z`}
        fill={css(shade(sand, -0.08))}
      />
      <path d={`${curve(lower(14))}L${WIDTH + 140} ${HEIGHT + 20}L-140 ${HEIGHT + 20}Z`} fill={css(sand)} />
    </>
  );
}

/** A green island in shallow water. */
export function Island(props: SceneProps) {
  const { random, palette, id } = props;
  const cx = random.between(420, 780);
  const hump = (center: number, width: number, height: number, foot: number): string => {
    const points: Point[] = [[center - width / 2, foot]];
    const peak = random.between(0.36, 0.62);
    for (let step = 1; step < 12; step += 1) {
      const part = step / 12;
      const rise =
        part < peak
          ? Math.sin((part / peak) * (Math.PI / 2))
          : Math.cos(((part - peak) / (1 - peak)) * (Math.PI / 2));
      points.push([
        center - width / 2 + part * width,
        foot - height * rise ** 1.25 * random.between(0.92, 1.06),
      ]);
    }
    points.push([center + width / 2, foot]);
    return `${curve(points)}Z`;
  };
  const sand = palette.lit([0.9, 0.045, 85], 0.9);
  const shallow = mix(palette.water[1], palette.lit([0.86, 0.09, 190], 0.9), 0.75);
  const bar = (y: number, width: number, height: number, x: number): string =>
    `M${x - width} ${y}Q${x} ${y - height} ${x + width} ${y}Q${x} ${y + height * 0.7} ${x - width} ${y}Z`;
  return (
    <>
      <Sky {...props} />
      <Land id={id('i0')} d={hump(cx - 470, 460, 74, HORIZON + 2)} palette={palette} depth={0.08} />
      <Land id={id('i1')} d={hump(cx + 430, 560, 120, HORIZON + 3)} palette={palette} depth={0.22} />
      <Water {...props} />
      <Land id={id('i2')} d={hump(cx, 640, 220, HORIZON + 26)} palette={palette} depth={0.66} mist={0.3} />
      <Land
        id={id('i3')}
        d={hump(cx - 120, 420, 120, HORIZON + 30)}
        palette={palette}
        depth={0.86}
        mist={0.15}
      />
      <path d={bar(HORIZON + 30, 380, 16, cx - 10)} fill={css(sand)} />
      <filter id={id('lagoon')} x="-20%" y="-60%" width="140%" height="220%">
        <feGaussianBlur stdDeviation="22 8" />
      </filter>
      <g filter={`url(#${id('lagoon')})`} fill={css(shallow)}>
        <path d={bar(HORIZON + 62, 520, 44, cx)} opacity=".75" />
        <path d={bar(690, 560, 80, cx - 180)} opacity=".6" />
        <path d={bar(772, 700, 80, cx + 260)} opacity=".5" />
      </g>
      <path
        d={boat(cx + random.between(260, 380), HORIZON + 96, 30)}
        fill={css(mix(palette.sun, palette.haze, 0.15))}
      />
    </>
  );
}
