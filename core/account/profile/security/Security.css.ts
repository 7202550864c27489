import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

/** Scanners want dark on light with a quiet edge, whatever the theme. */
export const qr = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '12rem',
  blockSize: '12rem',
  padding: space[12],
  marginInline: 'auto',
  background: '#fff',
  borderRadius: vars.radius.input,
  border: `1px solid ${vars.border.hairline}`,
});
export const code = style({ inlineSize: '100%', blockSize: '100%', display: 'block' });
export const secret = style({
  ...text[16],
  fontFamily: 'ui-monospace, monospace',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: space[8],
  padding: space[16],
  background: vars.surface.muted,
  borderRadius: vars.radius.input,
  ...text[16],
  fontFamily: 'ui-monospace, monospace',
  fontVariantNumeric: 'tabular-nums',
});

/** On paper only the codes and whose they are. */
export const printed = style({});
globalStyle('html[data-prints-codes] body *', { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`html[data-prints-codes] ${printed}, html[data-prints-codes] ${printed} *`, {
  '@media': { print: { visibility: 'visible' } },
});
