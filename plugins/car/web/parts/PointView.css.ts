import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '1.5rem',
  color: vars.brand.text,
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});
/** Both ends beside each other where there is room. */
export const ends = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
