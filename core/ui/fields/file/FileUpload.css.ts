import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  padding: space[24],
  textAlign: 'center',
  border: `1.5px dashed ${vars.border.control}`,
  borderRadius: vars.radius.card,
  background: vars.surface.base,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&:hover': { background: vars.surface.muted },
    '&[data-over]': { background: vars.brand.subtle, borderColor: vars.brand.edge, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: vars.danger.text },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      color: vars.text.tertiary,
      background: vars.surface.muted,
      borderColor: vars.border.hairline,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-over]': { outline: '2px solid Highlight' } } },
  },
});
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: space[4],
  borderRadius: '50%',
  background: vars.brand.subtle,
  color: vars.brand.text,
});
export const link = style({
  color: vars.brand.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
globalStyle(`${drop}:has(:disabled) :is(${mark}, ${link})`, {
  color: vars.text.tertiary,
  background: 'none',
});
export const invite = style({ ...text[14], fontWeight: weight.medium });
export const limits = style({ ...text[12], color: vars.text.secondary });
export const list = style({ display: 'grid', gap: space[8] });
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  padding: space[8],
  paddingInlineStart: space[12],
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
  background: vars.surface.base,
});
export const picture = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const icon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.text.secondary,
});
export const words = style({ display: 'grid', gap: '0.125rem' });
export const name = style({
  ...text[14],
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = style({
  ...text[12],
  color: vars.text.secondary,
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
  fontVariantNumeric: 'tabular-nums',
});
export const bad = style({ color: vars.danger.text });
export const good = style({ color: vars.success.text });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[4] });
