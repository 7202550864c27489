import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const card = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[24] },
  },
});
export const side = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  '@media': { [media.tablet]: { display: 'grid', justifyItems: 'end' } },
});
