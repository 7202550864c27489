import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** One large picture and four small ones; on a phone a row to swipe. */
export const gallery = style({
  position: 'relative',
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: vars.radius.card,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      overflow: 'hidden',
      gridTemplateColumns: '2fr 1fr 1fr',
      gridTemplateRows: 'repeat(2, minmax(0, 11rem))',
    },
    [media.desktop]: { gridTemplateRows: 'repeat(2, minmax(0, 13rem))' },
  },
});
export const shot = style({
  position: 'relative',
  flex: '0 0 86%',
  aspectRatio: '4 / 3',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  padding: 0,
  border: 0,
  background: vars.surface.muted,
  cursor: 'zoom-in',
  selectors: {
    '&:first-child': { gridRow: 'span 2' },
    // Fewer than five leave no gap.
    '&:only-child': { flexBasis: '100%', gridColumn: '1 / -1' },
    '&:nth-child(2):last-child': { gridRow: 'span 2', gridColumn: 'span 2' },
    '&:nth-child(2):nth-last-child(2), &:nth-child(3):last-child, &:nth-child(4):last-child': {
      gridColumn: 'span 2',
    },
    '&:focus-visible': { outline: `3px solid ${vars.focus}`, outlineOffset: '-3px', zIndex: 1 },
  },
  '@media': { [media.tablet]: { aspectRatio: 'auto', blockSize: '100%' } },
});
/** Beyond the five that a grid shows; a phone swipes on to them. */
export const beyond = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const frame = style({ position: 'relative' });
export const all = style({ position: 'absolute', insetBlockEnd: space[12], insetInlineEnd: space[12] });
export const shots = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const framed = style({ margin: 0, display: 'grid', gap: space[8] });
export const rounded = style({ borderRadius: vars.radius.input, overflow: 'hidden' });
