import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const form = style({ display: 'grid', gap: space[16] });

/** Further options above the fields. */
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.desktop]: { columnGap: space[12] } },
});

/** Below the fields; from 1200 px on beside them, at the height of their boxes. */
export const submit = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { gridColumn: 'auto', paddingBlockStart: '1.625rem' },
  },
});
