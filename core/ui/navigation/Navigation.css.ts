import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const crumbs = style({
  ...text[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  color: vars.text.secondary,
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.5rem',
  minInlineSize: 0,
});
export const here = style({ color: vars.text.primary, overflow: 'hidden', textOverflow: 'ellipsis' });

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});
export const page = style({
  ...text[14],
  display: 'grid',
  placeContent: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '@media': {
    [media.phone]: { display: 'none' },
    [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' },
  },
  selectors: {
    '&:hover': { background: vars.surface.muted },
    '&[aria-current="page"]': {
      background: vars.brand.subtle,
      color: vars.brand.text,
      fontWeight: weight.medium,
    },
  },
});
export const gap = style({
  ...text[14],
  color: vars.text.tertiary,
  minInlineSize: '1.5rem',
  textAlign: 'center',
  '@media': { [media.phone]: { display: 'none' } },
});
/** Stands for the numbers where they have no room. */
export const place = style({
  ...text[14],
  minInlineSize: '8rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'none' } },
});
