import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

/** Scanners want dark on light with a quiet edge, whatever the theme. */
export const qr = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '14rem',
  blockSize: '14rem',
  padding: space[20],
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

/** On paper only the codes and whose they are, black on white whatever the theme. */
export const printed = style({});
const PRINTING = 'html[data-prints-codes]';
globalStyle(`${PRINTING} body *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`${PRINTING} ${printed}, ${PRINTING} ${printed} *`, {
  '@media': { print: { visibility: 'visible', color: '#000', background: '#fff' } },
});
globalStyle(`${PRINTING} ${printed}`, { '@media': { print: { position: 'fixed', inset: 0 } } });
