import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space } from '@/themes/scale';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem) scale(.985)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const fromEndRtl = keyframes({ from: { transform: 'translateX(-100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  background: vars.scrim,
  animation: `${fade} ${motion.normal} ${motion.ease}`,
});

/** On a phone every dialog is a sheet that comes from below. */
export const panel = style({
  position: 'fixed',
  zIndex: layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: 'calc(100dvh - 2.5rem)',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.large,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  overflow: 'clip',
  animation: `${fromBelow} ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.reducedMotion]: { animation: `${fade} ${motion.normal}` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    // Head and foot scroll with the rest.
    [media.low]: { display: 'block', overflowY: 'auto', maxBlockSize: 'calc(100dvh - 1rem)' },
  },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const dialog = style({
  '@media': {
    [media.tablet]: {
      inset: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 5rem)',
      borderRadius: vars.radius.sheet,
      animation: `${rise} ${motion.normal} ${motion.ease}`,
    },
    [`${media.tablet} and ${media.reducedMotion}`]: { animation: `${fade} ${motion.normal}` },
  },
});
export const drawer = style({
  selectors: {
    '&:dir(rtl)': {
      '@media': {
        [`${media.tablet} and (prefers-reduced-motion: no-preference)`]: { animationName: fromEndRtl },
      },
    },
  },
  '@media': {
    [media.tablet]: {
      insetBlock: 0,
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      maxBlockSize: 'none',
      borderStartEndRadius: 0,
      borderEndStartRadius: vars.radius.sheet,
      blockSize: 'auto',
      animation: `${fromEnd} ${motion.slow} ${motion.ease}`,
    },
    [`${media.tablet} and ${media.reducedMotion}`]: { animation: `${fade} ${motion.normal}` },
  },
});
/** The same from the side where a line begins, for what is opened there. */
export const startDrawer = style([
  drawer,
  {
    selectors: {
      '&:dir(rtl)': {
        '@media': {
          [`${media.tablet} and (prefers-reduced-motion: no-preference)`]: { animationName: fromEnd },
        },
      },
    },
    '@media': {
      [media.tablet]: {
        insetInlineStart: 0,
        insetInlineEnd: 'auto',
        borderStartEndRadius: vars.radius.sheet,
        borderStartStartRadius: 0,
        borderEndEndRadius: vars.radius.sheet,
        borderEndStartRadius: 0,
        animationName: fromEndRtl,
      },
      [`${media.tablet} and ${media.reducedMotion}`]: { animationName: fade },
    },
  },
]);
export const size = styleVariants({
  small: { '@media': { [media.tablet]: { inlineSize: 'min(26rem, calc(100vw - 3rem))' } } },
  medium: { '@media': { [media.tablet]: { inlineSize: 'min(35rem, calc(100vw - 3rem))' } } },
  large: { '@media': { [media.tablet]: { inlineSize: 'min(56rem, calc(100vw - 3rem))' } } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'start',
  touchAction: 'pan-x',
  paddingBlock: `${space[16]} ${space[12]}`,
  paddingInline: `${space[20]} ${space[12]}`,
  '@media': {
    [media.tablet]: { paddingBlock: `${space[20]} ${space[12]}`, paddingInline: `${space[24]} ${space[16]}` },
  },
});
export const words = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });
export const bareHead = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  zIndex: 1,
});
export const body = style({
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[20],
  paddingBlockEnd: space[24],
  paddingBlockStart: '0.25rem',
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.low]: { overflowY: 'visible' } },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const bareBody = style({ paddingBlockStart: space[24] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  padding: space[16],
  paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  paddingInline: space[20],
  '@media': { [media.tablet]: { paddingInline: space[24] } },
});
export const grip = style({
  display: 'block',
  inlineSize: '2.25rem',
  blockSize: '0.25rem',
  marginInline: 'auto',
  borderRadius: '999px',
  background: vars.border.control,
  opacity: 0.6,
});
/** A finger draws the sheet by this and by its head. */
export const gripArea = style({
  display: 'block',
  flex: 'none',
  paddingBlockStart: space[8],
  touchAction: 'none',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const gripButton = style({
  display: 'block',
  flex: 'none',
  inlineSize: '4rem',
  minBlockSize: '1.5rem',
  marginInline: 'auto',
  touchAction: 'none',
  cursor: 'grab',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { [media.tablet]: { display: 'none' } },
});
/** How far a sheet of a phone stands up. */
export const stop = styleVariants({
  content: {},
  half: { '@media': { [media.phone]: { blockSize: '55dvh' } } },
  full: { '@media': { [media.phone]: { blockSize: 'calc(100dvh - 2.5rem)' } } },
});
