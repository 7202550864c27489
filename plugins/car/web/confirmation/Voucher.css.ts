import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const reference = style({
  display: 'grid',
  paddingBlock: space[8],
  paddingInline: space[16],
  borderRadius: vars.radius.control,
  border: `2px dashed ${vars.brand.edge}`,
  backgroundColor: vars.brand.subtle,
});
export const locator = style({
  ...text[24],
  fontWeight: weight.bold,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
export const car = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
});
