import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const head = style({ display: 'grid', gap: space[12], paddingBlockEnd: space[12] });
export const tabs = style({ position: 'relative', overflowX: 'auto' });
export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const side = style({
  display: 'grid',
  gap: space[20],
  order: 1,
  '@media': { [media.tablet]: { order: 0, position: 'sticky', insetBlockStart: 0 } },
});
/** Whose seat is chosen stays in view while the cabin scrolls. */
export const travellers = style({
  position: 'sticky',
  insetBlockStart: '-0.25rem',
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlock: space[8],
  background: vars.surface.overlay,
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', paddingInline: space[4] } },
});
export const traveller = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.pill,
  background: vars.surface.base,
  color: vars.text.primary,
  cursor: 'pointer',
  ...text[14],
  selectors: {
    '&:has(input:checked)': {
      borderColor: vars.brand.edge,
      background: vars.brand.subtle,
      boxShadow: `inset 0 0 0 1px ${vars.brand.edge}`,
    },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });
export const chosen = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
/** The seat that is looked at, at the lower edge while the cabin scrolls under it. */
export const look = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[24]})`,
  zIndex: 2,
  marginBlockStart: space[12],
  paddingBlock: space[8],
  background: vars.surface.overlay,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  minBlockSize: '3.25rem',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const lookSide = style({
  display: 'none',
  minBlockSize: '5.5rem',
  padding: space[12],
  borderRadius: vars.radius.card,
  background: vars.surface.muted,
  '@media': { [media.tablet]: { display: 'block' } },
});
