import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const rating = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.text.secondary,
});
export const stars = style({ position: 'relative', display: 'inline-flex', color: vars.border.control });
export const star = style({ inlineSize: '1rem', blockSize: '1rem', flex: 'none' });
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: vars.warning.edge,
});
globalStyle(`[data-theme="dark"] ${full}`, { color: vars.warning.text });
export const score = style({
  ...text[14],
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: '2rem',
  minBlockSize: '1.75rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.control,
  background: vars.brand.solid,
  color: vars.brand.onSolid,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const guest = style({ ...text[14], display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const word = style({ fontWeight: weight.medium });
export const count = style({ color: vars.text.secondary });

export const give = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: '-0.375rem',
});
export const giveStar = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  color: vars.border.control,
  cursor: 'pointer',
  transition: `transform ${motion.fast} ${motion.ease}`,
  '@media': {
    [media.touch]: { inlineSize: '2.75rem' },
    [media.forcedColors]: { color: 'CanvasText' },
  },
  selectors: {
    '&[data-on]': { color: vars.warning.edge },
    '[data-theme="dark"] &[data-on]': { color: vars.warning.text },
    '&:active': { transform: 'scale(.92)' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.5 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
});
export const giveInput = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const giveDrawing = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  selectors: { '[data-on] > &': { fill: 'currentColor' } },
});
export const giveWord = style({ ...text[14], paddingInlineStart: space[8], color: vars.text.secondary });
