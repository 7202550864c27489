import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const card = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(max-content, 11rem)' } },
});
/** The price with its button: below the facts on a phone, at the right edge elsewhere. */
export const price = style({ display: 'grid', gap: space[8] });
