import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const fields = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) auto' },
  },
});

export const ages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space[12],
});
