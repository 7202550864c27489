import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** On phones a line of its own, so that no word is cut. */
export const drop = style({
  flex: '1 1 100%',
  '@media': { [media.tablet]: { flex: 'none' } },
});

const field = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fields = style([
  field,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr) auto',
      },
    },
  },
]);

/** With two places, these have a line to themselves. */
export const fieldsOfTwo = style([
  field,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
    },
  },
]);

export const places = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
    },
    [media.desktop]: { selectors: { [`${fields} > &`]: { gridColumn: 'auto' } } },
  },
});

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  alignItems: 'start',
});
