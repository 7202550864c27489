import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** The room of the bar is there before its code is. */
export const room = style({
  minBlockSize: '3.75rem',
  backgroundColor: vars.surface.base,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  '@media': { [media.phone]: { minBlockSize: '5.25rem' }, print: { display: 'none' } },
});
export const chosen = style({
  backgroundColor: vars.brand.subtle,
  boxShadow: `inset 0.25rem 0 0 ${vars.brand.solid}`,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  paddingBlock: space[8],
});
export const label = style({
  ...text[14],
  fontWeight: weight.medium,
  color: vars.text.secondary,
});
export const field = style({
  flex: '0 1 24rem',
  minInlineSize: 0,
  // Below the label and the address, which share a line.
  '@media': { [media.phone]: { flexBasis: '100%', order: 1 } },
});
export const nobody = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: '2.75rem',
});
export const address = style({
  ...text[14],
  color: vars.text.secondary,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const refusal = style({ flexBasis: '100%', order: 1 });
