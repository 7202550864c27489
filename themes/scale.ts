/** The scales that no agency changes. Lengths are rem, so that they follow the reader's font size. */

const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`);

export const SPACES = [0, 4, 8, 12, 16, 20, 24, 32, 40, 56, 80] as const;
export type Space = (typeof SPACES)[number];

/** Steps of space by their size in px at the default font size. */
export const space = Object.fromEntries(SPACES.map((step) => [step, rem(step)])) as Record<Space, string>;

const size = (px: number, line: number, tracking = '0') => ({
  fontSize: rem(px),
  lineHeight: String(line / px),
  letterSpacing: tracking,
});

/** Type sizes with their line heights; headline sizes are tracked tighter. */
export const text = {
  12: size(12, 16, '0.005em'),
  14: size(14, 20),
  16: size(16, 24),
  18: size(18, 26, '-0.006em'),
  20: size(20, 28, '-0.01em'),
  24: size(24, 32, '-0.014em'),
  32: size(32, 38, '-0.02em'),
  44: size(44, 48, '-0.026em'),
  60: size(60, 62, '-0.032em'),
} as const;
export type TextSize = keyof typeof text;

export const weight = { regular: '400', medium: '550', bold: '650' } as const;

/** Only transform and opacity move; reduced motion keeps the fades. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(.2,0,0,1)',
} as const;

/** Desktop starts at 1200 px (R036). */
export const media = {
  phone: 'screen and (max-width: 719.98px)',
  tablet: 'screen and (min-width: 720px)',
  desktop: 'screen and (min-width: 1200px)',
  /** So low, as by zooming to 400 %, that what sticks to an edge would leave no room to read. */
  low: 'screen and (max-height: 22.5rem)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Stacking order of what floats. */
export const layer = { sticky: 10, header: 20, menu: 30, dialog: 40, toast: 50 } as const;
