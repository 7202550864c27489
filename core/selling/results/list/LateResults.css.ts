import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

/** At the end of the line that says how many results there are. */
export const holder = style({
  flex: 'none',
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
});
