import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space, text, weight } from '@/themes/scale';

export const page = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
});

/** Stays below the header while the page scrolls. */
export const sections = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockStart: '3.5rem',
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.surface.canvas,
  boxShadow: `inset 0 -1px 0 ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: { insetBlockStart: '4rem' },
    [media.low]: { position: 'static' },
  },
});
export const section = style({
  ...text[14],
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: weight.medium,
  textDecoration: 'none',
  color: vars.text.secondary,
  transition: `color ${motion.fast}`,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&[aria-current]': { color: vars.brand.text, boxShadow: `inset 0 -2px 0 ${vars.brand.edge}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** What the navigation leads to keeps clear of it. */
export const target = style({ scrollMarginBlockStart: '8rem' });

export const amenities = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const bars = style({
  display: 'grid',
  gap: space[12],
  columnGap: space[32],
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: space[4],
  ...text[14],
});
export const value = style({ margin: 0, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const track = style({
  gridColumn: '1 / -1',
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.muted,
  overflow: 'hidden',
});
export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.brand.edge,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  ...text[14],
});
