import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const frame = style({
  position: 'relative',
  overflow: 'auto',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
});
export const scrolling = style({ maxBlockSize: 'min(40rem, 75dvh)' });
export const table = style({ ...text[14], borderCollapse: 'separate', borderSpacing: 0 });
export const caption = style({
  ...text[16],
  fontWeight: weight.medium,
  textAlign: 'start',
  padding: space[16],
});
export const head = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  background: vars.surface.muted,
  whiteSpace: 'nowrap',
  paddingInline: space[16],
  paddingBlock: space[8],
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
export const stuck = style({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });
export const cell = style({
  paddingInline: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  verticalAlign: 'middle',
  textAlign: 'start',
});
export const row = style({
  selectors: {
    '&:hover': { background: vars.surface.canvas },
    [`[data-theme="dark"] &:hover`]: { background: vars.surface.muted },
  },
});
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const low = style({ '@media': { [media.phone]: { display: 'none' } } });
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.5rem',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':hover': { color: vars.text.primary },
});
export const sorted = style({ color: vars.text.primary });
export const foot = style({ fontWeight: weight.medium, background: vars.surface.muted, borderBlockEnd: 0 });
