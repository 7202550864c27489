import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const card = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } },
});

export const price = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space[12],
  textAlign: 'end',
});
