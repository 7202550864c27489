import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, weight } from '@/themes/scale';

const appear = keyframes({ from: { opacity: 0 } });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  background: `linear-gradient(${vars.surface.base}, ${vars.brand.subtle})`,
});
export const bare = style({ background: 'none', borderRadius: 0 });
export const ratio = styleVariants({
  hero: { aspectRatio: '12 / 5' },
  wide: { aspectRatio: '2 / 1' },
  card: { aspectRatio: '4 / 3' },
});
export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const dots = style({ stroke: vars.border.control, opacity: 0.5, fill: 'none' });
export const halo = style({ stroke: vars.surface.base, fill: 'none', opacity: 0.7 });
export const arc = style({
  stroke: vars.brand.edge,
  fill: 'none',
  animation: `${appear} ${motion.slow} ${motion.ease}`,
});
export const shadow = style({ stroke: vars.text.primary, fill: 'none', opacity: 0.12 });
export const ring = style({ fill: vars.surface.base, stroke: vars.brand.edge });
export const core = style({ fill: vars.brand.edge });
export const label = style({
  fill: vars.text.primary,
  fontWeight: weight.medium,
  paintOrder: 'stroke',
  stroke: vars.surface.base,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas', fill: 'CanvasText' } },
});
