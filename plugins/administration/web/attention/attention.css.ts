import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const points = style({ display: 'grid', gap: space[16] });
/** What it is, and beside that how it stands. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
