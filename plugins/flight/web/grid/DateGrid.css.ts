import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

/** As wide as the longest word for a weekday or a kind of day asks. */
const HEAD = '5.5rem';

/** The days stay in view while the prices scroll. */
export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: 'min(34rem, 65dvh)',
  overscrollBehavior: 'contain',
  // A column is never cut by the days before it.
  scrollSnapType: 'x mandatory',
  scrollPaddingInlineStart: HEAD,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.overlay,
});
export const table = style({
  ...text[14],
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

const head = {
  position: 'sticky',
  paddingBlock: space[8],
  paddingInline: space[8],
  backgroundColor: vars.surface.muted,
  color: vars.text.secondary,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
} as const;
const below = `1px solid ${vars.border.hairline}`;
export const columnHead = style({
  ...head,
  insetBlockStart: 0,
  zIndex: 1,
  textAlign: 'center',
  scrollSnapAlign: 'start',
  borderBlockEnd: below,
});
export const rowHead = style({
  ...head,
  insetInlineStart: 0,
  zIndex: 1,
  textAlign: 'start',
  minInlineSize: HEAD,
  borderInlineEnd: below,
});
export const corner = style({
  ...head,
  ...text[12],
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 2,
  textAlign: 'start',
  borderBlockEnd: below,
  borderInlineEnd: below,
  whiteSpace: 'normal',
});
export const weekday = style({ ...text[12], display: 'block', color: vars.text.secondary });
export const day = style({ display: 'block', color: vars.text.primary });

export const cell = style({ position: 'relative', padding: '2px', minInlineSize: '5.5rem' });

const box = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: '100%',
  // A button's own width counts for nothing in a column where it is a part of it.
  minInlineSize: 'max-content',
  minBlockSize: '3.25rem',
  paddingInline: space[8],
  borderRadius: vars.radius.control,
} as const;
export const waiting = style({ ...box });
export const none = style({
  ...box,
  color: vars.text.tertiary,
  selectors: { '&[data-current]': { boxShadow: `inset 0 0 0 2px ${vars.brand.edge}` } },
});

const priced = {
  ...box,
  cursor: 'pointer',
  color: vars.text.primary,
  transition: `background-color ${motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.brand.subtleHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-current]': {
      backgroundColor: vars.brand.subtle,
      color: vars.text.primary,
      boxShadow: `inset 0 0 0 2px ${vars.brand.edge}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
} as const;
export const price = styleVariants({
  lowest: { ...priced, backgroundColor: vars.success.subtle, color: vars.success.text },
  cheaper: { ...priced, color: vars.success.text },
  same: priced,
  dearer: priced,
});
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  fontWeight: weight.medium,
});
export const note = style({ ...text[12], color: vars.text.secondary, whiteSpace: 'nowrap' });
export const nothing = style({ paddingBlockStart: space[12], textAlign: 'center' });
