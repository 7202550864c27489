import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space } from '@/themes/scale';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const floating = style({
  zIndex: layer.menu,
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.large,
  animation: `${appear} ${motion.fast} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} ${motion.fast}` } },
});
/** The browser's own rules for popovers are taken back; what moves it nowhere makes it the box that all in it stands in. */
export const above = style({
  position: 'absolute',
  inset: 'auto',
  top: 0,
  left: 0,
  inlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  color: vars.text.primary,
  // What it is opened in may align or cut its words otherwise.
  textAlign: 'start',
  whiteSpace: 'normal',
  transform: 'translate(0)',
});
export const lifted = style({ overflowY: 'auto', overscrollBehavior: 'contain' });
export const popover = style({
  padding: space[16],
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const width = styleVariants({
  auto: { minInlineSize: '14rem' },
  trigger: { inlineSize: 'var(--radix-popover-trigger-width)', minInlineSize: '16rem' },
  wide: { inlineSize: '24rem' },
});
