import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** The picture stands beside the words, larger where there is room. */
export const head = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[16],
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space[20] } },
});
export const picture = style({ borderRadius: vars.radius.input, overflow: 'hidden' });
