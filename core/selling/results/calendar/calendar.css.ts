import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
});
export const weekday = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  paddingBlock: space[4],
});
export const caption = style({
  ...text[12],
  captionSide: 'bottom',
  paddingBlockStart: space[8],
  textAlign: 'end',
  color: vars.text.secondary,
});
/** How many letters the longest price has. */
export const letters = createVar();
export const cell = style({ containerType: 'inline-size', padding: 0, verticalAlign: 'top' });
export const day = style({
  display: 'grid',
  gap: space[0],
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  alignContent: 'center',
  justifyItems: 'center',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.text.primary,
  cursor: 'pointer',
  ...text[14],
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.surface.muted } },
    },
  },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { background: vars.brand.solid, color: vars.brand.onSolid },
    '&[aria-pressed="true"]:hover:not([aria-disabled="true"])': { background: vars.brand.solidHover },
  },
});
export const price = style({
  ...text[12],
  // Figures are a little wider than half of their height: the longest fills its day.
  fontSize: `min(${text[12].fontSize}, calc(170cqi / ${letters}))`,
  fontVariantNumeric: 'tabular-nums',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});
export const lowest = style({
  color: vars.success.text,
  fontWeight: weight.medium,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
});
