import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const locator = style({
  ...text[24],
  fontWeight: weight.bold,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
export const sides = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
const framed = {
  borderRadius: vars.radius.control,
  border: `2px dashed ${vars.brand.edge}`,
  backgroundColor: vars.brand.subtle,
};
export const reception = style({ ...framed, padding: space[16] });
/** Stands out, as what is said at the desk. */
export const reference = style({
  ...framed,
  display: 'grid',
  paddingBlock: space[8],
  paddingInline: space[16],
});
