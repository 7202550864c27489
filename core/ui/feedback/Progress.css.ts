import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space } from '@/themes/scale';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const progress = style({ display: 'grid', gap: space[8] });
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const track = style({
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.muted,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
  overflow: 'hidden',
});
export const bar = style({
  blockSize: '100%',
  inlineSize: '100%',
  background: vars.brand.edge,
  borderRadius: 'inherit',
  transformOrigin: 'left',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
});
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(260%)' } });
export const endless = style({
  inlineSize: '40%',
  animation: `${slide} 1.3s ${motion.ease} infinite`,
  '@media': {
    [media.reducedMotion]: { inlineSize: '100%', animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
