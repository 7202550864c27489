import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const fields = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // As many columns as there are fields; the last one is as wide as its button.
    [media.desktop]: { display: 'flex' },
  },
});
globalStyle(`${fields} > *`, { '@media': { [media.desktop]: { flex: 1, minInlineSize: 0 } } });
export const submit = style({
  selectors: { [`${fields} > &`]: { '@media': { [media.desktop]: { flex: 'none' } } } },
});
