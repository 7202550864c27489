import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, text, weight } from '@/themes/scale';

export const avatar = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.brand.subtle,
  color: vars.brand.text,
  fontWeight: weight.medium,
  userSelect: 'none',
});
export const size = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem', ...text[12] },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem', ...text[14] },
  large: { inlineSize: '4rem', blockSize: '4rem', ...text[24] },
});
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const mark = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  fontWeight: weight.bold,
  letterSpacing: '0.02em',
});
export const markSize = styleVariants({
  small: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: '0.625rem' },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: '0.8125rem' },
  large: { inlineSize: '3rem', blockSize: '3rem', fontSize: '1.0625rem' },
});
export const monogramMark = style({
  background: vars.surface.muted,
  color: vars.text.secondary,
  boxShadow: `inset 0 0 0 1px ${vars.border.hairline}`,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minInlineSize: 0,
});
/** Chooses a file and draws nothing itself. */
export const picture = style({ display: 'contents' });
export const brandImage = style({
  flex: 'none',
  objectFit: 'contain',
  objectPosition: 'left center',
  inlineSize: 'auto',
  maxInlineSize: '11rem',
});
/** A picture of a logo is made for a light ground; in the dark it brings that ground along. */
const ground = {
  backgroundColor: '#fff',
  borderRadius: vars.radius.control,
  padding: '0.25rem',
  paddingInline: '0.5rem',
};
export const wordmark = style({ selectors: { ':root[data-theme="dark"] &': ground } });
export const wordmarkOnDark = style(ground);
/** Most marks fill their square; a narrow light edge keeps a dark one visible. */
const edge = { backgroundColor: '#fff', borderRadius: '30%', boxShadow: '0 0 0 2px #fff' };
export const squareMark = style({ selectors: { ':root[data-theme="dark"] &': edge } });
export const squareMarkOnDark = style(edge);
export const brandImageSize = styleVariants({
  small: { blockSize: '1.75rem' },
  medium: { blockSize: '2.25rem' },
  large: { blockSize: '3rem' },
});
export const tile = style({
  display: 'inline-grid',
  flex: 'none',
  placeContent: 'center',
  borderRadius: vars.radius.control,
  background: vars.brand.solid,
  color: vars.brand.onSolid,
  fontWeight: weight.bold,
  letterSpacing: '-0.01em',
});
export const tileSize = styleVariants({
  small: { inlineSize: '1.75rem', blockSize: '1.75rem', fontSize: '0.75rem' },
  medium: { inlineSize: '2.25rem', blockSize: '2.25rem', fontSize: '0.9375rem' },
  large: { inlineSize: '3rem', blockSize: '3rem', fontSize: '1.25rem' },
});
export const name = style({
  fontWeight: weight.bold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A narrow header has room for two lines rather than for a whole name in one.
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      textWrap: 'balance',
    },
    // And on the narrowest for the mark alone; the name is still read out.
    'screen and (max-width: 374.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
});
const inTwoLines = { '@media': { [media.phone]: { fontSize: '1rem', lineHeight: 1.15 } } };
export const nameSize = styleVariants({
  small: text[16],
  medium: { ...text[18], ...inTwoLines },
  large: text[24],
});
export const light = style({ color: '#fff', textShadow: '0 1px 2px #0006' });
