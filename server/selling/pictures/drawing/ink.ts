/** A colour by hue (degrees), saturation and lightness (percent). */
export type Ink = readonly [hue: number, saturation: number, lightness: number];

const hex = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

type Rgb = readonly [red: number, green: number, blue: number];

/** Each part from 0 to 1. */
function rgbOf([hue, saturation, lightness]: Ink): Rgb {
  const [s, l] = [saturation / 100, Math.min(100, Math.max(0, lightness)) / 100];
  const part = (n: number): number => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

function inkOf([r, g, b]: Rgb): Ink {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const [range, l] = [most - least, (most + least) / 2];
  if (range === 0) return [0, 0, l * 100];
  const turn = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(turn * 60 + 360) % 360, (range / (1 - Math.abs(2 * l - 1))) * 100, l * 100];
}

/** As SVG of any age reads it. */
export const css = (ink: Ink): string => `#${rgbOf(ink).map(hex).join('')}`;

/** A little lighter, or darker. */
export const shade = ([hue, saturation, lightness]: Ink, by: number): Ink => [
  hue,
  saturation,
  Math.min(98, Math.max(4, lightness + by)),
];

/** The colour on its way to another one, as paint mixes: in the light of an hour, or in the haze of the distance. */
export function towards(ink: Ink, other: Ink, part: number): Ink {
  const [from, to] = [rgbOf(ink), rgbOf(other)];
  const mixed = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * Math.min(1, Math.max(0, part));
  return inkOf([mixed(0), mixed(1), mixed(2)]);
}
