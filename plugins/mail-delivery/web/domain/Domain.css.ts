import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';
import { vars } from '@/themes/contract.css';

export const records = style({ listStyle: 'none', margin: 0, padding: 0 });
export const record = style({
  paddingBlock: space[20],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
/** The short parts of a record before the long ones, which are compared sign by sign and take all the room that there is. */
export const parts = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.desktop]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });
