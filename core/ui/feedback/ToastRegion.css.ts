import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space, text } from '@/themes/scale';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.75rem) scale(.98)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Top right (R035), below the header's menus and buttons; on a phone the whole width. Presses pass between the toasts. */
export const region = style({
  position: 'fixed',
  zIndex: layer.toast,
  insetBlockStart: `calc(4.25rem + ${space[8]} + env(safe-area-inset-top, 0px))`,
  insetInlineEnd: space[16],
  inlineSize: 'min(24rem, calc(100vw - 2rem))',
  display: 'grid',
  gap: space[12],
  pointerEvents: 'none',
});
/** How far below the region's own place the toasts stand, so that they lie on nothing one may want to press. */
export const shift = createVar();
export const stack = style({
  display: 'grid',
  gap: space[12],
  transform: `translateY(${shift})`,
  transition: `transform ${motion.normal} ${motion.ease}`,
  borderRadius: vars.radius.card,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
  // F6 leads to all of them.
  selectors: { '&[tabindex]:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: space[4] } },
});
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[16]} ${space[8]}`,
  pointerEvents: 'auto',
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.large,
  animation: `${appear} ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} ${motion.normal}` } },
});
export const icon = style({ display: 'inline-flex', paddingBlock: '0.375rem' });
export const words = style({ ...text[14], paddingBlock: '0.375rem', overflowWrap: 'anywhere' });
export const end = style({ display: 'flex', alignItems: 'center', gap: space[4] });
