import { DEFAULT_PRIMARY_COLOR } from '@/core/contract/constants';
import { type Oklch, contrast, parseHex, toHex, withAlpha } from './oklch';
import { fontOf } from './fonts';
import { radiiOf, shadowsOf } from './shapes';
import type { ThemeValues } from './shape';

export type Mode = 'light' | 'dark';

/** What an agency chooses. Values that are not usable fall back to the defaults (R021, R023). */
export interface BrandInput {
  /** `#rrggbb`. */
  primaryColor?: string | null;
  /** Whether dark mode keeps that colour; without it the default blue stands there (R024). */
  keepsColorInDark?: boolean;
  /** Multiplies every radius: 0, 1 or 1.5. */
  roundness?: number | null;
  font?: string | null;
}

/** Contrast that text reaches at least, and what edges and icons reach. */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

/** Hues of the statuses; the same for every agency, so that red always means the same. */
const STATUS_HUE = { success: 150, warning: 75, danger: 27, info: 250 } as const;
const STATUS_CHROMA = { success: 0.13, warning: 0.12, danger: 0.19, info: 0.14 } as const;

const STEP = 0.008;
/** How far the agency's colour may be darkened before its text turns dark instead of white. */
const MOST_DARKENING = 0.072;

const LEVELS = {
  light: {
    canvas: 0.985,
    base: 1,
    muted: 0.965,
    overlay: 1,
    text: [0.22, 0.43, 0.5],
    hairline: 0.915,
    control: 0.63,
  },
  dark: {
    canvas: 0.17,
    base: 0.21,
    muted: 0.25,
    overlay: 0.29,
    text: [0.96, 0.8, 0.74],
    hairline: 0.335,
    control: 0.6,
  },
} as const;

/** Moves lightness in the mode's direction of more contrast until every background is far enough away. */
function solve(color: Oklch, mode: Mode, backgrounds: string[], goal: number): string {
  const direction = mode === 'light' ? -STEP : STEP;
  for (let { l } = color; l >= 0 && l <= 1; l += direction) {
    const hex = toHex({ ...color, l });
    if (backgrounds.every((background) => contrast(hex, background) >= goal)) return hex;
  }
  return mode === 'light' ? '#000000' : '#ffffff';
}

/**
 * The fill that carries the agency's colour, with the text on it, for resting, hovered and pressed. It reaches the contrast
 * of edges on each of `grounds`.
 */
function solidOf(color: Oklch, ink: string, grounds: readonly string[] = []) {
  const lightest = (l: number): string => toHex({ ...color, l });
  const serves = (fill: string, text: string): boolean =>
    contrast(fill, text) >= TEXT_CONTRAST &&
    grounds.every((ground) => contrast(fill, ground) >= EDGE_CONTRAST);
  for (let darker = 0; darker <= MOST_DARKENING + STEP / 2; darker += STEP) {
    const l = color.l - darker;
    if (serves(lightest(l), '#ffffff')) {
      return {
        solid: lightest(l),
        solidHover: lightest(l - 0.045),
        solidActive: lightest(l - 0.085),
        onSolid: '#ffffff',
      };
    }
  }
  let { l } = color;
  while (l < 1 && !serves(lightest(l), ink)) l += STEP;
  return {
    solid: lightest(l),
    solidHover: lightest(l + 0.03),
    solidActive: lightest(l + 0.055),
    onSolid: ink,
  };
}

/** Whether the value is a colour that themes accept. */
export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/**
 * Every colour of a theme from one brand colour. `tint` gives the neutrals their hue and may be another colour
 * than `primary`: in the dark the brand falls back to the default blue while the greys stay the agency's.
 */
export function derivePalette(
  primary: string,
  mode: Mode,
  tint: string = primary,
): Omit<ThemeValues, 'radius' | 'font'> {
  const level = LEVELS[mode];
  const light = mode === 'light';
  const brand = parseHex(primary);
  const { c: tintChroma, h: hue } = parseHex(tint);
  const chroma = Math.min(light ? 0.008 : 0.012, 0.12 * tintChroma);
  const neutral = (l: number): string => toHex({ l, c: chroma, h: hue });
  const surface = {
    canvas: neutral(level.canvas),
    base: neutral(level.base),
    muted: neutral(level.muted),
    overlay: neutral(level.overlay),
  };
  const surfaces = Object.values(surface);
  const subtleOf = (color: Oklch, most: number, shift = 0): string =>
    toHex({ l: (light ? 0.955 : 0.3) + (light ? -shift : shift), c: Math.min(color.c, most), h: color.h });
  const [subtle, subtleHover] = [0, 0.022].map((shift) => subtleOf(brand, light ? 0.035 : 0.06, shift)) as [
    string,
    string,
  ];
  const brandText = solve(brand, mode, [...surfaces, subtle, subtleHover], TEXT_CONTRAST);

  const status = (name: keyof typeof STATUS_HUE) => {
    const color = { l: light ? 0.56 : 0.72, c: STATUS_CHROMA[name], h: STATUS_HUE[name] };
    const quiet = subtleOf(color, light ? 0.035 : 0.06);
    return {
      text: solve(color, mode, [...surfaces, quiet], TEXT_CONTRAST),
      subtle: quiet,
      edge: solve({ ...color, l: light ? 0.7 : 0.55 }, mode, [...surfaces, quiet], EDGE_CONTRAST),
    };
  };
  const ink = toHex({ l: LEVELS.light.text[0], c: Math.min(0.02, brand.c), h: brand.h });
  // A dark fill would be lost in the dark.
  const fill = light
    ? solidOf(brand, ink)
    : solidOf(parseHex(solve(brand, mode, surfaces, EDGE_CONTRAST)), ink, surfaces);
  const { onSolid, solid, solidHover } = solidOf({ l: 0.56, c: 0.19, h: STATUS_HUE.danger }, ink);

  return {
    surface,
    text: {
      primary: neutral(level.text[0]),
      secondary: neutral(level.text[1]),
      tertiary: neutral(level.text[2]),
      inverse: light ? '#ffffff' : neutral(0.17),
    },
    border: { hairline: neutral(level.hairline), control: neutral(level.control) },
    brand: {
      primary,
      primaryB3: `${primary}b3`,
      primaryE6: `${primary}e6`,
      ...fill,
      subtle,
      subtleHover,
      text: brandText,
      edge: solve(brand, mode, [...surfaces, subtle], EDGE_CONTRAST),
    },
    success: status('success'),
    warning: status('warning'),
    danger: { ...status('danger'), solid, solidHover, onSolid },
    info: status('info'),
    focus: brandText,
    scrim: light ? withAlpha(toHex({ l: 0.2, c: 0.02, h: hue }), 0.48) : '#00000099',
    shadow: shadowsOf(mode, hue, neutral(level.hairline)),
  };
}

/**
 * Every value of an agency's theme. Typed input only: a colour that is not `#rrggbb`, an unknown font or roundness
 * never reaches the page (SEC-24). In the dark the brand colour is the default blue unless the agency keeps its own (R024).
 */
export function deriveBrand(input: BrandInput, mode: Mode): ThemeValues {
  const own = isHex(input.primaryColor) ? input.primaryColor.toLowerCase() : DEFAULT_PRIMARY_COLOR;
  const isKept = mode === 'light' || input.keepsColorInDark === true;
  return {
    ...derivePalette(isKept ? own : DEFAULT_PRIMARY_COLOR, mode, own),
    radius: radiiOf(input.roundness),
    font: fontOf(input.font),
  };
}
