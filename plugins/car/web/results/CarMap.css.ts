import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

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
