import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

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
