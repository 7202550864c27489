import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  gap: space[8],
  position: 'relative',
  overflowX: 'auto',
  paddingBlock: space[4],
  scrollSnapType: 'x proximity',
});
export const day = style({ display: 'grid', textAlign: 'start', fontVariantNumeric: 'tabular-nums' });
export const from = style({ ...text[12], color: vars.text.secondary, fontWeight: 400 });
