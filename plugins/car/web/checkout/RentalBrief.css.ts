import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** The picture stands beside the words where there is room. */
export const car = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)' } },
});
