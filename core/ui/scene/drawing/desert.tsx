import { css, mix, shade } from './palette';
import { Land, type SceneProps, Sky } from './parts';
import { curve, ground, HEIGHT, hills, HORIZON, line, type Point, ridge, WIDTH } from './shapes';

/** A dune: its crest divides the lit slope from the shaded one. */
function Dune({
  props,
  base,
  height,
  depth,
  name,
  flip,
}: {
  props: SceneProps;
  base: number;
  height: number;
  depth: number;
  name: string;
  flip: boolean;
}) {
  const { random, palette, id } = props;
  const at = (x: number): number => (flip ? WIDTH - x : x);
  const peak = random.between(300, 640);
  const top = base - height;
  const crest = (): Point[] => [
    [peak, top],
    [peak + 70, top + height * 0.4],
    [peak + 20, top + height * 0.75],
    [peak + 190, top + height * 1.2],
    [peak + 120, HEIGHT + 40],
  ];
  const back = `M${at(-140)} ${base + 30}C${at(peak * 0.35)} ${base + 14} ${at(peak - 190)} ${top + 8} ${at(peak)} ${top}C${at(peak + 230)} ${top - 6} ${at(peak + 420)} ${base - 26} ${at(WIDTH + 160)} ${base + 46}L${at(WIDTH + 160)} ${HEIGHT + 40}L${at(-140)} ${HEIGHT + 40}Z`;
  const edge = crest().map(([x, y]) => [at(x), y] as const);
  const lee = `M${at(peak)} ${top}C${edge[1]!.join(' ')} ${edge[2]!.join(' ')} ${edge[3]!.join(' ')}L${edge[4]!.join(' ')}L${at(WIDTH + 200)} ${HEIGHT + 40}L${at(WIDTH + 160)} ${base + 46}C${at(peak + 420)} ${base - 26} ${at(peak + 230)} ${top - 6} ${at(peak)} ${top}Z`;
  const sand = palette.layer(depth);
  return (
    <>
      <Land
        id={id(`${name}a`)}
        d={back}
        palette={palette}
        depth={depth}
        color={mix(sand, palette.sun, 0.22 * palette.day)}
        mist={0.25}
      />
      <Land
        id={id(`${name}b`)}
        d={lee}
        palette={palette}
        depth={depth}
        color={shade(sand, -0.1)}
        mist={0.3}
      />
    </>
  );
}

/** Dunes before a far mesa. */
export function Desert(props: SceneProps) {
  const { random, palette, id, sun } = props;
  const flip = sun.x > WIDTH / 2;
  const mesa = ridge(random, { base: HORIZON + 6, height: 120, roughness: 0.4, steps: 4 }).map(
    ([x, y]) => [x, Math.max(y, HORIZON - 76)] as const,
  );
  return (
    <>
      <Sky {...props} />
      <Land id={id('mesa')} d={ground(line(mesa))} palette={palette} depth={0.06} />
      <Land
        id={id('plain')}
        d={ground(curve(hills(random, { base: HORIZON + 16, height: 26, count: 7 })))}
        palette={palette}
        depth={0.2}
      />
      <Dune
        props={props}
        base={HORIZON + 52}
        height={random.between(70, 120)}
        depth={0.42}
        name="d0"
        flip={!flip}
      />
      <Dune
        props={props}
        base={HORIZON + 120}
        height={random.between(90, 150)}
        depth={0.68}
        name="d1"
        flip={flip}
      />
      <Dune
        props={props}
        base={HORIZON + 236}
        height={random.between(90, 140)}
        depth={0.95}
        name="d2"
        flip={!flip}
      />
      <path
        d={`M0 ${HEIGHT - 60}Q${WIDTH / 2} ${HEIGHT - 90} ${WIDTH} ${HEIGHT - 30}V${HEIGHT + 20}H0Z`}
        fill={css(shade(palette.layer(1), -0.05))}
        opacity=".35"
      />
    </>
  );
}
