import { ROUNDNESS } from '@/core/contract/constants';
import { toHex, withAlpha } from './oklch';

const RADII = { control: 6, input: 10, card: 14, sheet: 20 } as const;

/** Radii for an agency's roundness; anything but the known steps counts as 1. */
export function radiiOf(roundness: number | null | undefined) {
  const factor = ROUNDNESS.find((known) => known === roundness) ?? 1;
  const radius = (px: number): string => (factor === 0 ? '0' : `${(px * factor) / 16}rem`);
  return {
    control: radius(RADII.control),
    input: radius(RADII.input),
    card: radius(RADII.card),
    sheet: radius(RADII.sheet),
    pill: factor === 0 ? '0' : '999px',
  };
}

/** Two layers, tinted with the brand's hue; in the dark a hairline ring, since lighter surfaces do the lifting. */
export function shadowsOf(mode: 'light' | 'dark', hue: number, hairline: string) {
  if (mode === 'dark') {
    return {
      small: '0 0 0 0 #00000000',
      medium: `0 0 0 1px ${hairline}`,
      large: `0 0 0 1px ${hairline}, 0 24px 48px -12px #00000080`,
    };
  }
  const shade = (alpha: number): string => withAlpha(toHex({ l: 0.32, c: 0.045, h: hue }), alpha);
  return {
    small: `0 1px 2px ${shade(0.05)}, 0 1px 1px ${shade(0.03)}`,
    medium: `0 1px 3px ${shade(0.07)}, 0 8px 20px -6px ${shade(0.1)}`,
    large: `0 4px 12px -2px ${shade(0.08)}, 0 24px 56px -12px ${shade(0.22)}`,
  };
}
