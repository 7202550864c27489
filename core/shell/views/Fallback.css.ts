import { style } from '@vanilla-extract/css';
import { space } from '@/themes/scale';

export const screen = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space[24],
});
export const inside = style({ display: 'grid', placeItems: 'center', flex: '1 0 auto', padding: space[24] });
