import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, space } from '@/themes/scale';

export const tray = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
  marginBlockStart: space[16],
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.medium,
});

export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({
  inlineSize: '100%',
  minInlineSize: '32rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const cell = style({
  padding: space[12],
  verticalAlign: 'top',
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
export const side = style([cell, { inlineSize: '8rem', color: vars.text.secondary, fontWeight: 400 }]);
export const best = style([cell, { color: vars.success.text }]);
export const picture = style({ blockSize: '8rem' });
