import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** The picture beside the facts where there is room. */
export const car = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)' } },
});
export const picture = style({ inlineSize: '100%', maxInlineSize: '18rem', marginInline: 'auto' });
