import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

/** Seats and aisles of a deck, as tracks of a grid. */
export const tracks = createVar();

const seatSize = 'minmax(1.5rem, 2.625rem)';
export const seatTrack = seatSize;
export const aisleTrack = 'minmax(1.125rem, 2rem)';

/** The fuselage: a nose in front, walls at the sides. */
export const deck = style({
  display: 'grid',
  justifyItems: 'stretch',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[8],
  paddingBlock: `${space[40]} ${space[24]}`,
  border: `2px solid ${vars.border.hairline}`,
  borderRadius: '50% 50% 2rem 2rem / 3.5rem 3.5rem 2rem 2rem',
  background: vars.surface.base,
  '@media': {
    [media.tablet]: {
      paddingInline: space[20],
      paddingBlockStart: space[80],
      borderRadius: '50% 50% 2.5rem 2.5rem / 7rem 7rem 2.5rem 2.5rem',
    },
  },
});
export const deckName = style({ textAlign: 'center', color: vars.text.secondary, ...text[14] });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: tracks,
  alignItems: 'center',
  columnGap: '0.1875rem',
  paddingBlock: '0.125rem',
  '@media': { [media.tablet]: { columnGap: space[4] } },
});
export const exitRow = style({ paddingBlockStart: space[24] });
/** Wings reach out of the walls. */
export const overWing = style({
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: space[4],
      background: vars.border.control,
      opacity: 0.45,
    },
    '&::before': { insetInlineStart: `calc(-1 * ${space[8]} - 2px)` },
    '&::after': { insetInlineEnd: `calc(-1 * ${space[8]} - 2px)` },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&::before': { insetInlineStart: `calc(-1 * ${space[20]} - 2px)`, inlineSize: space[8] },
        '&::after': { insetInlineEnd: `calc(-1 * ${space[20]} - 2px)`, inlineSize: space[8] },
      },
    },
  },
});
export const exitMark = style({
  position: 'absolute',
  insetBlockStart: space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.125rem',
  color: vars.danger.text,
  fontWeight: weight.medium,
  ...text[12],
});
export const exitStart = style({ insetInlineStart: 0 });
export const exitEnd = style({ insetInlineEnd: 0 });

export const letter = style({
  textAlign: 'center',
  color: vars.text.secondary,
  fontWeight: weight.medium,
  ...text[12],
});
export const number = style({
  textAlign: 'center',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...text[12],
});

export const seat = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1 / 1.08',
  minBlockSize: '1.5rem',
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: '0.375rem 0.375rem 0.25rem 0.25rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.bold,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  ...text[12],
  selectors: { '&:focus-visible': { outlineOffset: '2px', zIndex: 1 } },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const looks = styleVariants({
  free: {
    cursor: 'pointer',
    borderColor: vars.brand.edge,
    background: vars.brand.subtle,
    color: vars.brand.text,
    ':hover': { background: vars.brand.subtleHover },
  },
  legroom: {
    cursor: 'pointer',
    borderColor: vars.brand.edge,
    borderBlockStartWidth: '0.3125rem',
    background: vars.surface.base,
    color: vars.brand.text,
    ':hover': { background: vars.brand.subtleHover },
  },
  mine: {
    cursor: 'pointer',
    borderColor: vars.brand.solid,
    background: vars.brand.solid,
    color: vars.brand.onSolid,
    '@media': { [media.forcedColors]: { background: 'Highlight', color: 'HighlightText' } },
  },
  theirs: {
    cursor: 'pointer',
    borderColor: vars.text.primary,
    background: vars.text.primary,
    color: vars.text.inverse,
  },
  taken: {
    cursor: 'not-allowed',
    borderColor: 'transparent',
    background: vars.surface.muted,
    color: vars.text.tertiary,
  },
  refused: {
    cursor: 'not-allowed',
    borderColor: vars.border.control,
    borderStyle: 'dashed',
    background: 'transparent',
    color: vars.text.tertiary,
  },
});
export const drawn = style({ selectors: { '&::before': { content: 'attr(data-text)' } } });
/** Wide seats have room for their price; narrow ones for a sign. */
export const price = style({
  display: 'none',
  fontWeight: weight.medium,
  '@media': { [media.tablet]: { display: 'inline' } },
});
export const sign = style({ display: 'grid', '@media': { [media.tablet]: { display: 'none' } } });
/** A seat of the legend. */
export const sample = style({ inlineSize: '1.75rem', blockSize: '1.75rem', flex: 'none', minBlockSize: 0 });
