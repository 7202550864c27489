import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space } from '@/themes/scale';

export const cards = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' } },
});

/** A whole card is the label of its radio button. */
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[20],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.control}`,
  backgroundColor: vars.surface.base,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { backgroundColor: vars.surface.muted },
    '&:has(:checked)': {
      borderColor: vars.brand.edge,
      boxShadow: `inset 0 0 0 1px ${vars.brand.edge}`,
      backgroundColor: vars.brand.subtle,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
});
export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.125rem',
  accentColor: vars.brand.solid,
  outline: 'none',
});

export const features = style({ display: 'grid', gap: space[8] });
export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
});
