import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';
import { vars } from '@/themes/contract.css';

export const records = style({ listStyle: 'none', margin: 0, padding: 0 });
export const record = style({
  paddingBlock: space[20],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
/** The parts of a record beside each other where there is room; names and values take most of it. */
export const parts = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.desktop]: { gridTemplateColumns: '6rem minmax(0, 1fr) minmax(0, 1.4fr)' } },
});
