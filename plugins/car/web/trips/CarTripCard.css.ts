import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] });
export const above = style({
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});
