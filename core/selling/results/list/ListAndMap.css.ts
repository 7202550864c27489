import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** Side by side from 1200 px; before that one of them. */
export const sides = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(17rem, 22vw, 25rem)' },
  },
});
export const list = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  selectors: {
    '[data-map="true"] > &': { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } },
  },
});
export const map = style({
  display: 'none',
  blockSize: 'max(22rem, calc(100dvh - 22rem))',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5.25rem',
      blockSize: 'calc(100dvh - 7rem)',
    },
  },
  selectors: { '[data-map="true"] > &': { display: 'block' } },
});
