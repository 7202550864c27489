import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** What it is and what is chosen; the button stands below on a phone, at the end of the line elsewhere. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const icon = style({ color: vars.brand.text });
export const action = style({
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 'auto', alignSelf: 'center' } },
});
