import { css, type Ink } from './ink';

export const WIDTH = 1200;
export const HEIGHT = 800;

type Value = string | number | undefined;
type Attributes = Readonly<Record<string, Value>>;
export type Point = readonly [x: number, y: number];

const short = (value: Value): string =>
  typeof value === 'number' ? String(Math.round(value * 10) / 10) : value!;

/** An element; the texts in it are our own numbers and colours, nobody else's. */
export const tag = (name: string, attributes: Attributes, inner = ''): string => {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${short(value)}"`)
    .join('');
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`;
};

const painted = (fill: Ink | string): string => (typeof fill === 'string' ? fill : css(fill));

export const rect = (x: number, y: number, w: number, h: number, fill: Ink | string, more: Attributes = {}) =>
  tag('rect', { x, y, width: w, height: h, fill: painted(fill), ...more });
export const circle = (cx: number, cy: number, r: number, fill: Ink | string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill: painted(fill), ...more });
export const ellipse = (
  [cx, cy]: Point,
  [rx, ry]: Point,
  fill: Ink | string,
  more: Attributes = {},
): string => tag('ellipse', { cx, cy, rx, ry, fill: painted(fill), ...more });
export const path = (d: string, fill: Ink | string, more: Attributes = {}) =>
  tag('path', { d, fill: painted(fill), ...more });
export const line = (d: string, stroke: Ink | string, width: number, more: Attributes = {}) =>
  tag('path', {
    ...{ d, fill: 'none', stroke: painted(stroke), 'stroke-width': width, 'stroke-linecap': 'round' },
    ...more,
  });

const at = ([x, y]: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
export const polygon = (points: readonly Point[], fill: Ink | string, more: Attributes = {}): string =>
  path(`M${points.map(at).join('L')}Z`, fill, more);

/** A soft line through points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let d = `M${at(first)}`;
  let before = first;
  for (const point of rest) {
    const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    d += `Q${at(before)} ${at(middle)}`;
    before = point;
  }
  return `${d}L${at(before)}`;
}

/** A gradient from top to bottom, and what to fill with it. `stops`: [offset 0..1, colour, opacity]. */
export function fade(
  id: string,
  stops: readonly (readonly [number, Ink, number?])[],
  across = false,
): { def: string; fill: string } {
  const inner = stops
    .map(([offset, ink, opacity]) =>
      tag('stop', {
        offset: Math.round(offset * 100) / 100 + '',
        'stop-color': css(ink),
        'stop-opacity': opacity?.toString(),
      }),
    )
    .join('');
  const def = tag(
    'linearGradient',
    { id, x1: '0', y1: '0', x2: across ? '1' : '0', y2: across ? '0' : '1' },
    inner,
  );
  return { def, fill: `url(#${id})` };
}

/** A round glow. */
export function glow(id: string, ink: Ink, most = 1): { def: string; fill: string } {
  const stop = (offset: string, opacity: number) =>
    tag('stop', { offset, 'stop-color': css(ink), 'stop-opacity': String(opacity) });
  return {
    def: tag('radialGradient', { id }, stop('0', most) + stop('.35', most * 0.35) + stop('1', 0)),
    fill: `url(#${id})`,
  };
}

/** The whole picture. */
export const picture = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inner}</svg>`;
