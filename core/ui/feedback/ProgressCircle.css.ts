import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, text, weight } from '@/themes/scale';

export const circle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
});
export const size = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  medium: { inlineSize: '3rem', blockSize: '3rem' },
  large: { inlineSize: '5rem', blockSize: '5rem' },
});
export const drawing = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });
export const track = style({
  fill: 'none',
  stroke: vars.surface.muted,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
export const edge = style({ fill: 'none', stroke: vars.border.hairline });
export const bar = style({
  fill: 'none',
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${motion.slow} ${motion.ease}`,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
export const tone = styleVariants({
  brand: { stroke: vars.brand.edge },
  success: { stroke: vars.success.edge },
  warning: { stroke: vars.warning.edge },
  danger: { stroke: vars.danger.edge },
});
export const value = style({ fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const valueSize = styleVariants({ small: { display: 'none' }, medium: text[12], large: text[18] });
