import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space } from '@/themes/scale';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});
export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem' },
  medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
  large: { inlineSize: '2.5rem', blockSize: '2.5rem', borderWidth: '3px' },
});
export const holder = style({ display: 'inline-flex', color: vars.brand.text });
export const screen = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[16],
  minBlockSize: 'min(100dvh, 40rem)',
  padding: space[24],
});

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
