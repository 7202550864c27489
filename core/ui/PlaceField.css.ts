import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space, text, weight } from '@/themes/scale';

export const anchor = style({ position: 'relative' });
export const panel = style({
  position: 'absolute',
  zIndex: layer.menu,
  insetBlockStart: 'calc(100% + 0.375rem)',
  insetInlineStart: 0,
  inlineSize: 'max(100%, min(24rem, calc(100vw - 3rem)))',
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: 'min(24rem, 55dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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
  padding: `${space[8]} ${space[8]} ${space[4]}`,
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3rem',
  paddingBlock: '0.375rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  selectors: { '&[data-active]': { background: vars.brand.subtle } },
});
export const nested = style({ marginInlineStart: space[24] });
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.control,
  background: vars.surface.muted,
  color: vars.text.secondary,
});
export const words = style({ display: 'grid' });
export const name = style({
  ...text[14],
  fontWeight: weight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({
  ...text[12],
  color: vars.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const code = style({
  ...text[12],
  fontWeight: weight.medium,
  letterSpacing: '0.04em',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  color: vars.text.secondary,
});
