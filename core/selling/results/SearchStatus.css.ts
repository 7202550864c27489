import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

/** As high while the search runs as after it, so that the list below stays where it is. */
export const status = style({ display: 'grid', gap: space[4] });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  minBlockSize: '2rem',
});
export const bar = style({ blockSize: '0.375rem', overflow: 'hidden' });
export const supplier = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
