import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const bar = style({
  display: 'grid',
  flex: '1',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
});
