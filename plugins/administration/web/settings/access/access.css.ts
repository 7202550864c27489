import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const line = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 24rem) auto', justifyContent: 'start' } },
});
/** Level with the field beside it, below that field's label. */
export const button = style({ '@media': { [media.tablet]: { marginBlockStart: '1.625rem' } } });
export const records = style({
  display: 'grid',
  gap: space[12],
  // What is copied is long, its type is not.
  '@media': { [media.desktop]: { gridTemplateColumns: '7rem repeat(2, minmax(0, 1fr))' } },
});
