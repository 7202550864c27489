import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const nav = style({ display: 'grid', gap: space[16], alignContent: 'start' });
export const section = style({ display: 'grid', gap: '0.125rem' });
export const heading = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  paddingInline: space[12],
  paddingBlockEnd: space[4],
});
export const item = style({
  ...text[14],
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.5rem',
  paddingInline: space[12],
  paddingBlock: space[4],
  borderRadius: vars.radius.control,
  color: vars.text.secondary,
  textDecoration: 'none',
  fontWeight: weight.medium,
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
  selectors: {
    '&:hover': { background: vars.surface.muted, color: vars.text.primary },
    '&:active': { background: vars.brand.subtleHover },
    '&[aria-current="page"]': { background: vars.brand.subtle, color: vars.brand.text },
  },
});
export const name = style({ flex: '1 1 auto', overflowWrap: 'anywhere' });
export const end = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
