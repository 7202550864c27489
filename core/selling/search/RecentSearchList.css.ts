import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'start',
});
export const mark = style({ color: vars.text.secondary, paddingBlockStart: '0.125rem' });
/** Above the link that covers the card. */
export const forget = style({
  position: 'relative',
  zIndex: 2,
  marginBlock: '-0.375rem',
  marginInlineEnd: `-${space[8]}`,
});
