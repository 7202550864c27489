import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space, text, weight } from '@/themes/scale';

/** On a phone it is lifted over the whole page while a place is looked for: the field on top, the places below it. */
export const anchor = style({
  position: 'relative',
  selectors: {
    '&[popover]': {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: space[12],
      inlineSize: '100%',
      blockSize: '100dvh',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      margin: 0,
      border: 0,
      overflow: 'hidden',
      padding: `calc(${space[12]} + env(safe-area-inset-top)) ${space[16]} 0`,
      background: vars.surface.base,
      color: vars.text.primary,
    },
  },
});
export const head = style({
  ...text[16],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: weight.bold,
});
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
  selectors: {
    [`${anchor}[popover] &`]: {
      position: 'static',
      flex: '1 1 auto',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: 'none',
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      background: 'none',
      animation: 'none',
      paddingInline: 0,
      // The last places can be drawn above the keyboard of a phone.
      paddingBlockEnd: '40dvh',
    },
  },
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
