import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** A room beside its rates where there is room for both. */
export const room = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[24] } },
});
export const picture = style({ borderRadius: vars.radius.input, overflow: 'hidden' });
export const facts = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const rates = style({ display: 'grid', margin: 0, padding: 0, border: 0, minInlineSize: 0 });
/** One rate: what it says, then what it costs, and its box to choose it by. */
export const rate = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[12],
  paddingBlock: space[16],
  paddingInline: space[12],
  borderRadius: vars.radius.input,
  cursor: 'pointer',
  border: '1px solid transparent',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1.25rem minmax(0, 1fr) minmax(9rem, max-content)' },
    [media.hover]: { selectors: { '&:hover': { background: vars.surface.muted } } },
    [media.forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } },
  },
  selectors: {
    '& + &': { marginBlockStart: space[8] },
    '&:has(input:checked)': { background: vars.brand.subtle, borderColor: vars.brand.edge },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { cursor: 'not-allowed' },
  },
});
export const dot = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.brand.solid,
  outline: 'none',
  cursor: 'inherit',
});
export const terms = style({ display: 'grid', gap: space[4], alignContent: 'start' });
export const cost = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridColumn: '2',
  '@media': { [media.tablet]: { gridColumn: 'auto', justifyItems: 'end', textAlign: 'end' } },
});
