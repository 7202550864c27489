import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const columns = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
});
