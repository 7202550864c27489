import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const low = createVar();
export const high = createVar();
/** Where the sides of two thumbs meet, 0 to 1. */
export const middle = createVar();

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[12], ...text[14] });
export const label = style({ fontWeight: weight.medium });
export const value = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  position: 'relative',
  blockSize: '2rem',
  marginInline: '0.125rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 'calc(50% - 2px)',
    borderRadius: '2px',
    background: vars.border.hairline,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: low,
    insetInlineEnd: `calc(100% - ${high})`,
    insetBlock: 'calc(50% - 2px)',
    borderRadius: '2px',
    background: vars.brand.edge,
  },
  '@media': {
    [media.touch]: { blockSize: '2.75rem' },
    [media.forcedColors]: {
      '::before': { background: 'GrayText' },
      '::after': { background: 'Highlight' },
    },
  },
});
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  background: vars.surface.overlay,
  border: `2px solid ${vars.brand.edge}`,
  boxShadow: vars.shadow.small,
  cursor: 'grab',
} as const;
/** A thumb's middle stands half a thumb from each end at least. */
const line = `calc(0.75rem + ${middle} * (100% - 1.5rem))`;
const rest = `calc(100% - ${line})`;
/** On the left of a line, or on the right of it; the ring around a thumb may stand out. */
const leftOf = (fromRight: string) => ({ clipPath: `inset(-1rem ${fromRight} -1rem -1rem)` });
const rightOf = (fromLeft: string) => ({ clipPath: `inset(-1rem -1rem -1rem ${fromLeft})` });
/**
 * Where two inputs lie on one track, each takes the presses on its side of the middle between the values: the nearer
 * thumb comes, and two thumbs at one value can be drawn apart.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  selectors: {
    '&:first-of-type:not(:only-of-type)': leftOf(rest),
    '&:nth-of-type(2)': rightOf(line),
    '&:first-of-type:not(:only-of-type):dir(rtl)': rightOf(rest),
    '&:nth-of-type(2):dir(rtl)': leftOf(line),
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
