import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const fields = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
