import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, SPACES, space, type Space } from '@/themes/scale';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const bone = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.border.hairline,
  opacity: 0.85,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, color-mix(in srgb, ${vars.surface.base} 55%, transparent), transparent)`,
    animation: `${sweep} 1.6s ease-in-out infinite`,
  },
  '@media': {
    [media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite`,
      '::after': { display: 'none' },
    },
  },
});
export const shape = styleVariants({
  text: { blockSize: '0.875rem', borderRadius: vars.radius.control },
  block: { borderRadius: vars.radius.input },
  circle: { borderRadius: '50%', aspectRatio: '1' },
  /** As tall as what it stands in. */
  fill: { blockSize: '100%', borderRadius: vars.radius.input },
});
export const width = styleVariants({
  full: { inlineSize: '100%' },
  '3/4': { inlineSize: '75%' },
  '1/2': { inlineSize: '50%' },
  '1/3': { inlineSize: '33%' },
  '1/4': { inlineSize: '25%' },
});
const heights = Object.fromEntries(SPACES.map((step) => [step, space[step]])) as Record<Space, string>;
export const height = styleVariants(heights, (value) => ({ blockSize: value }));
export const circle = styleVariants(heights, (value) => ({ inlineSize: value }));
export const lines = style({ display: 'grid', gap: space[8], inlineSize: '100%' });
export const group = style({ display: 'contents' });
