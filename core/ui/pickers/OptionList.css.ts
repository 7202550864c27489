import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const anchorWidth = createVar();
export const panel = style({
  inlineSize: `max(${anchorWidth}, 14rem)`,
  maxInlineSize: 'calc(100vw - 1rem)',
  padding: '0.375rem',
});
export const group = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.border.hairline}`,
      marginBlockStart: '0.375rem',
      paddingBlockStart: '0.375rem',
    },
  },
});
export const groupLabel = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
});
export const option = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.5rem',
  paddingBlock: '0.375rem',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: {
    '&[aria-selected="true"]': { color: vars.brand.text, fontWeight: weight.medium },
    '&[data-active]': { background: vars.brand.subtle },
    '&[aria-disabled="true"]': { color: vars.text.tertiary, cursor: 'not-allowed', background: 'none' },
  },
});
export const words = style({ flex: '1 1 auto', display: 'grid' });
export const detail = style({ ...text[12], color: vars.text.secondary, fontWeight: weight.regular });
export const code = style({
  ...text[12],
  fontWeight: weight.medium,
  letterSpacing: '0.04em',
  color: vars.text.secondary,
});
export const tick = style({ display: 'inline-flex', color: vars.brand.text });
/** A box that shows what a check would; the option itself is what is pressed. */
export const check = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  border: `1.5px solid ${vars.border.control}`,
  background: vars.surface.base,
  selectors: {
    '[aria-selected="true"] > &': {
      background: vars.brand.solid,
      borderColor: vars.brand.edge,
      color: vars.brand.onSolid,
    },
  },
});
export const note = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  color: vars.text.secondary,
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  paddingBlock: '0.375rem',
  flex: '1 1 auto',
});
export const tag = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInlineStart: space[8],
  borderRadius: vars.radius.control,
  background: vars.brand.subtle,
  color: vars.brand.text,
  fontWeight: weight.medium,
});
export const tagLabel = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInlineEnd: space[4],
});
export const tagRemove = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { background: vars.brand.subtleHover },
  '@media': { [media.touch]: { '::before': { content: '', position: 'absolute', inset: '-0.5rem' } } },
});
export const tagInput = style({ flex: '1 1 6rem', inlineSize: 'auto', paddingBlock: '0.125rem' });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  position: 'sticky',
  insetBlockEnd: '-0.375rem',
  marginBlockStart: '0.375rem',
  marginInline: '-0.375rem',
  marginBlockEnd: '-0.375rem',
  padding: '0.375rem',
  paddingInlineStart: space[16],
  background: vars.surface.overlay,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
