/**
 * Colour maths in OKLCH, a space in which equal steps of lightness look equal.
 * Hex strings are `#rrggbb`; lightness and chroma are 0..1 and about 0..0.4, hue is in degrees.
 */

export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Rgb = [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

const linearOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
};

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const h = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (h + 360) % 360,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ];
}

const fits = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** Writes `#rrggbb`; a colour outside sRGB keeps lightness and hue and gives up chroma. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  let rgb = toLinearRgb({ ...color, l });
  if (!fits(rgb)) {
    let low = 0;
    let high = color.c;
    for (let step = 0; step < 16; step += 1) {
      const middle = (low + high) / 2;
      if (fits(toLinearRgb({ ...color, l, c: middle }))) low = middle;
      else high = middle;
    }
    rgb = toLinearRgb({ ...color, l, c: low });
  }
  const byte = (channel: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, channel))))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

const luminance = (hex: string): number => {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours as WCAG 2 counts it, 1..21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#rrggbb` with an opacity of 0..1 as `#rrggbbaa`. */
export const withAlpha = (hex: string, alpha: number): string =>
  `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
