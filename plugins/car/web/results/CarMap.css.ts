import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** List and map side by side from 1200 px; before that one of them. */
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

/** Who rents out at one place; a long list scrolls, so that the map stays in sight above it. */
export const vendors = style({
  maxBlockSize: '11rem',
  overflowY: 'auto',
  marginInline: `calc(-1 * ${space[8]})`,
});
export const vendor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.brand.subtle },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minBlockSize: '44px' } },
});
export const from = style({ minInlineSize: '3rem', textAlign: 'end' });
