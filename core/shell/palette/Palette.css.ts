import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const box = style({ display: 'flex', flexDirection: 'column', gap: space[8] });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '3rem',
  paddingInline: space[12],
  // The dialog's cross stands beside the field.
  marginInlineEnd: '2.75rem',
  color: vars.text.secondary,
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  border: 0,
  outline: 'none',
  backgroundColor: 'transparent',
  color: vars.text.primary,
  ...text[18],
  '::placeholder': { color: vars.text.tertiary },
  // The whole field is the dialog's first line; its cursor and the marked option show where the keyboard is.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(24rem, 55dvh)',
  overflowY: 'auto',
  borderBlock: `1px solid ${vars.border.hairline}`,
  paddingBlock: space[8],
  scrollbarWidth: 'thin',
});
export const title = style({
  paddingInline: space[12],
  paddingBlock: `${space[8]} ${space[4]}`,
  color: vars.text.secondary,
  fontWeight: weight.medium,
  ...text[12],
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.5rem',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  color: vars.text.primary,
  ...text[14],
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const marked = style({ backgroundColor: vars.brand.subtle, color: vars.brand.text });
export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = style({
  flex: 'none',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...text[12],
});
export const nothing = style({
  padding: space[24],
  textAlign: 'center',
  color: vars.text.secondary,
  ...text[14],
});
export const foot = style({
  display: 'flex',
  gap: space[20],
  color: vars.text.secondary,
  ...text[12],
  '@media': { [media.touch]: { display: 'none' } },
});
export const shortcuts = style({ display: 'flex', flexDirection: 'column' });
export const shortcut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[20],
  minBlockSize: '3rem',
  paddingBlock: space[8],
  ...text[14],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
