import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text } from '@/themes/scale';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Points at its field. It takes its own room: what floats would cover the button that comes next. */
export const popover = style({
  position: 'relative',
  padding: space[12],
  background: vars.surface.muted,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
  animation: `${appear} ${motion.normal} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: `${fade} ${motion.fast}` } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-0.3125rem',
      insetInlineStart: space[20],
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      background: vars.surface.muted,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
      borderInlineStart: `1px solid ${vars.border.hairline}`,
      transform: 'rotate(45deg)',
    },
  },
});
export const list = style({ display: 'grid', gap: '0.375rem' });
export const rule = style({
  display: 'flex',
  gap: space[8],
  ...text[14],
  textWrap: 'pretty',
  color: vars.text.secondary,
  transition: `color ${motion.normal}`,
});
export const met = style({ color: vars.success.text });

/** As high as a line, so that the mark stands beside the first of several. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  blockSize: '1.25rem',
});
