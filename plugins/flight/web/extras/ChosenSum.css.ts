import { style } from '@vanilla-extract/css';
import { media } from '@/themes/scale';

/** On a phone the buttons stand below it, side by side. */
export const sum = style({
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
