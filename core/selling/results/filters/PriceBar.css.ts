import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const bar = style({
  display: 'grid',
  flex: '1',
  // What is beside the price wraps before the words of the button do.
  gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
});
